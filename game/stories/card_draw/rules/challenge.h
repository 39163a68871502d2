#pragma once
// CD-20 to CD-27: one character against a difficulty.

#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// CD-22, R-8: true if it succeeds without a draw.
bool succeeds_automatically(const Character& character, Suit suit, int tn);

Events judge_challenge(Match& match);
// CD-25: ends the challenge as failed; a partial success already won remains, but the bar applies.
ChallengeEnded fail_challenge(Match& match);

}  // namespace rules::card_draw
