#!/usr/bin/env bash
# two_bots.sh COINWARS_CLI [GUESTS_CLI]: two Sergeants in two processes play a whole battle while a third one watches,
# once with the table at one side, once with a table that only keeps the order. All reach the same end, and their
# saves are valid. GUESTS_CLI: another program for the guests.
. "$(dirname "$0")/processes.sh"
guests=${2:-$cli}
# NAME WORDS...: as begin
visit() { local cli=$guests; begin "$1" join "${@:2}"; }

begin table table two-lines --bot sergeant --port 0 --out table.json
table=$begun
seat=$(link_of table "to join") watch=$(link_of table "to watch")
visit watcher "$watch" --out watcher.json
watcher=$begun
visit guest "$seat" --bot sergeant --name Ben --out guest.json
guest=$begun
ends_well $guest guest
ends_well $watcher watcher
ends_well $table table
all_hold table.json guest.json watcher.json
[ "$(tail -n 1 table.log)" = "$(tail -n 1 guest.log)" ] || fail "two ends"
"$cli" replay table.json | grep -q "Played on two screens by sergeant and Ben" || fail "by somebody else"

begin alone table two-lines --port 0 --out alone.json
alone=$begun
seat=$(link_of alone "to join")
visit ann "$seat" --bot recruit --name Ann --out ann.json
ann=$begun
visit cid "$seat" --bot sergeant --name Cid --out cid.json
cid=$begun
ends_well $ann ann
ends_well $cid cid
ends_well $alone alone
all_hold alone.json ann.json cid.json
"$cli" replay alone.json | grep -q "Played on two screens by \(Ann and Cid\|Cid and Ann\)" || fail "by somebody else"
