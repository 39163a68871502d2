#pragma once
// The chance to win: a logistic of what a position shows, fitted to battles between sergeants
// (coinwars-cli lab chance). A draw counts as half a win.

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "game/coin_wars/rules/match.h"

namespace bots {

struct Thinking;

// What the chance is read from, for Heads: each number changes its sign if the sides change places.
inline constexpr std::array<std::string_view, 12> kChanceTerms{
    "worth",            // lead in the worth of all coins that have not fallen, those that still arrive too
    "left",             // lead in the share of its own strength that a side still has
    "left x time",      // the same, towards the end of the battle
    "purse",            // lead in purses, of all money that was brought
    "goals",            // how far Heads has reached its goal, less how far Tails has
    "goals x time",     // the same, towards the end
    "end x time^3",     // who would win if the battle ended now
    "mover",            // whose turn it is, and how much of it is left
    "mover's threat",   // what the side to act could take now
    "other's threat",   // what the other side could
    "foreseen",         // logarithm of the odds in playouts
    "foreseen x time",  // the same, towards the end
};
using ChanceTerms = std::array<double, kChanceTerms.size()>;

inline constexpr int kPlayouts = 8;  // to which the weights are fitted
// The phase must be Play. `playouts`: how many are played; 0: the terms that foresee are 0.
ChanceTerms chance_terms(const rules::coin_wars::Match& match, int playouts, Thinking* thinking = nullptr);
double chance_of(const ChanceTerms& terms, const ChanceTerms& weights);

// The chance of this side, 0 to 1, in any phase: at once, some tens of microseconds; and with playouts to the end, some
// milliseconds each. Both are the same for the same position, on every machine.
double chance(const rules::coin_wars::Match& match, rules::coin_wars::Side side);
// Stopped, it stands on fewer playouts, or on a part of one.
double foreseen_chance(const rules::coin_wars::Match& match, rules::coin_wars::Side side, int playouts = kPlayouts,
                       Thinking* thinking = nullptr);

// Chances at the start of each turn and at the end, with no advantage of the side to act, who always seems to be ahead:
// each half of its own and a quarter of either neighbour's. `over`: the last one is the result, and stays.
std::vector<double> evened_out(std::span<const double> chances, bool over);

}  // namespace bots
