#pragma once
// Whether a side has to give a command: to agree, to deploy, to act, to decide, to answer an offer.

#include "game/coin_wars/rules/coin_wars.h"

namespace bots {

// True if this side must give a command now. If either side may (faces, toss), Heads does.
bool is_asked(const rules::coin_wars::Match& match, rules::coin_wars::Side side);

}  // namespace bots
