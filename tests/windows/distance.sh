# Sourced by windows.sh: tables shared by programs of both systems over loopback.

# Wraps each program in one word, for scripts that start programs by themselves.
for program in coinwars coinwars-cli; do
    printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$wine" "$there/bin/$program.exe" >"$tried/$program"
    chmod +x "$tried/$program"
done

holds "bots from Windows come to a table here" tests/remote/two_bots.sh "$here/bin/coinwars-cli" "$tried/coinwars-cli"
holds "bots from here come to a table on Windows" tests/remote/two_bots.sh "$tried/coinwars-cli" "$here/bin/coinwars-cli"

# by_code TABLE GUEST: joins with only the code.
by_code() {
    local folder=$tried/by_code code="" table status=0
    rm -rf "$folder"
    mkdir "$folder"
    "$1" --profile "$folder/ada" table two-lines --bot recruit --port 0 --out "$folder/table.json" >"$folder/table" &
    table=$!
    while [ -z "$code" ] && kill -0 $table; do
        sleep 0.1
        code=$(sed -n 's/^to join: .*#//p' "$folder/table")
    done
    timeout 120 "$2" --profile "$folder/ben" join "$code" --bot recruit --out "$folder/guest.json" >"$folder/guest" || status=$?
    [ "$status" = 0 ] || kill $table
    wait $table || status=$?
    tail -n 3 "$folder/table" "$folder/guest"
    [ "$status" = 0 ] && [ "$(tail -n 1 "$folder/table")" = "$(tail -n 1 "$folder/guest")" ]
}
holds "by the code alone from Windows" by_code "$here/bin/coinwars-cli" "$tried/coinwars-cli"
holds "by the code alone to Windows" by_code "$tried/coinwars-cli" "$here/bin/coinwars-cli"

# windows_play GAME HOST GUEST: two windows, as in tests/gui; everything they save is valid here.
windows_play() {
    tests/gui/two_screens/two_screens.sh "$2" "$here/bin/coinwars-cli" "$here/bin/check_labels" "$tried/two_screens/$1" "$1" "$3"
}
mkdir -p "$tried/two_screens"
for game in cannae edged_coins coin_rpg; do
    holds "$game: a window on Windows comes to one here" windows_play "$game" "$here/bin/coinwars" "$tried/coinwars"
done
holds "card_draw: a window here comes to one on Windows" windows_play card_draw "$tried/coinwars" "$here/bin/coinwars"
