#pragma once
// A battle that begins with the position of another one ("save as battle").

#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/rules/match.h"

namespace editor {

// The coins as they lie now, with their Armies; coins that fell or went beyond are gone. Turns are renumbered
// from the current one: arrivals, waiting coins, and whatever begins or ends keep their distance. Goals that
// count losses ask for the remaining ones. The side whose turn it is goes first; before the first turn, the
// battle decides. Texts and coin sets are those of `of`.
Draft draft_of_position(const cw::Match& match, const Draft& of);

}  // namespace editor
