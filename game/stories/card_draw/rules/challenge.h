#pragma once
// CD-20 to CD-27: one character against a difficulty.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// barred
Check check(const Match& match, Seat seat, const StartChallenge& command);
Events apply(Match& match, const StartChallenge& command);
Check check(const Match& match, Seat seat, const Redraw& command);
Events apply(Match& match, const Redraw& command);
Check check(const Match& match, Seat seat, const Stop& command);
Events apply(Match& match, const Stop& command);
Check check(const Match& match, Seat seat, const Accept& command);
Events apply(Match& match, const Accept& command);
Check check(const Match& match, Seat seat, const GoOn& command);
Events apply(Match& match, const GoOn& command);

// CD-22, R-8: without a draw.
bool succeeds_automatically(const Character& character, Suit suit, int tn);

Events judge_challenge(Match& match);
// CD-25: the challenge has failed; a partial success that was won stands, the bar holds all the same.
ChallengeEnded fail_challenge(Match& match);

}  // namespace rules::card_draw
