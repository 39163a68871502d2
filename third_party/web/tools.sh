#!/usr/bin/env bash
# Prepares what the web build needs in build/web-tools, once: a compiler for WebAssembly, the libraries' sources, a browser.
# Debian 12's own emscripten is too old for C++20; the next release's is unpacked here, never installed, beside this release's clang.
# Exit 77: they are not available on this machine; a message says why.
#   --yes   do not ask before installing
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/prepare.sh
. .ci/debian.sh
yes=0
[ "${1:-}" = --yes ] && yes=1

tools=$PWD/build/web-tools
root=$tools/root
stamp=$tools/ready-4 # raise it when this script fetches more
missing() { echo "The web build was skipped: $1"; exit 77; }

installed="cmake ninja-build clang-19 lld-19 llvm-19 chromium python3 dpkg-dev ca-certificates nodejs fonts-inter fonts-ebgaramond
  nlohmann-json3-dev libcli11-dev libexpected-dev libpcg-cpp-dev libboost-dev libstb-dev librsvg2-bin"
fetched="emscripten/trixie binaryen/trixie libc6/trixie libstdc++6/trixie libgcc-s1/trixie node-acorn/trixie fonts-motoya-l-cedar/trixie"
sources="libsdl2/bookworm box2d/bookworm imgui/bookworm utf8proc/bookworm libharu/bookworm libsodium/bookworm harfbuzz/bookworm"

command -v apt-get >/dev/null 2>&1 || missing "it takes its tools from Debian's packages, and this system has none."
[ "$(dpkg --print-architecture)" = amd64 ] || missing "its tools were tried on amd64 only."
# Any other node is as good as Debian's.
command -v node >/dev/null 2>&1 && installed=${installed/nodejs/}
# shellcheck disable=SC2086
need $installed || missing "Debian's packages could not be installed."
[ ! -f "$stamp" ] || exit 0

rm -rf "$tools"
mkdir -p "$tools/packages" "$root" "$tools/binaryen/bin"
private_apt "$tools" amd64 "deb trixie main" "deb-src bookworm main" || missing "Debian's package lists could not be read."
# shellcheck disable=SC2086
(cd "$tools/packages" && apt-get "${private[@]}" -q download $fetched) || missing "emscripten's packages could not be fetched."
for package in "$tools"/packages/*.deb; do dpkg-deb -x "$package" "$root"; done
rm -rf "$root"/usr/share/emscripten/cache/sysroot/lib/wasm32-emscripten/{lto,lto-pic,pic} # large, and not needed here
# shellcheck disable=SC2086
debian_sources "$tools/sources" $sources || missing "the libraries' sources could not be fetched."

# binaryen was built for a newer C library, which comes with it.
libraries=$root/usr/lib/x86_64-linux-gnu
for tool in "$root"/usr/bin/wasm-* "$root"/usr/bin/wasm2js; do
    [ -e "$tool" ] || continue
    cat >"$tools/binaryen/bin/$(basename "$tool")" <<WRAP
#!/bin/sh
exec "$libraries/ld-linux-x86-64.so.2" --library-path "$libraries" "$tool" "\$@"
WRAP
    chmod +x "$tools/binaryen/bin/$(basename "$tool")"
done
ln -sfn "$root/usr/share/nodejs" "$root/usr/share/emscripten/node_modules"
cat >"$root/usr/share/emscripten/.emscripten" <<CONFIG
LLVM_ROOT = '/usr/lib/llvm-19/bin'
BINARYEN_ROOT = '$tools/binaryen'
NODE_JS = '$(command -v node)'
FROZEN_CACHE = True
CONFIG
rm -rf "$tools/packages" "$tools/apt"
touch "$stamp"
