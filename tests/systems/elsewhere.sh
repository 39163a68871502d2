#!/usr/bin/env bash
# elsewhere.sh: tests the messages of play.sh and test.sh on systems with other package managers than Debian's, with
# fake ones that know only two packages and install nothing.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for tool in bash cat awk; do ln -s "$(command -v "$tool")" "$folder/$tool"; done

fails() { echo "$1"; exit 1; }

# with MANAGER PACKAGE...: the output of `need` with only MANAGER available; `cmake` and `git` are installed.
with() {
    local manager=$1 asked=$1
    shift
    case "$manager" in dnf | zypper) asked=rpm ;; esac
    rm -f "$folder"/{dnf,zypper,rpm,pacman,brew}
    cat >"$folder/$manager" <<END
#!/usr/bin/env bash
case "\$1" in install | -S) echo "$manager \$*" >>"$folder/done" ;; esac
case "\${!#}" in cmake | git) exit 0 ;; *) exit 1 ;; esac
END
    chmod +x "$folder/$manager"
    [ "$asked" = "$manager" ] || ln -s "$manager" "$folder/$asked"
    PATH=$folder bash -euc '. .ci/prepare.sh; need "$@"' with "$@"
}

# tells MANAGER COMMAND: must name missing packages and the command to install them.
tells() {
    local told
    told=$(with "$1" cmake git ninja-build libharfbuzz-dev libstb-dev)
    [[ "$told" = *"(untested: "*"with $1): "* ]] || fails "$1: it does not say that its names are untested: $told"
    [[ "$told" = *$'\n'"This installs them: $2"$'\n'* ]] || fails "$1: not told: $2; but: $told"
    told=$(with "$1" cmake git libstb-dev)
    [ -z "$told" ] || fails "$1: nothing is missing, and it says: $told"
}
tells dnf "sudo dnf install ninja-build harfbuzz-devel"
tells pacman "sudo pacman -S --needed ninja harfbuzz"
tells zypper "sudo zypper install ninja harfbuzz-devel"
tells brew "brew install ninja harfbuzz"
[ ! -e "$folder/done" ] || fails "It installed something: $(cat "$folder/done")"

# Each package for Debian must have a name there, or be known to have none.
known=$(bash -c '. .ci/prepare.sh; names_elsewhere | awk "{ print \$1, NF }"')
for package in $(bash -c '. .ci/prepare.sh; echo $build_packages $test_packages'); do
    [[ $'\n'"$known"$'\n' = *$'\n'"$package 5"$'\n'* ]] || fails "$package has no line of five names in .ci/elsewhere.sh"
done
echo "four package managers: what is missing is told, nothing is installed"
