# Sourced by windows.sh: programs behind `cmd:`.
c++ -std=c++20 -O1 tests/windows/bot.cpp -o "$tried/bot"
x86_64-w64-mingw32-g++-posix -std=c++20 -O1 -static tests/windows/bot.cpp -o "$tried/bot.exe"

# A record contains the bots' names, and a checksum over everything.
apart_from_name() { grep -vE 'cmd:|"checksum"' "$1"; }
# The same program, built for both systems, fights the same battle.
fights_alike() {
    local record=$tried/fought
    (cd "$tried" && "$here/bin/coinwars-cli" play two-lines --heads cmd:./bot --tails recruit --seed 7 --record "$record.here.json") &&
        (cd "$tried" && "$wine" "$there/bin/coinwars-cli.exe" play two-lines --heads cmd:bot.exe --tails recruit --seed 7 \
            --record "$record.there.json") && diff <(apart_from_name "$record.here.json") <(apart_from_name "$record.there.json")
}
# loses PROGRAM REASON: it must lose, with this reason.
loses() {
    local status=0
    (cd "$tried" && "$wine" "$there/bin/coinwars-cli.exe" play two-lines --heads recruit --tails "cmd:$1" --seconds 2) >"$tried/lost" 2>&1 ||
        status=$?
    [ "$status" = 1 ] && grep -q "Heads won (forfeit)" "$tried/lost" && grep -qF "$2" "$tried/lost" || { cat "$tried/lost"; return 1; }
}
# Processes that do not end by themselves are ended with their shell, through their job.
lingers() {
    loses "bot.exe lingers" "has said nothing for 2 s" && ! pgrep -f 'bot\.exe.*lingers'
}
holds "a bot fights as here" fights_alike
holds "a bot that ends" loses "exit 3" "exit 3 has ended"
holds "a bot that talks" loses "echo hello" 'has said "hello", which is not a JSON object'
holds "a bot that stays" lingers
