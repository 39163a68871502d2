#pragma once
// A coin in whole sentences: in its panel, and for those who listen.

#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/query.h"
#include "game/shell/app.h"

namespace screens {

namespace cw = rules::coin_wars;

// "May move up to 4.00 in. Can strike 2 enemies now.", or why it may do nothing.
Phrase what_it_may_do(const cw::Options& options, std::size_t targets, bool moved);
// What it is, whose, where it lies, what counts for it, what it may do, how far the nearest enemy is.
Phrase coin_in_words(const cw::Match& match, int coin);

}  // namespace screens
