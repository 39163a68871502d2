#pragma once
// A battle in play, written down as a battle of its own that begins there.

#include <optional>

#include "game/coin_wars/rules/coin_wars.h"

namespace problems {

namespace cw = rules::coin_wars;

// The side whose turn begins acts first; what has fallen is left out, and goals, turns and arrivals count from now.
// Nullopt if no battle can begin so: in the middle of a turn, or with an Army that is torn apart.
std::optional<cw::Scenario> position_of(const cw::Match& match);

}  // namespace problems
