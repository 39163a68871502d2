#pragma once
// The chance to win: a logistic function of features of the position, fitted to battles between sergeants (coinwars-cli
// lab chance). A draw counts as half a win.

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "game/coin_wars/rules/match.h"

namespace bots {

struct Thinking;

// The features, for Heads: each changes its sign if the sides swap places.
inline constexpr std::array<std::string_view, 12> kChanceTerms{
    "worth",            // lead in the worth of all coins that have not fallen, including those still to arrive
    "left",             // lead in the share of its own strength that a side has left
    "left x time",      // the same, towards the end of the battle
    "purse",            // lead in purses, relative to all money brought
    "goals",            // how far Heads has reached its goal, minus how far Tails has
    "goals x time",     // the same, towards the end
    "end x time^3",     // the side that would win if the battle ended now
    "mover",            // whose turn it is, and how much of it is left
    "mover's threat",   // what the side to act could take now
    "other's threat",   // what the other side could take
    "foreseen",         // logarithm of the odds in playouts
    "foreseen x time",  // the same, towards the end
};
using ChanceTerms = std::array<double, kChanceTerms.size()>;

inline constexpr int kPlayouts = 8;        // the number that the weights are fitted to
inline constexpr int kPlayoutsATurn = 32;  // for chances that are shown for the start of a turn, everywhere the same
// The phase must be Play. `playouts`: number of playouts; 0: the foreseen terms are 0.
ChanceTerms chance_terms(const rules::coin_wars::Match& match, int playouts, Thinking* thinking = nullptr);
double chance_of(const ChanceTerms& terms, const ChanceTerms& weights);

// This side's chance, 0 to 1, in any phase: immediate, in some tens of microseconds; or with playouts to the end, some
// milliseconds each. Both are the same for the same position, on every machine.
double chance(const rules::coin_wars::Match& match, rules::coin_wars::Side side);
// If stopped, it uses fewer playouts, or part of one.
double foreseen_chance(const rules::coin_wars::Match& match, rules::coin_wars::Side side, int playouts = kPlayouts,
                       Thinking* thinking = nullptr);

// Chances at the start of each turn and at the end, without the advantage of the side to act, which always seems to be
// ahead: half of each chance plus a quarter of each neighbour. `over`: the last one is the result, and stays.
std::vector<double> evened_out(std::span<const double> chances, bool over);
// True for the chance of a battle that is over; an estimate is never quite so round.
constexpr bool is_result(double chance) { return chance == 0 || chance == 0.5 || chance == 1; }

}  // namespace bots
