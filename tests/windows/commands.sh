# Sourced by windows.sh: computations and output are the same as on this system.

# same PROGRAM WORD...: equal bytes, except for durations and logarithms, whose last digit Windows rounds differently.
same() {
    local filter='"(cpu_|actions_per_cpu_)?second|"elo"'
    diff <("$here/bin/$1" "${@:2}" | grep -vE "$filter") <("$wine" "$there/bin/$1.exe" "${@:2}" | grep -vE "$filter")
}
# In the tests' own programs, lines end as on Windows.
battles_by_seed() {
    diff <("$wine" "$there/bin/play_by_seed.exe" 40 | tr -d '\r') <(head -n 40 tests/both_ways/battles.txt)
}
holds "measures" "$wine" "$there/bin/measure_bits.exe"
holds "battles by seed" battles_by_seed
for replay in tests/replays/*.json tests/replays/stories/*.json tests/replays/former/*.json; do
    holds "$replay" same coinwars-cli replay --json "$replay"
done
holds "a laboratory of two threads" same coinwars-cli lab wedge phalanx --games 20 --jobs 2 --json
holds "the protocol's page" same coinwars-cli protocol
