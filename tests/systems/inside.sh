#!/usr/bin/env bash
# inside.sh FOLDER [--no-tests] [--package]: in a system without any preparation, runs the README's two commands; then
# the window's pages, every recorded replay and the bits of raw measures, and the Debian package. systems.sh runs it
# in bare systems; it also works in any container, as root. Writes facts (lines NAME=VALUE), logs, pictures, package.
#   FACES=DIR   draws the pages once more, only with the fonts of that folder
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/prepare.sh

root=$PWD out=$1
tests=1 with_package=0
for word in "${@:2}"; do
    case "$word" in
    --no-tests) tests=0 ;;
    --package) with_package=1 ;;
    *) echo "tests/systems/inside.sh FOLDER [--no-tests] [--package]" >&2; exit 2 ;;
    esac
done
mkdir -p "$out"
: >"$out/facts"
unset CI # whoever sits there is asked, and has time for one kind of tests
export SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1
failed=0

fact() { echo "$1=$2" | tee -a "$out/facts"; }
# step NAME COMMAND...: writes its log to FOLDER/NAME.log.
step() {
    local name=$1
    shift
    "$@" >"$out/$name.log" 2>&1 </dev/null || { failed=1; fact "$name" failed; tail -n 15 "$out/$name.log"; return 1; }
}

# As a user who answers yes and closes the window once the title is shown.
play() { echo y | ./play.sh --drive "$out/title.jsonl" --no-sound; }
first_command() {
    local spent status=0
    echo '{"do":"wait","until":"idle"}' >"$out/title.jsonl"
    TIMEFORMAT='%U %S'
    { time step play play >&3 2>&1 || status=1; } 3>&1 2>"$out/time"
    spent=$(awk '{ printf "%.0f", $1 + $2 }' "$out/time")
    fact seconds "$spent"
    return "$status"
}

# defined NAME HEADER: prints the value of a header's macro.
defined() { sed -n "s/^#define $1  *\"\(.*\)\"/\1/p" "/usr/include/$2" 2>/dev/null || true; }
versions() {
    fact compiler "g++ $(c++ -dumpfullversion || echo -)"
    fact cmake "$(cmake --version | sed -n '1s/.* //p')"
    fact imgui "$(defined IMGUI_VERSION imgui/imgui.h)"
    fact boost "$(defined BOOST_LIB_VERSION boost/version.hpp | tr _ .)"
    fact sdl "$(pkg-config --modversion sdl2 || echo -)"
}

# The second command, and its report on the tests.
tested() { echo y | ./test.sh; }
second_command() {
    step test tested || true
    sed -i '/^test=/d' "$out/facts"
    fact tests "$(sed -n 's/.*tests passed, \([0-9]*\) tests failed out of \([0-9]*\).*/\1 of \2 failed/p' "$out/test.log" | sed 's/^0 of \(.*\) failed/all \1/')"
}

# pages NAME: draws the window's pages in two languages.
pages() {
    local language folder
    for language in en ja; do
        folder=$out/$1/$language
        rm -rf "$folder"
        mkdir -p "$folder"
        cp -r tests/gui/scripts/letters.profile "$folder/profile"
        (cd "$folder" && "$root/build/release/bin/coinwars" --drive "$root/tests/systems/pages.jsonl" --language "$language" \
            --profile profile --size 1280x800 --seed 1 --fast --no-sound) || return 1
    done
}
# As if the system had no other fonts.
pages_with_faces() {
    cat >"$out/fonts.conf" <<END
<?xml version="1.0"?>
<fontconfig><dir>$FACES</dir><cachedir>/tmp/faces-cache</cachedir></fontconfig>
END
    FONTCONFIG_FILE=$out/fonts.conf pages pictures
}

replays() {
    local replay count=0
    for replay in tests/replays/*.json tests/replays/stories/*.json tests/replays/former/*.json; do
        build/release/bin/coinwars-cli replay "$replay" || { echo "$replay does not hold"; return 1; }
        count=$((count + 1))
    done
    echo "all $count"
}

make_package() {
    need librsvg2-bin python3 file desktop-file-utils shared-mime-info appstream &&
        cmake --preset package && cmake --build --preset package &&
        tests/package/desktop.sh build/package/coinwars_*.deb && cp build/package/coinwars_*.deb "$out"
}
# Only what replays and measures need.
make_tools() {
    need doctest-dev librapidcheck-dev && target=coinwars-cli build release -DBUILD_TESTING=ON -DCOINWARS_TEST_HEADLESS=OFF -DCOINWARS_WERROR=OFF &&
        target=measure_bits build release
}

fact system "$(. /etc/os-release; echo "$PRETTY_NAME")"
built=1
first_command || built=0
versions
[ "$built" = 1 ] || exit 1
yes=1
if [ "$tests" = 1 ]; then second_command; else step tools make_tools || exit 1; fi
if step replays replays; then fact replays "$(tail -n 1 "$out/replays.log")"; fi
if step measures build/release/bin/measure_bits; then fact measures "$(cut -d, -f1 "$out/measures.log")"; fi
if step pages pages own; then fact pages opened; fi
if [ -n "${FACES:-}" ]; then step pictures pages_with_faces || true; fi
if [ "$with_package" = 1 ] && step package make_package; then fact package "$(basename "$out"/coinwars_*.deb)"; fi
exit "$failed"
