#!/usr/bin/env bash
# Prepares what the build for Windows needs: a compiler, Wine and an installer maker from Debian's packages, and the libraries' sources
# in build/windows-tools, once. Exit 77: they are not available on this machine; a message says why.
#   --yes   do not ask before installing
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/prepare.sh
. .ci/debian.sh
yes=0
[ "${1:-}" = --yes ] && yes=1

tools=$PWD/build/windows-tools
stamp=$tools/ready-3 # raise it when this script fetches more
missing() { echo "The build for Windows was skipped: $1"; exit 77; }

installed="cmake ninja-build g++ g++-mingw-w64-x86-64-posix libz-mingw-w64-dev wine64 nsis librsvg2-bin xvfb libgl1-mesa-dri libgl1 python3 dpkg-dev unzip
  file poppler-utils ca-certificates fonts-inter fonts-ebgaramond fonts-dejavu-core fonts-droid-fallback fonts-lohit-deva fonts-tlwg-loma-ttf
  nlohmann-json3-dev libcli11-dev libexpected-dev libpcg-cpp-dev libboost-dev libstb-dev doctest-dev"
sources="libsdl2/bookworm box2d/bookworm imgui/bookworm utf8proc/bookworm libharu/bookworm libepoxy/bookworm libsodium/bookworm harfbuzz/bookworm fribidi/bookworm rapidcheck/trixie"

command -v apt-get >/dev/null 2>&1 || missing "it takes its tools from Debian's packages, and this system has none."
[ "$(dpkg --print-architecture)" = amd64 ] || missing "its tools were tried on amd64 only."
# shellcheck disable=SC2086
need $installed || missing "Debian's packages could not be installed."
[ ! -f "$stamp" ] || exit 0

rm -rf "$tools"
mkdir -p "$tools"
private_apt "$tools" amd64 "deb-src bookworm main" "deb-src trixie main" || missing "Debian's package lists could not be read."
# shellcheck disable=SC2086
debian_sources "$tools/sources" $sources || missing "the libraries' sources could not be fetched."
rm -rf "$tools/apt"
touch "$stamp"
