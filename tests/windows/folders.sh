# Sourced by windows.sh: folders and names with spaces and letters of other scripts, the user's own folder, two copies at once.
game="$tried/Spiel ß é 日本"
mkdir "$game"
unzip -q "$there"/coinwars-*-windows.zip -d "$game"
game=$(echo "$game"/*)

kept_under() { # kept_under NAME: pages and picture of tests/windows/letters.jsonl
    local profile=$1/profile name="Straße Ωμέγα Жук 日本"
    ls "$profile/stories" "$profile/pictures"
    [ -s "$profile/stories/$name.md" ] && [ -s "$profile/pictures/$name.png" ] && pdffonts "$profile/stories/$name.pdf" | grep DroidSansFallback
}
holds "unpacked where a folder has any letters" plays "$game/coinwars.exe" "$tried/Profil ж ü" "$root/tests/windows/letters.jsonl"
holds "names of files with any letters" kept_under "$tried/Profil ж ü"

# Without --profile.
in_users_folder() {
    local folder
    folder=$(echo "$WINEPREFIX"/drive_c/users/*/AppData/Roaming)
    rm -rf "$folder/coinwars"
    (cd "$tried" && "$wine" "$game/coinwars.exe" --size 1280x800 --no-sound --fast --drive "$root/tests/gui/scripts/autosave.jsonl") &&
        [ -n "$(ls "$folder/coinwars/saves")" ]
}
holds "a profile in the user's folder" in_users_folder

two_copies() {
    local shared=$tried/shared first=0 second=0
    mkdir -p "$tried/first" "$tried/second"
    (cd "$tried/first" && "$wine" "$game/coinwars.exe" --size 1280x800 --no-sound --profile "$shared" --fast \
        --drive "$root/tests/gui/scripts/autosave.jsonl") &
    (cd "$tried/second" && "$wine" "$game/coinwars.exe" --size 1280x800 --no-sound --profile "$shared" --fast \
        --drive "$root/tests/gui/scripts/story_table_kept.jsonl") || second=$?
    wait $! || first=$?
    [ "$first" = 0 ] && [ "$second" = 0 ]
}
holds "two copies at once" two_copies
