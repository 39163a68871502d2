#pragma once
// Section 4, moving: a coin slides along the card until contact (CW-8, CW-9, R-5 to R-10); path.h measures it. For
// Armies see army_move.h.

#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/path.h"
#include "game/kit/hand.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

std::optional<Refusal> check(const Match& match, const Move& command);
Events apply(Match& match, const Throws& throws, const Move& command);

// Moves the coin to the end of its path. The path must have passed check_path.
Events slide(Match& match, const Path& path);
// True if the coin would have a legal move as the first action of its side's turn.
bool can_move(const Match& match, int coin);
// The fast part of can_move: tries a tiny step along each axis. False does not mean that the coin is stuck.
bool can_step(const Match& match, int coin);

}  // namespace rules::coin_wars
