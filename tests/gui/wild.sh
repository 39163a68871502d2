#!/usr/bin/env bash
# wild.sh PROGRAM FOLDER SEED... : random presses, drags and typing, $STEPS steps a seed (400), with another of the
# $SCREENS every $EACH (100). The program must reach the end of each, whatever happens on the way. Script and output
# are in FOLDER/SEED.
set -euo pipefail
program=$1 folder=$2
shift 2
steps=${STEPS:-400}
all="title battle setup setup editor editor lab breeder free series story_table coin_rpg edged_coins universalis card_draw settings keys \
    help battles replays"
rm -rf "$folder"

wild() {
    awk -v seed="$1" -v steps="$steps" -v each="${EACH:-100}" -v screens="${SCREENS:-$all}" '
        function any(list, n, words) { n = split(list, words, " "); return words[int(rand() * n) + 1] }
        function at(name) { return "\"" name "\":[" int(rand() * 1280) "," int(rand() * 800) "]" }
        function often() { return rand() < 0.2 ? ",\"at_once\":true" : "" }
        BEGIN {
            srand(seed)
            battles = "two-lines cannae zama crecy"
            keys = "Escape Enter Tab Space Delete Backspace Left Right Up Down Home End PageUp PageDown F1 F2 F3 F5 F9 F11 PadX PadY " \
                "Ctrl+Z Ctrl+Y Ctrl+C Ctrl+V Ctrl+X Ctrl+A Ctrl+S Ctrl+D Shift+Tab Shift+Left Plus Minus 0 PadHeld A D G M R S 1 2 3"
            texts = "3 12 0 -1 999999999999 1e99 2.5 Ann Ben a,b;c \\\"\\\\ ../../x {1} %s %n ####ID é日本語 " \
                "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"
            for (step = 0; step < steps; ++step) {
                if (step % each == 0)
                    print "{\"do\":\"screen\",\"name\":\"" any(screens) "\",\"battle\":\"" any(battles) "\"}"
                dice = rand()
                if (dice < 0.5) print "{\"do\":\"press\",\"any\":" int(rand() * 1000) ",\"but\":[\"Quit\"]" often() "}"
                else if (dice < 0.6)
                    print "{\"do\":\"click\"," at("at") ",\"space\":\"pixels\",\"clicks\":" int(rand() * 2) + 1 ",\"button\":\"" \
                        any("left left left right middle") "\",\"mods\":\"" any("- - Shift Ctrl") "\"" often() "}"
                else if (dice < 0.72)
                    print "{\"do\":\"drag\"," at("from") "," at("to") ",\"space\":\"pixels\",\"moves\":" int(rand() * 5) + 1 \
                        ",\"button\":\"" any("left left left right middle") "\",\"mods\":\"" any("- - Shift") "\"" often() "}"
                else if (dice < 0.76) print "{\"do\":\"wheel\"," at("at") ",\"space\":\"pixels\",\"by\":" int(rand() * 9) - 4 often() "}"
                else if (dice < 0.90) print "{\"do\":\"key\",\"key\":\"" any(keys) "\"" often() "}"
                else if (dice < 0.97) print "{\"do\":\"type\",\"text\":\"" any(texts) "\"" often() "}"
                else if (dice < 0.98)
                    print "{\"do\":\"resize\",\"size\":[" any("1280,800 1280,800 800,600 1920,1080 320,200") "]}"
                else print "{\"do\":\"wait\",\"frames\":" int(rand() * 20) "}"
            }
        }'
}

for seed; do
    mkdir -p "$folder/$seed/profile"
    cd "$folder/$seed"
    wild "$seed" >wild.jsonl
    rc=0
    timeout "${MOST:-600}" "$program" --size 1280x800 --seed "$seed" --fast --no-sound --profile profile --drive wild.jsonl >said 2>&1 || rc=$?
    if [ "$rc" != 0 ]; then
        echo "seed $seed: status $rc"
        tail -n 40 said
        exit 1
    fi
    cd - >/dev/null
done
