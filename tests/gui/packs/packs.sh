#!/usr/bin/env bash
# packs.sh COINWARS COINWARS_CLI CHECK_LABELS FOLDER: Ada (English) passes on her battle with coins and picture, and
# coins and a formation alone; Ben (German) views, saves and plays it; Eve's pack of the same name is saved beside it.
# Invalid packs are refused in a sentence, without saving. Replays named like packs are recognized by their content.
set -euo pipefail
program=$1 cli=$2 check=$3 folder=$4
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$folder"
mkdir -p "$folder"
window=0

# play WHO SCRIPT [FILE] [SENTENCE] -- WORD...: opens a window of that profile; its script gets FILE and SENTENCE
play() {
    local who=$1 script=$2 file=$3 sentence=$4
    shift 4
    window=$((window + 1))
    local last=$folder/$(printf %02d $window)-$who-$script
    mkdir -p "$last"
    sed -e "s|@FILE@|$file|; s|@SENTENCE@|$sentence|" "$here/$script.jsonl" >"$last/script.jsonl"
    (cd "$last" && "$program" "$@" --seed 1 --fast --no-sound --small-pictures --size 1280x800 --profile "$folder/$who" \
        --drive script.jsonl 2>log) || { cat "$last/log"; echo "$last"; exit 1; }
}
own() {
    mkdir -p "$folder/$1/battles" "$folder/$1/coins"
    cp "$here/../scripts/own_files.profile/aside/quarrel.json" "$folder/$1/battles"
    cp "$here/../scripts/own_files.profile/aside/tokens.json" "$folder/$1/coins"
}
# refuse FILE SENTENCE: in both languages, and nothing is saved
refuse() {
    play ben refused "$1" "$2"
    play ben refused "$1" "$2" --language de --scale 200
    ! "$cli" check "$1" 2>>"$folder/checks"
    [ "$(ls -A "$folder/ben/packs")" = "$kept" ]
}

own ada
mkdir "$folder/ada/formations"
picture=$here/../../../assets/textures/cards/signs.png
echo '{"format": "coinwars-formation/1", "title": "Hammer", "places": [{"type": "penny", "at": [0, 0]}]}' \
    >"$folder/ada/formations/hammer.json"
printf '\x89PNG, and no picture' >"$folder/broken.png"
play ada picture "$picture" "$folder/broken.png"
cmp "$picture" "$folder/ada/pictures/quarrel.png"
play ada pass_on "" ""
pack=$folder/ada/given/kitchen-quarrel.coinwars
"$cli" check "$pack" | grep -q "Kitchen quarrel, by Ada: 1 battle, 1 coin set, 1 picture"
play ada pass_on "" "" --language de --scale 200
play ada pass_coins "" ""
"$cli" check "$folder/ada/given/tokens.coinwars" | grep -q "Tokens: 1 coin set$"
"$cli" check "$folder/ada/given/hammer.coinwars" | grep -q "Hammer: 1 formation$"
play ben open "" "" "$pack"
play ben open "" "" "$pack" --language de --scale 200
[ ! -e "$folder/ben/packs/kitchen-quarrel" ]
play ben keep "$pack" "" --language de
[ -e "$folder/ben/packs/kitchen-quarrel/battles/quarrel.json" ]

own eve
sed -i 's/"width": [0-9.]*/"width": 30/' "$folder/eve/battles/quarrel.json"
"$cli" --profile "$folder/eve" pack "$folder/eve.coinwars" quarrel --title "Kitchen quarrel" --author Eve
play ben other "$folder/eve.coinwars" ""
"$cli" --profile "$folder/ben" battles | grep -c "^quarrel@kitchen-quarrel" | grep -qx 2

play ben delete "" ""

