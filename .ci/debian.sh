# Sourced. Fetches packages of another architecture or Debian release and unpacks them into a folder, never installs them.

# Where this machine gets its own packages.
debian_mirror() {
    apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Component: main' "Codename: $(. /etc/os-release; echo "$VERSION_CODENAME")" | head -n 1
}

# private_apt FOLDER ARCHITECTURE "LINE"...: prepares package lists in FOLDER/apt, unknown to the machine's own apt, from lines
# such as "deb trixie main"; then `apt-get "${private[@]}" download PACKAGE...` fetches from them.
private_apt() {
    local folder=$1 architecture=$2 mirror line
    shift 2
    mirror=$(debian_mirror)
    [ -n "$mirror" ] || { echo "No Debian mirror is set up on this machine."; return 1; }
    mkdir -p "$folder/apt/lists/partial" "$folder/apt/cache/archives/partial"
    for line; do echo "${line%% *} [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror ${line#* }"; done >"$folder/apt/sources.list"
    touch "$folder/apt/status"
    private=(-o "Dir::State=$folder/apt" -o "Dir::State::lists=$folder/apt/lists" -o "Dir::Cache=$folder/apt/cache"
        -o "Dir::Etc::sourcelist=$folder/apt/sources.list" -o Dir::Etc::sourceparts=- -o Dir::Etc::preferences=- -o Dir::Etc::preferencesparts=-
        -o APT::Sandbox::User=root -o "Dir::State::status=$folder/apt/status"
        -o "APT::Architecture=$architecture" -o "APT::Architectures=$architecture")
    apt-get "${private[@]}" -q update
}

# debian_sources FOLDER PACKAGE/RELEASE...: after private_apt with "deb-src" lines; puts each library's source, as released, without
# Debian's changes, into FOLDER/PACKAGE.
debian_sources() {
    local folder=$1 wanted package
    shift
    mkdir -p "$folder"
    (cd "$folder" && apt-get "${private[@]}" -q source --only-source --tar-only "$@") || return 1
    for wanted; do
        package=${wanted%/*}
        mkdir "$folder/$package"
        tar -C "$folder/$package" -xf "$folder/$package"_*.orig.tar.*
        # Most contain one folder, some the files themselves.
        if [ "$(find "$folder/$package" -mindepth 1 -maxdepth 1 | wc -l)" = 1 ]; then
            mv "$folder/$package" "$folder/$package.packed"
            mv "$folder/$package.packed"/* "$folder/$package"
            rmdir "$folder/$package.packed"
        fi
    done
    rm -f "$folder"/*.{dsc,tar.*}
}
