# Sourced by the scripts of this folder: takes CLI, makes a temporary folder, runs tables and guests.
set -euo pipefail
cli=$1
folder=$(mktemp -d)
processes=()
finish() {
    for each in "${processes[@]}"; do kill -KILL "$each" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT
cd "$folder"

fail() {
    echo "$*"
    tail -n 5 ./*.log ./*.err
    exit 1
}
# NAME WORDS...: runs `coinwars-cli WORDS` as that user, with the prefix `runner`, if any; its pid is in $begun.
runner=()
begin() {
    touch "$1.log" "$1.err"
    "${runner[@]}" "$cli" --profile "$folder/profile-$1" "${@:2}" >>"$1.log" 2>>"$1.err" &
    begun=$!
    processes+=("$begun")
}
# NAME "to join" or "to watch": waits for its link, over loopback.
link_of() {
    for _ in $(seq 600); do
        link=$(sed -n "s/^$2: *//p" "$1.log" | tail -n 1)
        [ -z "$link" ] || break
        sleep 0.05
    done
    [ -n "$link" ] || fail "$1 has told no link"
    echo "$link" | sed -E 's#//.*:([0-9]+)/#//127.0.0.1:\1/#'
}
port_of() { link_of "$1" "to join" | sed -E 's#.*:([0-9]+)/.*#\1#'; }
# PROCESS NAME: must end with status 0.
ends_well() { wait "$1" || fail "$2 has ended with $?"; }
# FILE...: each must be valid, with its signatures and throws, and all must have the same end.
all_hold() {
    for file; do "$cli" replay "$file" >told || fail "$file does not hold"; grep -q "no throw was rigged" told || fail "$file: $(cat told)"; done
    for file; do "$cli" replay "$file" --json | grep '"hash"\|"steps"\|"by"\|"winner"'; echo; done | sort -u >ends
    [ "$(grep -c '"hash"' ends)" = 1 ] || fail "two ends: $(cat ends)"
}
