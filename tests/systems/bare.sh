# Sourced: bare Debian systems made by debootstrap, and commands run in them. The including script is root and has .ci/debian.sh.

# Why no bare system can be made on this machine; empty if one can.
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

# bare_system RELEASE FOLDER: a system with only what every Debian has. If SYSTEMS_CACHE names a folder, it is saved
# there as RELEASE, and copied from it the next time.
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
    # Nothing there has to survive a power cut, and packages are unpacked much faster this way.
    echo force-unsafe-io >"$folder/etc/dpkg/dpkg.cfg.d/unsafe-io"
    # A mirror may be a snapshot, whose lists are no longer re-signed.
    echo 'Acquire::Check-Valid-Until "false";' >"$folder/etc/apt/apt.conf.d/snapshot"
    # Names are looked up as on this machine.
    cp -L /etc/resolv.conf "$folder/etc/resolv.conf" 2>/dev/null || true
}

# inside FOLDER [NAME=VALUE...] COMMAND...: runs a command there, without this machine's environment. Its mounts, and
# each process it leaves behind, end with it.
inside() {
    unshare --mount --pid --fork --kill-child sh -c '
        mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount --rbind /sys "$0/sys" || exit 1
        exec chroot "$0" env -i PATH=/usr/games:/usr/bin:/usr/sbin:/bin:/sbin HOME=/root LANG=C.UTF-8 "$@"' "$@"
}

# Nothing is mounted there any more: the mounts ended with what ran inside.
remove_system() { rm -rf --one-file-system "$1"; }
