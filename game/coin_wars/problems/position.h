#pragma once
// A battle in progress, written as a new battle that begins there.

#include <optional>

#include "game/coin_wars/rules/coin_wars.h"

namespace problems {

namespace cw = rules::coin_wars;

// The side whose turn begins goes first; fallen coins are left out, and goals, turns and arrivals count from now.
// nullopt if no battle can begin like this: in the middle of a turn, or with an Army that is torn apart.
std::optional<cw::Scenario> position_of(const cw::Match& match);

}  // namespace problems