# A war includes those of its battles that do not ship.
mkdir -p "$folder/ada/wars"
sed 's/"title": "Two neighbours"/"title": "The crusade"/' "$here/../../../assets/wars/two-neighbours.json" >"$folder/ada/wars/crusade.json"
play ada war "" ""
play ben keep_war "" "" "$folder/ada/given/the-crusade.coinwars" --language de --scale 200

kept=$(ls -A "$folder/ben/packs")
head -c 900 "$pack" >"$folder/torn.coinwars"
refuse "$folder/torn.coinwars" "torn.coinwars: this is damaged"
truncate -s 4G "$folder/zeros.coinwars"
printf 'PK\003\004' | dd of="$folder/zeros.coinwars" conv=notrunc status=none
refuse "$folder/zeros.coinwars" "zeros.coinwars: this is larger than 32 MB"
LC_ALL=C sed 's|battles/quarrel.json|../../x/quarrel.json|g' "$pack" >"$folder/outside.coinwars"
refuse "$folder/outside.coinwars" "outside.coinwars: ../../x/quarrel.json: this points to a file outside the pack"
# Three files are wrong: the window reports the first fault, the command line all of them.
"$cli" unpack "$pack" "$folder/unpacked"
echo "no picture" >"$folder/unpacked/pictures/quarrel.png"
sed -i 's/"coin_set": "tokens"/"coin_set": "gone"/' "$folder/unpacked/battles/quarrel.json"
sed 's/"begins": "ford"/"begins": "nowhere"/' "$here/../../../assets/wars/two-neighbours.json" >"$folder/unpacked/war.json"
mkdir "$folder/unpacked/wars"
mv "$folder/unpacked/war.json" "$folder/unpacked/wars/round.json"
(cd "$folder/unpacked" && cmake -E tar cf "$folder/faults.coinwars" --format=zip pack.json battles coins pictures wars)
play ben more_faults "$folder/faults.coinwars" "faults.coinwars: pictures/quarrel.png: this picture cannot be read"
! "$cli" check "$folder/faults.coinwars" 2>"$folder/faults"
grep -q "^faults.coinwars: pictures/quarrel.png: this picture cannot be read" "$folder/faults"
grep -q '^faults.coinwars: battles/quarrel.json: /coin_set: there is no coin set "gone"$' "$folder/faults"
grep -q '^faults.coinwars: wars/round.json: /begins: no place is called "nowhere"$' "$folder/faults"
[ "$(wc -l <"$folder/faults")" = 3 ]
[ "$(ls -A "$folder/ben/packs")" = "$kept" ]

# One file extension, two kinds of file.
cp "$here/../../replays/two-lines.json" "$folder/turn.coinwars"
play ben turn "$folder/turn.coinwars" ""
"$cli" check "$folder/turn.coinwars" | grep -q "two-lines\|Two lines"
! "$cli" unpack "$folder/turn.coinwars" "$folder/no_pack" 2>"$folder/faults"
grep -q "this is not a Coin Wars pack" "$folder/faults"
cp "$pack" "$folder/quarrel.zip"
play ben zip "$folder/quarrel.zip" ""
if type update-mime-database gio >/dev/null 2>&1 && [ -e /usr/share/mime/packages/freedesktop.org.xml ]; then
    mkdir -p "$folder/share/mime/packages"
    cp /usr/share/mime/packages/freedesktop.org.xml "$here/../../../assets/desktop/coinwars.xml" "$folder/share/mime/packages"
    update-mime-database "$folder/share/mime" 2>/dev/null
    kind() {
        XDG_DATA_DIRS=$folder/share XDG_DATA_HOME=$folder/share gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'
    }
    [ "$(kind "$pack")" = application/x-coinwars-pack ]
    [ "$(kind "$folder/eve.coinwars")" = application/x-coinwars-pack ]
    [ "$(kind "$folder/turn.coinwars")" = application/x-coinwars ]
    [ "$(kind "$folder/quarrel.zip")" = application/zip ]
fi
"$check" "$folder"/*/*.labels.json
