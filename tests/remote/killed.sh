#!/usr/bin/env bash
# killed.sh COINWARS_CLI: either process is killed at random moments and restarted, and the battle continues: both
# reach the same end, and their saves are valid. KILLS (4) asks for more, SEED (1) for others.
. "$(dirname "$0")/processes.sh"
kills=${KILLS:-4}
RANDOM=${SEED:-1}

lay() {
    begin table table two-lines --bot sergeant --port "$port" --out "table$battle.json"
    table=$begun
}
sit() {
    begin guest join "$seat" --bot sergeant --name Ben --out "guest$battle.json"
    guest=$begun
}
runs() { [ -n "$1" ] && kill -0 "$1" 2>/dev/null; }
over() { [ -f "$1" ] && "$cli" replay "$1" | grep -q "not over" && return 1 || [ -f "$1" ]; }
kill_one() {
    if ((RANDOM % 2)); then victim=$table; else victim=$guest; fi
    kill -KILL "$victim" 2>/dev/null || true
    wait "$victim" 2>/dev/null || true
    kills=$((kills - 1))
    done=$((done + 1))
}

battle=0 done=0
while ((kills > 0)); do
    battle=$((battle + 1)) port=0
    rm -f ./*.log ./*.err
    lay
    seat=$(link_of table "to join") port=$(port_of table)
    sit
    for _ in $(seq 2000); do
        sleep "0.$((RANDOM % 4))$((RANDOM % 10))"
        ((kills > 0)) && runs "$table" && runs "$guest" && ((RANDOM % 3)) && kill_one
        if over "table$battle.json" && over "guest$battle.json"; then break; fi
        runs "$table" || lay
        runs "$guest" || sit
    done
    over "table$battle.json" && over "guest$battle.json" || fail "battle $battle does not end"
    kill -KILL "$table" "$guest" 2>/dev/null || true
    wait "$table" "$guest" 2>/dev/null || true
    all_hold "table$battle.json" "guest$battle.json"
    [ "$(cat ./*.err)" = "" ] || fail "somebody complains"
done
echo "killed $done times in $battle battles"
