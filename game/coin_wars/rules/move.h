#pragma once
// Section 4, moving: a coin slides along the card until contact (CW-8, CW-9, R-5 to R-10); path.h measures
// it. An Army marches (army_move.h).

#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event_list.h"
#include "game/coin_wars/rules/path.h"
#include "game/kit/hand.h"
#include "game/kit/refusal.h"

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
