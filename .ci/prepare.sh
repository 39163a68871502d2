# Sourced by play.sh and test.sh: installs what is missing on Debian and its kin, and builds a preset.
# On other systems it only names what is missing; third_party/README.md lists the libraries.
. .ci/elsewhere.sh

build_packages="build-essential cmake ninja-build pkg-config git ca-certificates
  libsdl2-dev libepoxy-dev libbox2d-dev libimgui-dev libstb-dev libfontconfig-dev nlohmann-json3-dev
  libcli11-dev libexpected-dev libpcg-cpp-dev libhpdf-dev libutf8proc-dev libharfbuzz-dev libfribidi-dev libsodium-dev libboost-dev
  libwebp-dev fonts-inter fonts-ebgaramond"
test_packages="clang lld doctest-dev librapidcheck-dev libbenchmark-dev libgl1-mesa-dri libegl1 libgl1 xvfb xdotool clang-format
  gettext libopenmpi-dev openmpi-bin poppler-utils fonts-lohit-deva fonts-tlwg-loma-ttf fonts-opendyslexic"

# need PACKAGE...: installs those that are missing; asks once, unless CI is set or yes=1.
need() {
    command -v apt-get >/dev/null 2>&1 || { tell_missing "$@"; return 0; }
    local missing=""
    local package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    echo "Missing on this machine:$missing"
    if [ -z "${CI:-}" ] && [ "${yes:-0}" != 1 ]; then
        printf 'Install them with apt-get? [Y/n] '
        read -r answer || answer=n
        case "$answer" in n* | N*) echo "Nothing was installed."; return 1 ;; esac
    fi
    local sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo"
    $sudo apt-get update -q
    # shellcheck disable=SC2086
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
}

# build PRESET [CMAKE ARGUMENT...]: builds all, or only `target` if it is set.
build() {
    local preset=$1
    shift
    # Ninja itself checks whether CMake has to run again, so a second start is quick.
    if [ ! -f "build/$preset/build.ninja" ] || [ "$#" -gt 0 ]; then cmake --preset "$preset" "$@"; fi
    cmake --build "build/$preset" ${target:+--target "$target"}
}
