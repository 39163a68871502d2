#!/usr/bin/env bash
# fetched_inside.sh SOURCES: runs in a bare system, where git finds repositories made from SOURCES: see fetched.sh.
# What CMake downloads as an archive or by a commit's name is given to it as a folder.
set -euo pipefail
cd "$(dirname "$0")/../.."
sources=$1

export DEBIAN_FRONTEND=noninteractive
apt-get update -q
# Tools, packages that CMake cannot fetch, dependencies of SDL's window, and what drawing needs.
apt-get install -q -y --no-install-recommends build-essential cmake ninja-build pkg-config git ca-certificates python3 \
    libepoxy-dev libfontconfig-dev libx11-dev libxext-dev libgl1 libegl1 libgl1-mesa-dri \
    fonts-inter fonts-ebgaramond fonts-lohit-deva fonts-tlwg-loma-ttf
# A system made by debootstrap does not know its own name.
[ -e /etc/hosts ] || printf '127.0.0.1 localhost\n::1 localhost\n' >/etc/hosts

# repository FOLDER ADDRESS TAG: makes git fetch ADDRESS from that folder.
git config --global user.name tests
git config --global user.email tests@localhost
git config --global init.defaultBranch main
repository() {
    grep -rq "GIT_REPOSITORY $2 GIT_TAG $3\b" third_party/*.cmake || { echo "third_party/ does not pin $3 of $2."; exit 1; }
    git -C "$sources/$1" init -q
    git -C "$sources/$1" add -A -f
    git -C "$sources/$1" commit -q -m "$3"
    git -C "$sources/$1" tag "$3"
    git config --global "url.$sources/$1.insteadOf" "$2"
}
while read -r folder address tag; do
    repository "$folder" "https://github.com/$address.git" "$tag"
done <<'END'
libsdl2 libsdl-org/SDL release-2.26.5
box2d erincatto/box2d v2.4.1
imgui ocornut/imgui v1.86
cli11 CLIUtils/CLI11 v2.4.1
tl-expected TartanLlama/expected v1.1.0
pcg-cpp imneme/pcg-cpp v0.98.1
libharu libharu/libharu RELEASE_2_3_0
utf8proc JuliaStrings/utf8proc v2.8.0
harfbuzz harfbuzz/harfbuzz 6.0.0
libsodium jedisct1/libsodium 1.0.18-RELEASE
doctest doctest/doctest v2.4.11
benchmark google/benchmark v1.7.1
END
given=()
while read -r name folder; do
    given+=("-DFETCHCONTENT_SOURCE_DIR_$name=$sources/$folder")
done <<'END'
NLOHMANN_JSON nlohmann-json3
BOOST boost1.83
FRIBIDI fribidi
STB libstb
RAPIDCHECK rapidcheck
END

cmake --preset release -DCOINWARS_BENCH=ON "${given[@]}"
for library in sdl2 box2d imgui cli11 expected pcg hpdf utf8proc harfbuzz sodium doctest benchmark; do
    [ -d "build/release/_deps/$library-src" ] || { echo "$library was not fetched."; exit 1; }
done
cmake --build build/release --target coinwars coinwars-cli measure_bits benchmark test_core test_text test_net test_physics test_print

ctest --test-dir build/release --output-on-failure -R '^(core|text|net|physics|print|measure_bits)$'
for replay in tests/replays/*.json tests/replays/stories/*.json; do build/release/bin/coinwars-cli replay "$replay" >/dev/null; done
cp -r tests/gui/scripts/letters.profile /tmp/profile
root=$PWD
(cd /tmp && SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1 "$root/build/release/bin/coinwars" --drive "$root/tests/systems/pages.jsonl" \
    --profile profile --size 1280x800 --seed 1 --fast --no-sound)
echo "all libraries were fetched, the program built on them, their tests and replays hold, its pages open"
