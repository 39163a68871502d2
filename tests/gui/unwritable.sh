#!/usr/bin/env bash
# unwritable.sh PROGRAM KEPT FOLDER: if nothing can be written, people can still play and are told what is not saved:
# a read-only profile, no folder for a profile, a full disk. Earlier saves are untouched.
set -euo pipefail
program=$1 kept=$2 folder=$3
chmod -R u+w "$folder" 2>/dev/null || true
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

# Root can write anywhere, unless it drops that right.
as_people=()
test "$(id -u)" != 0 || as_people=(setpriv --bounding-set=-all --inh-caps=-all)
"${as_people[@]}" true || { echo "root cannot go without its rights here"; exit 77; }
window() { "${as_people[@]}" "$program" --size 1280x800 --seed 1 --fast --no-sound "$@" || { echo "unwritable: $*"; exit 1; }; }
step() { printf '%s\n{"do":"wait","until":"idle"}\n' "$@"; }
press() { step "{\"do\":\"press\",\"label\":\"$1\"}"; }
expect() { step "{\"do\":\"expect\",\"label\":\"$1\"}"; }

cp -r "$kept" profile
cp -r "$kept" before
chmod -R a-w profile
denied="cannot be written: that is not permitted."
{
    press "Continue"
    step '{"do":"click","at":{"coin":"t5"}}' '{"do":"click","at":[15.5,11]}'
    expect "The battle was not saved"
    expect "profile/saves/battle.journal.new $denied"
    press "Fight on"
    step '{"do":"expect","state":{"/actions_left":9}}'
    press "Menu"
    press "Concede"
    press "Give up"
    expect "The replay was not saved"
    press "Try again"
    expect "The replay was not saved"
    press "All right"
    press "Look at the table"
    press "Menu"
    expect "The replay was not saved"
    press "Continue"
    step '{"do":"screen","name":"settings"}'
    press "125 %"
    expect "The settings could not be saved: profile/settings.json.new $denied"
    echo '{"do":"labels","file":"settings.labels.json"}{"do":"shot","file":"settings.png"}' | sed 's/}{/}\n{/'
    press "All right"
    press "100 %"
    step '{"do":"expect","no_label":"All right"}'
    step '{"do":"screen","name":"editor"}'
    press "Dime"
    step '{"do":"click","at":[20,4]}' '{"do":"click","at":[22,4]}'
    expect "The draft could not be saved: profile/unsaved-battle.json.new $denied"
    press "All right"
    step '{"do":"click","at":[24,4]}'
    step '{"do":"expect","no_label":"All right"}'
    step '{"do":"screen","name":"edged_coins"}'
    press "Throw"
    expect "What you do now is not being saved: profile/stories/edged-coins.json.new $denied"
    step '{"do":"screen","name":"coin_rpg"}'
    press "Tell it"
    expect "What you do now is not being saved: profile/stories/coin-rpg.json.new $denied"
} >read_only.jsonl
window --profile profile --drive read_only.jsonl
diff -r before profile

# No folder for a profile can be made: a temporary one is used.
mkdir home tmp
chmod a-w home
{
    expect "Please note"
    press "All right"
    step '{"do":"screen","name":"battle","battle":"two-lines"}'
    press "Heads agrees"
    step '{"do":"expect","no_label":"The battle was not saved"}'
} >homeless.jsonl
HOME=$PWD/home XDG_DATA_HOME=$PWD/home/data TMPDIR=$PWD/tmp window --drive homeless.jsonl
ls tmp/coinwars-*/saves/battle.journal >/dev/null

# A disk that takes at most eight kilobytes of any file: bots fight until a message says so; saves stay usable.
cat >full.jsonl <<'END'
{"do":"wait","until":"idle"}
{"do":"press","label":"Recruit","nth":1}
{"do":"press","label":"Recruit","nth":2}
{"do":"press","label":"To the table"}
{"do":"wait","frames":3}
{"do":"press","label":"Let them begin"}
{"do":"wait","label":"Fight on"}
{"do":"expect","label":"The battle was not saved"}
END
(
    trap '' XFSZ
    ulimit -f 8
    window cannae --profile full --drive full.jsonl
)
{
    press "Continue"
    step '{"do":"expect","screen":"battle"}' '{"do":"expect","no_label":"The battle was not saved"}'
} >again.jsonl
window --profile full --drive again.jsonl
