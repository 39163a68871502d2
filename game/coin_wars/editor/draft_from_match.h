#pragma once
// A battle to begin where another one stands ("save as battle").

#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/rules/match.h"

namespace editor {

// The coins as they lie now, with their Armies; who fell or went beyond is gone. Turns are counted anew from
// this one: what arrives, waits, begins or ends does so as much later as it would have. Goals that count
// losses ask for what is still missing. Whose turn it is begins; where no turn has begun yet, as the battle
// says. Texts and coin sets are those of `of`.
Draft draft_of_position(const cw::Match& match, const Draft& of);

}  // namespace editor
