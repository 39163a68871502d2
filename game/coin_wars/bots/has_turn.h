#pragma once
// Whose turn it is to say something: to agree, to deploy, to act, to decide, to answer an offer.

#include "game/coin_wars/rules/coin_wars.h"

namespace bots {

// This side has something to say now. Where anybody may (faces, toss), the side of Heads does.
bool is_asked(const rules::coin_wars::Match& match, rules::coin_wars::Side side);

}  // namespace bots
