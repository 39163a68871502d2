#!/usr/bin/env bash
# war_passed_on.sh COINWARS COINWARS_CLI CHECK_LABELS FOLDER: Ada makes a war of three battles, one of her own, tests
# it with a hundred wars of Sergeants and passes it on. Ben (German) opens the pack, begins the war and invites Ada to
# its first battle by a link; both windows show the same end.
set -euo pipefail
program=$1 cli=$2 check=$3 folder=$4
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$folder"
mkdir -p "$folder"/{make,host,guest} "$folder/ada/battles"
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT

# window FOLDER PROFILE SCRIPT WORDS...: replaces this process by the program
window() {
    local where=$1 profile=$2 script=$3
    shift 3
    cd "$folder/$where"
    exec "$program" "$@" --seed 1 --fast --no-sound --small-pictures --size 1280x800 --profile "$folder/$profile" --drive "$script" 2>log
}
fail() {
    cat "$folder"/*/log
    exit 1
}

sed 's/"title": "The ford"/"title": "The weir"/' "$here/../../../assets/battles/ford.json" >"$folder/ada/battles/weir.json"
(window make ada "$here/make_war.jsonl") || fail
pack=$folder/ada/given/three-summers.coinwars
"$cli" check "$pack" | grep -q "Three summers, by Ada: 1 battle, 1 war"

window host ben "$here/war_host.jsonl" "$pack" --language de &
host=$!
until [ -s "$folder/host/invited.labels.json" ]; do
    kill -0 $host 2>/dev/null || fail
    sleep 0.1
done
code=$(grep -oE '([0-9A-Z]{5}-){3}[0-9A-Z]{5}' "$folder/host/invited.labels.json" | head -n 1)
port=$(grep -oE '[0-9]:[0-9]{4,5}' "$folder/host/invited.labels.json" | head -n 1)
sed "s|@LINK@|http://127.0.0.1:${port#*:}/#$code|" "$here/war_guest.jsonl" >"$folder/guest.jsonl"
window guest ada "$folder/guest.jsonl" &
guest=$!
wait $guest || fail
wait $host || fail
cmp "$folder/host/end.state.json" "$folder/guest/end.state.json"
"$check" "$folder"/*/*.labels.json
for file in "$folder"/{ada,ben}/replays/*.json; do "$cli" replay "$file"; done
