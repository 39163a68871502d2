# Sourced: bare Debian systems made by debootstrap, and commands run in them. Needs root, and .ci/debian.sh sourced.

# Prints why no bare system can be made on this machine; nothing if one can.
why_no_bare_system() {
    if ! command -v debootstrap >/dev/null; then
        echo "debootstrap is missing (apt-get install debootstrap)."
    elif [ "$(id -u)" != 0 ]; then
        echo "only root can make a bare system."
    elif ! unshare --mount --pid --fork true 2>/dev/null; then
        echo "nothing can be mounted here."
    elif [ -z "$(debian_mirror)" ]; then
        echo "no Debian mirror is set up on this machine."
    fi
}

# bare_system RELEASE FOLDER: makes a system with only what every Debian has. With SYSTEMS_CACHE, it is stored in that
# folder as RELEASE, and copied from it next time.
bare_system() {
    local release=$1 folder=$2 made=$2
    if [ -n "${SYSTEMS_CACHE:-}" ]; then made=$SYSTEMS_CACHE/$release; fi
    if [ ! -e "$made/etc/debian_version" ]; then
        mkdir -p "$made"
        debootstrap --variant=minbase "$release" "$made" "$(debian_mirror)" >"$folder.log" 2>&1 ||
            { tail -n 5 "$folder.log"; remove_system "$made"; return 1; }
        rm -f "$folder.log"
    fi
    [ "$made" = "$folder" ] || cp -a --one-file-system "$made" "$folder"
    # Nothing there must survive a power cut, and packages are unpacked much faster without syncing.
    echo force-unsafe-io >"$folder/etc/dpkg/dpkg.cfg.d/unsafe-io"
    # A mirror may be a snapshot, whose lists are no longer signed anew.
    echo 'Acquire::Check-Valid-Until "false";' >"$folder/etc/apt/apt.conf.d/snapshot"
    # Use this machine's name servers.
    cp -L /etc/resolv.conf "$folder/etc/resolv.conf" 2>/dev/null || true
}

# inside FOLDER [NAME=VALUE...] COMMAND...: runs a command there, without this machine's environment. Its mounts, and
# all processes it leaves behind, end with it.
inside() {
    unshare --mount --pid --fork --kill-child sh -c '
        mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount --rbind /sys "$0/sys" || exit 1
        exec chroot "$0" env -i PATH=/usr/games:/usr/bin:/usr/sbin:/bin:/sbin HOME=/root LANG=C.UTF-8 "$@"' "$@"
}

# Nothing is mounted there any more: mounts ended with their commands.
remove_system() { rm -rf --one-file-system "$1"; }
