#pragma once
// What the bots' benches are fought over.

#include <string>
#include <vector>

#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/lab/chance_samples.h"

namespace bench {

// Mirrored lines of `coins` a side, two ranks of all six coins, loose, on a table that grows with them, so
// that there is always as much room for a coin; the bots by their levels. Sides, and with them the bots, are
// swapped.
lab::Contest lines(int coins, const std::string& a, const std::string& b, int pairs);

// Two formations of equal coins with Armies in them: a wedge and a line.
lab::Contest wedge_against_line(const std::string& bot, int pairs);

// The keys of all battles that ship.
std::vector<std::string> shipped_battles();
// Such a battle as it is. Bots are swapped: the score is that of A's bot on both sides; or only who begins: that of Heads.
lab::Contest shipped_battle(const std::string& key, const std::string& a, const std::string& b, lab::Swap swap,
                            int pairs);

// What generals made of such a battle, as kept in assets/odds/battles.json.
struct KeptOdds {
    battles::MeasuredOdds odds;
    bool historical = false;  // not an invented battle
};
KeptOdds kept_odds(const std::string& key);

// What the chance to win is fitted to and held against: all of these, and free battles, between sergeants.
std::vector<lab::Contest> chance_battles(std::uint64_t seed);

}  // namespace bench
