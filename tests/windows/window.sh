# Sourced by windows.sh: scripts of tests/gui, with their pictures compared to those of this system.
scripts='autosave|battle_armies|battle_cannae|battle_whole|broken_save|card_draw|coin_rpg|continue|edged_coins|editor|keyboard|kept_profile|lab|letters'
scripts="$scripts|lesson|names|own_files|print|replay|screens|settings_200_de|start_at_once|story_table_kept|universalis|universalis_letters"
holds "scripts on this system" ctest --test-dir "$here" -R "^gui_($scripts)\$" --output-on-failure
holds "scripts on Windows" ctest --test-dir "$there" -R "^(core|platform|gui_($scripts))\$" --output-on-failure
c++ -std=c++20 -O1 tests/support/compare_pictures.cpp -o "$tried/compare_pictures"
for name in ${scripts//|/ }; do
    [ "$name" != lab ] || continue # how far it is depends on how fast it reckons
    holds "pictures of $name" "$tried/compare_pictures" "$here/tests/gui/$name" "$there/tests/gui/$name"
    echo "  $name: $(tail -n 1 "$tried/said")"
done

# The printed page has the same text in the same fonts.
on_paper() {
    pdftotext "$1/tests/gui/universalis_letters/profile/stories/told.pdf" -
    pdffonts "$1/tests/gui/universalis_letters/profile/stories/told.pdf"
}
same_on_paper() {
    on_paper "$there" 2>/dev/null | grep "สมชาย" && diff <(on_paper "$here" 2>/dev/null) <(on_paper "$there" 2>/dev/null)
}
holds "letters on paper" same_on_paper

# On a screen at 200 % in Windows: a window of the same size, with four times as many pixels.
dense_screen() {
    local desktop='HKCU\Control Panel\Desktop' status=0
    "$wine" reg add "$desktop" /v LogPixels /t REG_DWORD /d 192 /f
    boot_wine
    plays "$there/bin/coinwars.exe" "$tried/dense" "$root/tests/gui/scripts/names.jsonl" || status=$?
    "$wine" reg delete "$desktop" /v LogPixels /f
    boot_wine
    [ "$status" = 0 ] && file "$tried/dense/setup.png" | grep "1280 x 800" # half of what was shown
}
holds "a dense screen" dense_screen
