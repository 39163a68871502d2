#pragma once
// Better strikes than the aimed one: a clearly better one against the same target, and the units that can still destroy
// something this turn.

#include <optional>
#include <vector>

#include "game/coin_wars/table/aim.h"

namespace table {

struct Better {
    int coin = cw::kNoCoin;  // for an Army: a member
    cw::Command command;     // legal: an Attack, or a Charge straight at the target
    cw::Odds odds;
    Phrase words;  // "Better: Quarter's Army strikes, 33 >= 5"
};
// Cents.
inline constexpr double kPlainly = 0.5;
// The strike on the aimed target, by the aiming unit or another of its side, with the highest average gain (balance);
// nullopt if none gains at least kPlainly, and that much more than the aimed strike.
std::optional<Better> better(const cw::Match& match, const Aim& aim);

// The units of the side to act, one coin for each, that can now use a trait or make a strike that may take a coin.
std::vector<int> useful_units(const cw::Match& match);

}  // namespace table
