#pragma once
// The result of commands in a problem, and whether it solves it.

#include <optional>
#include <span>
#include <vector>

#include "game/coin_wars/problems/problem.h"

namespace problems {

// The match after these commands and the answers they require, with the turn not yet over. nullopt if one is refused,
// or if chance decided something.
std::optional<cw::Match> played(const cw::Match& before, std::span<const cw::Command> commands);

// Coins this near (in) to their places in the other match count as unmoved.
inline constexpr double kNear = 1.25;
// True if the same coins have fallen in both matches, and no other coin's places are more than kNear apart.
bool comes_to_the_same(const cw::Match& one, const cw::Match& other);

// Coins of `side` that fell in between.
std::vector<int> fallen(const cw::Match& before, const cw::Match& after, cw::Side side);

// True if `after` is what the problem asks for; the turn may be over.
bool solves(const Problem& problem, const cw::Match& after);

// The first claim about the solution that is false; empty if all are true.
std::string fault_of(const Problem& problem);

}  // namespace problems
