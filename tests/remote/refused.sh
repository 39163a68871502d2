#!/usr/bin/env bash
# refused.sh COINWARS_CLI: everybody who cannot join is told why, in a sentence.
. "$(dirname "$0")/processes.sh"

# STATUS SENTENCE WORDS...: `coinwars-cli WORDS` must end with that status and sentence.
refuses() {
    status=0
    timeout 60 "$cli" --profile "$folder/somebody" "${@:3}" >out 2>err || status=$?
    [ "$status" = "$1" ] || fail "${*:3}: status $status; $(cat out err)"
    grep -qFe "$2" err || fail "${*:3}: $(cat out err)"
}
begin table table two-lines --bot recruit --port 0 --out kept.json
seat=$(link_of table "to join") port=$(port_of table)
begin other table two-lines --port 0
code=$(link_of other "to join")

refuses 1 "That table does not know this code." join "http://127.0.0.1:$port/#${code#*#}" --bot recruit
refuses 2 "this is not a code" join "http://127.0.0.1:$port/#AAAAA-AAAAA-AAAAA-AAAAA" --bot recruit
refuses 1 "port $port is in use" table two-lines --port "$port"
refuses 1 "This code is for a seat" join "$seat"
refuses 1 "nobody" table nobody
refuses 1 "another program is writing there at the moment. Name another file." table cannae --port 0 --out kept.json
refuses 1 "There is no computer player called corporal" table two-lines --bot corporal --port 0
refuses 2 "--side needs --bot." table two-lines --side tails

begin first join "$code" --bot recruit --name One
first=$begun
begin second join "$code" --bot recruit --name Two
for _ in $(seq 600); do grep -q "You play" second.log && grep -q "You play" first.log && break; sleep 0.05; done
refuses 1 "All seats at that table are taken." join "$code" --bot recruit --name Three

# Nobody is there yet, so it keeps trying until told to stop.
begin late join "http://127.0.0.1:9/#${code#*#}" --bot recruit
late=$begun
for _ in $(seq 600); do grep -q "Nobody is hosting at that address." late.log && break; sleep 0.05; done
grep -q "Nobody is hosting at that address." late.log || fail "nobody is not told"
kill -TERM "$late"
status=0
wait "$late" || status=$?
[ "$status" = 1 ] || fail "ended with $status"
