#pragma once
// The contests of the bots' benches.

#include <string>
#include <vector>

#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/lab/chance_samples.h"

namespace bench {

// Makes mirrored lines of `coins` a side: two loose ranks of all six coins, on a table that grows with them so that
// each coin has the same space; bots by their levels. Sides, and with them the bots, are swapped.
lab::Contest lines(int coins, const std::string& a, const std::string& b, int pairs);

// Makes a wedge against a line: formations of equal coins, with Armies.
lab::Contest wedge_against_line(const std::string& bot, int pairs);

// Returns the keys of all shipped battles.
std::vector<std::string> shipped_battles();
// Makes a shipped battle. With bots swapped, the score is that of A's bot on both sides; with only the first turn
// swapped, that of Heads.
lab::Contest shipped_battle(const std::string& key, const std::string& a, const std::string& b, lab::Swap swap,
                            int pairs);

// Results of a shipped battle between Generals, from assets/odds/battles.json.
struct KeptOdds {
    battles::MeasuredOdds odds;
    bool historical = false;  // not an invented battle
};
KeptOdds kept_odds(const std::string& key);

// The contests used to fit and to check winning chances: all of these, and free battles, between Sergeants.
std::vector<lab::Contest> chance_battles(std::uint64_t seed);

}  // namespace bench
