#pragma once
// What comes of commands in a problem, and whether it is what the problem asks for.

#include <optional>
#include <span>
#include <vector>

#include "game/coin_wars/problems/problem.h"

namespace problems {

// After these commands and the answers that they ask for, the turn still on. Nullopt if one is refused, or if chance
// decided something.
std::optional<cw::Match> played(const cw::Match& before, std::span<const cw::Command> commands);

// The same coins have fallen, and the others lie within kNear inches of each other.
inline constexpr double kNear = 1.25;
bool comes_to_the_same(const cw::Match& one, const cw::Match& other);

// Coins of `side` that have fallen since.
std::vector<int> fallen(const cw::Match& before, const cw::Match& after, cw::Side side);

// Whether this is what the problem asks for; `after`: the turn may be over.
bool solves(const Problem& problem, const cw::Match& after);

// What the problem claims of its solution and what does not hold: empty if all is well.
std::string fault_of(const Problem& problem);

}  // namespace problems
