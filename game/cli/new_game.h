#pragma once
// The protocol's `new`: which game, which battle, which rules.

#include <cstdint>
#include <memory>

#include "game/coin_wars/battles/library.h"
#include "game/systems/systems.h"

namespace cli {

// Arguments: `game`, `battle` (a name or a whole battle), `seed`, `rules` (they override the battle's). The
// story games take `game`, `table` (what a session of theirs starts from) and `seed`. `seed` holds where the
// request gives none. Refused with "bad_argument" or "bad_battle" and the place of the fault.
core::Result<std::unique_ptr<rules::Session>, rules::Refusal> new_game(const battles::Library& library,
                                                                       const rules::Json& request,
                                                                       std::uint64_t seed);

}  // namespace cli
