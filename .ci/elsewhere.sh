# Sourced by prepare.sh: the names of Debian's packages on other systems. Untested: the names are printed, never installed.

# Debian, dnf (Fedora), pacman (Arch), zypper (openSUSE), brew (macOS). A minus: no such package, or its name is unknown;
# CMake fetches the library, or the tests say what they leave out.
names_elsewhere() {
    cat <<'END'
build-essential      gcc-c++                   base-devel       gcc-c++                  -
cmake                cmake                     cmake            cmake                    cmake
ninja-build          ninja-build               ninja            ninja                    ninja
pkg-config           pkgconf-pkg-config        pkgconf          pkgconf-pkg-config       pkgconf
git                  git                       git              git                      git
ca-certificates      ca-certificates           ca-certificates  ca-certificates          -
libsdl2-dev          SDL2-devel                sdl2             SDL2-devel               sdl2
libepoxy-dev         libepoxy-devel            libepoxy         libepoxy-devel           libepoxy
libbox2d-dev         box2d-devel               -                box2d-devel              -
libimgui-dev         imgui-devel               -                -                        -
libstb-dev           -                         -                -                        -
libfontconfig-dev    fontconfig-devel          fontconfig       fontconfig-devel         fontconfig
nlohmann-json3-dev   json-devel                nlohmann-json    nlohmann_json-devel      nlohmann-json
libcli11-dev         cli11-devel               cli11            cli11-devel              cli11
libexpected-dev      expected-devel            tl-expected      -                        -
libpcg-cpp-dev       pcg-cpp-devel             -                -                        -
libhpdf-dev          libharu-devel             libharu          libharu-devel            libharu
libutf8proc-dev      utf8proc-devel            libutf8proc      utf8proc-devel           utf8proc
libharfbuzz-dev      harfbuzz-devel            harfbuzz         harfbuzz-devel           harfbuzz
libfribidi-dev       fribidi-devel             fribidi          fribidi-devel            fribidi
libsodium-dev        libsodium-devel           libsodium        libsodium-devel          libsodium
libboost-dev         boost-devel               boost            libboost_headers-devel   boost
libwebp-dev          libwebp-devel             libwebp          libwebp-devel            webp
fonts-inter          rsms-inter-fonts          inter-font       inter-fonts              font-inter
fonts-ebgaramond     -                         -                -                        font-eb-garamond
clang                clang                     clang            clang                    llvm
lld                  lld                       lld              lld                      lld
doctest-dev          doctest-devel             doctest          doctest-devel            doctest
librapidcheck-dev    -                         -                -                        -
libbenchmark-dev     google-benchmark-devel    benchmark        benchmark-devel          google-benchmark
libgl1-mesa-dri      mesa-dri-drivers          mesa             Mesa-dri                 -
libegl1              libglvnd-egl              libglvnd         Mesa-libEGL1             -
libgl1               libglvnd-glx              libglvnd         Mesa-libGL1              -
xvfb                 xorg-x11-server-Xvfb      xorg-server-xvfb xorg-x11-server-Xvfb     -
xdotool              xdotool                   xdotool          xdotool                  -
clang-format         clang-tools-extra         clang            clang                    clang-format
gettext              gettext                   gettext          gettext-tools            gettext
libopenmpi-dev       openmpi-devel             openmpi          openmpi4-devel           open-mpi
openmpi-bin          openmpi                   openmpi          openmpi4                 open-mpi
poppler-utils        poppler-utils             poppler          poppler-tools            poppler
fonts-lohit-deva     lohit-devanagari-fonts    -                -                        font-lohit-devanagari
fonts-tlwg-loma-ttf  thai-scalable-loma-fonts  fonts-tlwg       thai-fonts               -
fonts-opendyslexic   -                         -                -                        font-opendyslexic
END
}

# manager_here: the package manager of this system, if it is one of these.
manager_here() {
    local manager
    for manager in dnf pacman zypper brew; do
        if command -v "$manager" >/dev/null 2>&1; then echo "$manager"; return; fi
    done
}

# is_there MANAGER PACKAGE: true if it, or a replacement, is installed.
is_there() {
    case "$1" in
    dnf | zypper) rpm -q --whatprovides "$2" ;;
    pacman) pacman -T "$2" ;;
    brew) brew list --versions "$2" ;;
    esac >/dev/null 2>&1
}

# names_here PACKAGE...: translates Debian's names to this system's, each once.
names_here() {
    local column
    case "$(manager_here)" in
    dnf) column=2 ;;
    pacman) column=3 ;;
    zypper) column=4 ;;
    brew) column=5 ;;
    *) return 0 ;;
    esac
    names_elsewhere | awk -v asked=" $* " -v column="$column" \
        'index(asked, " " $1 " ") && $column != "-" && !told[$column]++ { print $column }'
}

# tell_missing PACKAGE...: by Debian's names; says which are missing here and how to install them. CMake goes on without them.
tell_missing() {
    local manager name missing="" install
    manager=$(manager_here)
    case "$manager" in
    dnf) install="sudo dnf install" ;;
    pacman) install="sudo pacman -S --needed" ;;
    zypper) install="sudo zypper install" ;;
    brew) install="brew install" ;;
    *) return 0 ;;
    esac
    for name in $(names_here "$@"); do
        is_there "$manager" "$name" || missing="$missing $name"
    done
    [ -n "$missing" ] || return 0
    echo "Missing on this machine (untested: these names were tried on no system with $manager):$missing"
    echo "This installs them: $install$missing"
    echo "It goes on without them: CMake fetches what it can, and says what it cannot do without."
}
