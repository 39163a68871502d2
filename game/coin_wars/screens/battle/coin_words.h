#pragma once
// A coin described in whole sentences: for its panel and for screen readers.

#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/query.h"
#include "game/shell/app.h"

namespace screens {

namespace cw = rules::coin_wars;

// Returns "May move up to 4.00 in. Can strike 2 enemies now.", or why it may not act.
Phrase what_it_may_do(const cw::Options& options, std::size_t targets, bool moved);
// Says what it is, its side, place, ratings and possible actions, and how far the nearest enemy is.
Phrase coin_in_words(const cw::Match& match, int coin);

}  // namespace screens
