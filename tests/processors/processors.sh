#!/usr/bin/env bash
# processors.sh [--yes] [ARCHITECTURE...]: builds coinwars-cli for other processors (arm64 s390x i386) and plays under
# qemu: the bits of 300,000 measures, battles by seed, and every recorded replay must have the same hashes as here.
# Exit 77: the tools are not available on this machine; the sentence says why.
#   --yes   do not ask before installing
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/prepare.sh
. .ci/debian.sh
missing() { echo "Other processors were skipped: $1"; exit 77; }

yes=0
asked=()
for word in "$@"; do
    case "$word" in
    --yes) yes=1 ;;
    arm64 | s390x | i386) asked+=("$word") ;;
    *) echo "tests/processors/processors.sh [--yes] [arm64 | s390x | i386 ...]" >&2; exit 2 ;;
    esac
done
[ "${#asked[@]}" -gt 0 ] || asked=(arm64 s390x i386)

command -v apt-get >/dev/null 2>&1 || missing "it takes its tools from Debian's packages, and this system has none."
[ "$(dpkg --print-architecture)" = amd64 ] || missing "its tools were tried on amd64 only."

# The compiler's name for an architecture, the folder of its libraries, the emulator.
describe() {
    case "$1" in
    arm64) triple=aarch64-linux-gnu libraries=$triple emulator=qemu-aarch64-static ;;
    s390x) triple=s390x-linux-gnu libraries=$triple emulator=qemu-s390x-static ;;
    i386) triple=i686-linux-gnu libraries=i386-linux-gnu emulator=qemu-i386-static ;;
    esac
}

stamp=ready-4 # the number grows with the packages
# pkg-config finds HarfBuzz only if all its dependencies can be compiled against, too.
packages="libhpdf-dev libhpdf-2.3.0 libpng16-16 zlib1g libutf8proc-dev libutf8proc2 libbox2d-dev libbox2d2
  libharfbuzz-dev libharfbuzz0b libharfbuzz-subset0 libfreetype6 libbrotli1 libglib2.0-0 libpcre2-8-0 libgraphite2-3 libstb-dev libstb0
  libfreetype-dev libpng-dev zlib1g-dev libbrotli-dev libglib2.0-dev libpcre2-dev libgraphite2-dev
  libsodium-dev libsodium23 libboost1.74-dev nlohmann-json3-dev libcli11-dev libexpected-dev libpcg-cpp-dev doctest-dev librapidcheck-dev"

# Compilers for several architectures are installed side by side; their libraries are only unpacked.
bring() {
    local folder=$1 architecture=$2
    [ ! -f "$folder/$stamp" ] || return 0
    rm -rf "$folder"
    private_apt "$folder" "$architecture" "deb bookworm main" || missing "Debian's package lists could not be read."
    mkdir -p "$folder/packages"
    # shellcheck disable=SC2086
    (cd "$folder/packages" && apt-get "${private[@]}" -q download $packages) || missing "the libraries for $architecture could not be fetched."
    for package in "$folder"/packages/*.deb; do dpkg-deb -x "$package" "$folder"; done
    rm -rf "$folder/packages" "$folder/apt"
    touch "$folder/$stamp"
}

passed=0 failed=0
# holds WHAT COMMAND...
holds() {
    local what=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$what: other than here"
    fi
}

there() {
    local root=$COINWARS_SYSROOT
    "$emulator" -L "/usr/$triple" -E "LD_LIBRARY_PATH=$root/usr/lib/$libraries:$root/lib/$libraries" "$@"
}

play_on() {
    local architecture=$1 build=build/$1 seeds=40
    describe "$architecture"
    need "g++-$triple" qemu-user-static || missing "the compiler for $architecture could not be installed."
    export COINWARS_TRIPLE=$triple COINWARS_LIBRARIES=$libraries COINWARS_SYSROOT=$PWD/build/sysroot-$architecture
    bring "$COINWARS_SYSROOT" "$architecture"
    cmake -G Ninja -B "$build" -DCMAKE_BUILD_TYPE=Release "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG" -DCMAKE_TOOLCHAIN_FILE="$PWD/tests/processors/toolchain.cmake" \
        -DCOINWARS_WINDOW=OFF -DCOINWARS_BIDI=OFF -DCOINWARS_MPI=OFF -DCOINWARS_TEST_HEADLESS=OFF -DBUILD_TESTING=ON -DCOINWARS_WERROR=ON
    cmake --build "$build" --target coinwars-cli measure_bits play_by_seed
    holds "$architecture, measures" there "$build/bin/measure_bits"
    holds "$architecture, battles by seed" diff <(there "$build/bin/play_by_seed" "$seeds") <(head -n "$seeds" tests/both_ways/battles.txt)
    local replay
    for replay in tests/replays/*.json tests/replays/stories/*.json tests/replays/former/*.json; do
        holds "$architecture, $replay" there "$build/bin/coinwars-cli" replay "$replay" >/dev/null
    done
}

for architecture in "${asked[@]}"; do play_on "$architecture"; done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
