#pragma once
// The protocol's `new`: starts a game with a given battle and rules.

#include <cstdint>
#include <memory>

#include "game/coin_wars/battles/library.h"
#include "game/systems/systems.h"

namespace cli {

// Arguments: `game`, `battle` (a name or a whole battle), `seed`, `rules` (override the battle's). Story games take
// `game`, `table` (the options that the session starts from) and `seed`. The parameter `seed` applies if the request
// has none. Refused with "bad_argument" or "bad_battle" and the location of the error.
core::Result<std::unique_ptr<rules::JsonSession>, rules::Refusal> new_game(const battles::Library& library,
                                                                           const rules::Json& request,
                                                                           std::uint64_t seed);

}  // namespace cli
