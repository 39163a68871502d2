#pragma once
// Musters for a bot: sensible and quick, without looking ahead.

#include <optional>

#include "engine/core/random.h"
#include "game/coin_wars/wars/rules/war_command.h"

namespace rules::war {

// The nation's next command, always legal; nullopt if it has none: the other side decides, the battle is being fought,
// or the war is over.
std::optional<Command> steward(const Match& match, int nation, core::Random& random);

}  // namespace rules::war
