#pragma once
// Other ways to strike than the aimed one: a plainly better one against the same target, and the units that
// can still destroy something in this turn.

#include <optional>
#include <vector>

#include "game/coin_wars/table/aim.h"

namespace table {

struct Better {
    int coin = cw::kNobody;  // or a member of the Army
    cw::Command command;     // legal: an Attack, or a Charge straight at the target
    cw::Odds odds;
    Phrase words;  // "Better: Quarter's Army strikes, 33 >= 5"
};
// The strike of the aiming unit or another of its side against the aimed target that gains most on average
// (balance); nullopt if none gains at least kPlainly cents, and as much more than the aimed one.
inline constexpr double kPlainly = 0.5;
std::optional<Better> better(const cw::Match& match, const Aim& aim);

// The units of the side to act, one coin for each, that can now strike so that something may fall, or use a
// trait.
std::vector<int> useful_units(const cw::Match& match);

}  // namespace table
