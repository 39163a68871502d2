#pragma once
// Section 4, moving: a coin slides along the card until contact (CW-8, CW-9, R-5 to R-10); way.h measures it.
// An Army marches (march.h).

#include <optional>

#include "game/rules/coin_wars/command.h"
#include "game/rules/coin_wars/events.h"
#include "game/rules/coin_wars/way.h"
#include "game/rules/hand.h"
#include "game/rules/refusal.h"

namespace rules::coin_wars {

std::optional<Refusal> check(const Match& match, const Move& command);
Events apply(Match& match, const Throws& throws, const Move& command);

// Does it: the coin comes to rest. The way must have passed check_way.
Events slide(Match& match, const Way& way);
// Some legal move of this coin, were it the first action of its side's turn.
bool can_move(const Match& match, int coin);
// The quick half of it: a tiny step along an axis. Not so, it may still be able to move.
bool can_step(const Match& match, int coin);

}  // namespace rules::coin_wars
