# Sourced: Windows programs in Wine, with a display of their own.

wine=$PWD/third_party/windows/wine.sh

# start_wine FOLDER: one X server and one Wine for everything that follows, since its desktop keeps the first display.
start_wine() {
    export WINEPREFIX=$PWD/build/windows-tools/wine LIBGL_ALWAYS_SOFTWARE=1
    Xvfb -displayfd 3 -screen 0 2560x1600x24 -nolisten tcp 3>"$1/display" 2>"$1/xvfb" &
    xvfb=$!
    until [ -s "$1/display" ]; do
        kill -0 "$xvfb"
        sleep 0.1
    done
    DISPLAY=:$(cat "$1/display")
    export DISPLAY
    boot_wine
    place_fonts
}

# Wine has no fonts for other scripts: put Debian's into the folder of Windows, and into its user's.
place_fonts() {
    local fonts=/usr/share/fonts/truetype users
    users="$(echo "$WINEPREFIX"/drive_c/users/*/AppData/Local)/Microsoft/Windows/Fonts/Schriften ß 日本"
    mkdir -p "$users"
    cp "$fonts/dejavu/DejaVuSans.ttf" "$fonts/lohit-devanagari/Lohit-Devanagari.ttf" "$WINEPREFIX/drive_c/windows/Fonts"
    cp "$fonts/droid/DroidSansFallbackFull.ttf" "$fonts/tlwg/Loma.ttf" "$users"
}

# Restarts Wine, if it runs, so that it reads its settings.
boot_wine() {
    /usr/lib/wine/wineserver64 -k || true
    /usr/lib/wine/wineserver64 -w || true
    mkdir -p "$WINEPREFIX"
    /usr/lib/wine/wineserver64 -p
    "$wine" wineboot -i 2>/dev/null
}

end_wine() {
    /usr/lib/wine/wineserver64 -k || true
    kill "$xvfb" || true
}
