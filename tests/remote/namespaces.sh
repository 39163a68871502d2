#!/usr/bin/env bash
# namespaces.sh COINWARS_CLI BAD_WIRE: two machines in network namespaces of their own. In one network the code alone
# leads to the table, by IPv4 or by IPv6 alone; a missing network is reported; over wires that delay, lose and are
# cut, a whole battle reaches one valid end. Exit 77: this machine does not allow namespaces.
if ! { ip netns add cw-probe && ip netns del cw-probe && [ -w /dev/net/tun ]; } 2>/dev/null; then
    echo "this machine allows no network namespaces"
    exit 77
fi
bad_wire=$(realpath "$2")
. "$(dirname "$0")/processes.sh"

here=cw-a-$$ there=cw-b-$$
tidy_up() {
    finish
    ip netns del "$here" 2>/dev/null || true
    ip netns del "$there" 2>/dev/null || true
}
trap tidy_up EXIT

two_machines() {
    ip netns del "$here" 2>/dev/null || true
    ip netns del "$there" 2>/dev/null || true
    for each in "$here" "$there"; do
        ip netns add "$each"
        ip -n "$each" link set lo up
    done
    rm -rf ./*.log ./*.err ./*.json profile-*
}
told() { sed -n "s/^$1: *//p" table.log | tail -n 1; }
# LINK: joins from the other machine, and waits for both to end.
play_from_there() {
    runner=(ip netns exec "$there")
    begin guest join "$1" --bot sergeant --name Ben --out guest.json
    guest=$begun
    ends_well "$guest" guest
    ends_well "$table" table
    all_hold table.json guest.json
}
lay_here() {
    runner=(ip netns exec "$here")
    begin table table two-lines --bot sergeant --port 4747 --out table.json
    table=$begun
    link_of table "to join" >/dev/null
}

# ADDRESSES...: one cable, and only the code is known.
by_code_alone() {
    two_machines
    ip link add cw0 netns "$here" type veth peer name cw0 netns "$there"
    ip -n "$here" addr add "$1" dev cw0 ${3:-}
    ip -n "$there" addr add "$2" dev cw0 ${3:-}
    ip -n "$here" link set cw0 up
    ip -n "$there" link set cw0 up
    lay_here
    code=$(told "to join")
    play_from_there "${code##*#}"
    echo "by the code alone: $1"
}
by_code_alone 10.78.0.1/24 10.78.0.2/24
by_code_alone fd00:78::1/64 fd00:78::2/64 nodad

# A machine without a network says so, and keeps trying.
two_machines
runner=(ip netns exec "$there")
begin nowhere join "http://10.78.0.1:4747/#${code##*#}" --bot recruit
for _ in $(seq 600); do grep -qF "There is no network." nowhere.log && break; sleep 0.05; done
grep -qF "There is no network." nowhere.log || fail "no network: $(cat nowhere.log)"
kill -TERM "$begun"
wait "$begun" || true
echo "without a network"

# QUALITY...: arguments for bad_wire.
over_wire() {
    two_machines
    "$bad_wire" "$here" "$there" "$@" >wire.out &
    wire=$!
    processes+=("$wire")
    for _ in $(seq 100); do grep -q ready wire.out && break; sleep 0.1; done
    lay_here
    play_from_there "http://10.77.0.1:4747/#$(told "to join" | sed 's/.*#//')"
    kill "$wire"
    echo "over a wire of $*"
}
over_wire 50 20 5 1
over_wire 25 0 20 2
over_wire 12 0 0 3 3 3
