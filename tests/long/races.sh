#!/usr/bin/env bash
# races.sh: everything with several threads, under ThreadSanitizer: bots and laboratory, and the window with thinking
# Generals, a breeder, the laboratory's page and sound. Ten minutes on two cores. The graphics driver's own races are
# excluded (races.supp).
set -euo pipefail
cd "$(dirname "$0")/../.."
build=build/tsan out=build/tsan/races
test -f $build/build.ninja || cmake --preset tsan
cmake --build $build --target coinwars test_core test_bots test_lab
export TSAN_OPTIONS="suppressions=$PWD/tests/long/races.supp ignore_noninstrumented_modules=1 second_deadlock_stack=1 exitcode=66"
export SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy LIBGL_ALWAYS_SOFTWARE=1
rm -rf $out
mkdir -p $out
status=0

# told NAME: reports the result.
told() {
    local races
    races=$(grep -c "WARNING: ThreadSanitizer" "$out/$1.log" || true)
    printf '%s: status %s, %s races\n' "$1" "$2" "$races"
    test "$2" = 0 || { status=1; grep -h -A 12 "WARNING: ThreadSanitizer" "$out/$1.log" | head -40 || tail -5 "$out/$1.log"; }
}

for test in core bots lab; do
    rc=0
    $build/bin/test_$test >"$out/test_$test.log" 2>&1 || rc=$?
    told test_$test $rc
done
# As in tests/gui.
while read -r name size battle; do
    rc=0
    mkdir -p "$out/$name/profile"
    before=tests/gui/scripts/$name.profile
    test ! -d "$before" || cp -r "$before/." "$out/$name/profile/"
    (cd "$out/$name" && ../../bin/coinwars ${battle:+"$battle"} --size "$size" --seed 1 --fast --profile profile \
        --drive "../../../../tests/gui/scripts/$name.jsonl") >"$out/$name.log" 2>&1 </dev/null || rc=$?
    told "$name" $rc
done <<'END'
lab 1280x800
breeder 1280x800
lab_battle 1920x1080 two-lines
bots_general 1280x800 cannae
bots_watched 1280x800 cannae
free_bot 1280x800
END
exit $status
