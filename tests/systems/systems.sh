#!/usr/bin/env bash
# systems.sh [--no-tests] [--no-package] [RELEASE...]: makes a bare system of each Debian release (bookworm trixie sid)
# and runs a new user's two commands from nothing; README.md here explains the rest and the printed table. As root.
# Exit 77: no bare system can be made on this machine; the sentence says why.
#   --no-tests     leaves out ./test.sh
#   --no-package   leaves out the Debian package
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/debian.sh
. tests/systems/bare.sh

words=()
with_package=1
releases=()
for word in "$@"; do
    case "$word" in
    --no-tests) words+=("$word") ;;
    --no-package) with_package=0 ;;
    -*) echo "tests/systems/systems.sh [--no-tests] [--no-package] [RELEASE...]" >&2; exit 2 ;;
    *) releases+=("$word") ;;
    esac
done
[ "${#releases[@]}" -gt 0 ] || releases=(bookworm trixie sid)
# Packages are only made for released versions of Debian.
packaged=" bookworm trixie "

missing=$(why_no_bare_system)
[ -z "$missing" ] || { echo "Bare systems were skipped: $missing"; exit 77; }

results=$PWD/build/systems
mkdir -p "$results"
working=$(mktemp -d)
trap 'remove_system "$working"' EXIT
# Pictures are compared with the first system's, or an earlier run's of Debian 12 if that is not among them.
reference=${releases[0]}
if [[ " ${releases[*]} " != *" bookworm "* ]] && [ -d "$results/bookworm/pictures" ]; then reference=bookworm; fi
status=0

# All pictures use the first system's fonts, since other releases have others.
keep_faces() {
    local fonts="fonts-inter fonts-ebgaramond fonts-dejavu-core fonts-motoya-l-cedar fonts-lohit-deva"
    # shellcheck disable=SC2086
    inside "$working/system" sh -c 'apt-get update -q && apt-get download -q "$@" && for each in *.deb; do dpkg-deb -x "$each" /out/fonts; done' \
        sh $fonts >"$results/faces.log" 2>&1 || { tail -n 5 "$results/faces.log"; return 1; }
    mkdir -p "$results/faces"
    find "$working/system/out/fonts" -type f -name '*.[ot]tf' -exec cp -t "$results/faces" {} +
    remove_system "$working/system/out/fonts"
}
keep_compare() {
    inside "$working/system" c++ -std=c++20 -O1 -static /coinwars/tests/support/compare_pictures.cpp -o /out/compare_pictures
    cp "$working/system/out/compare_pictures" "$results/compare_pictures"
}

# Makes a system of RELEASE with this commit in /coinwars, as after a fresh clone.
prepare() {
    remove_system "$working/system"
    bare_system "$1" "$working/system" || return 1
    git clone -q --no-hardlinks "$PWD" "$working/system/coinwars"
    mkdir "$working/system/out"
}

fact() { sed -n "s/^$2=//p" "$results/$1/facts" 2>/dev/null | tail -n 1; }

compare() {
    local difference="those of the others are compared with"
    if [ "$1" != "$reference" ]; then
        "$results/compare_pictures" "$results/$reference/pictures" "$results/$1/pictures" >"$results/$1/compared" 2>&1 || status=1
        cat "$results/$1/compared"
        difference=$(sed -n 's/.*at most \(.*\) % of .* by \(.*\) of 255.*/\1 %, mean \2/p' "$results/$1/compared")
    fi
    echo "difference=$difference" >>"$results/$1/facts"
}

# try RELEASE: writes the results to build/systems/RELEASE.
try() {
    local release=$1 words=("${words[@]}") folder=$results/$1
    echo "$release:"
    rm -rf "$folder"
    prepare "$release" || { status=1; return; }
    if [ "$release" = "$reference" ]; then rm -rf "$results/faces"; keep_faces || { status=1; return; }; fi
    cp -r "$results/faces" "$working/system/faces"
    if [ "$with_package" = 1 ] && [[ "$packaged" = *" $release "* ]]; then words+=(--package); fi
    inside "$working/system" FACES=/faces bash /coinwars/tests/systems/inside.sh /out "${words[@]}" || status=1
    if [ "$release" = "$reference" ]; then keep_compare || status=1; fi
    cp -r "$working/system/out" "$folder"
    remove_system "$working/system"
    [ ! -d "$folder/pictures" ] || compare "$release"
    [ -n "$(fact "$release" package)" ] || return 0
    if tests/package/fresh_system.sh "$folder"/coinwars_*.deb "$release" >"$folder/installed.log" 2>&1; then
        echo "package=installed, started" >>"$folder/facts"
    else
        status=1
        echo "package=does not start" >>"$folder/facts"
        tail -n 10 "$folder/installed.log"
    fi
}

row() {
    local release=$1 name
    printf '| %s ' "$release"
    for name in compiler cmake imgui boost sdl seconds tests difference replays measures package; do
        printf '| %s ' "$(fact "$release" "$name" | grep . || echo -)"
    done
    echo "|"
}

for release in "${releases[@]}"; do try "$release"; done
echo
echo "| system | compiler | CMake | ImGui | Boost | SDL | play.sh, processor seconds | tests | pictures | replays | measures | package |"
echo "|---|---|---|---|---|---|---|---|---|---|---|---|"
for release in "${releases[@]}"; do row "$release"; done
exit "$status"
