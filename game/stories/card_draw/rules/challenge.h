#pragma once
// CD-20 to CD-27: one character against a difficulty.

#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// CD-22, R-8: without a draw.
bool succeeds_automatically(const Character& character, Suit suit, int tn);

Events judge_challenge(Match& match);
// CD-25: the challenge has failed; a partial success that was won stands, the bar holds all the same.
ChallengeEnded fail_challenge(Match& match);

}  // namespace rules::card_draw
