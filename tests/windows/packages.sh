# Sourced by windows.sh: the silent installer, the installed files, and what remains after removal.
installed="$WINEPREFIX/drive_c/Program Files/Coin Wars"
menu="$WINEPREFIX/drive_c/ProgramData/Microsoft/Windows/Start Menu/Programs"

# Also over an earlier version.
installs() {
    mkdir -p "$installed/assets/battles"
    touch "$installed/assets/battles/former.json"
    "$wine" "$there"/coinwars-*-windows.exe /S
    "$wine" reg query 'HKLM\Software\Classes\CoinWars.Battle\shell\open\command' | grep -F 'coinwars.exe" "%1"' &&
        [ -f "$installed/coinwars.exe" ] && [ ! -e "$installed/assets/battles/former.json" ] && find "$menu" -name 'Coin Wars.lnk' | grep .
}
# Players' data stays.
removes() {
    local profile
    profile=$(echo "$WINEPREFIX"/drive_c/users/*/AppData/Roaming)/coinwars
    mkdir -p "$profile"
    touch "$profile/kept"
    "$wine" "$installed/uninstall.exe" /S
    # It continues in the background, from a folder that it can delete.
    for _ in $(seq 300); do
        [ -e "$installed" ] || break
        sleep 0.1
    done
    ! "$wine" reg query 'HKLM\Software\Classes\.coinwars' && [ ! -e "$installed" ] && [ -z "$(find "$menu" -name 'Coin Wars*')" ] && [ -e "$profile/kept" ]
}
holds "the installer" installs
holds "the installed game" plays "$installed/coinwars.exe" "$tried/installed" "$root/tests/gui/scripts/continue.jsonl"
holds "the installed command line" "$wine" "$installed/coinwars-cli.exe" replay tests/replays/cannae.json
holds "its removal" removes
