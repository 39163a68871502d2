#pragma once
// CD-15 to CD-19: acts against another's wishes.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// too_few, too_many, duplicate, one_side
Check check(const Match& match, Seat seat, const StartCompetition& command);
Events apply(Match& match, const StartCompetition& command);
Check check(const Match& match, Seat seat, const NextDraw& command);
Events apply(Match& match, const NextDraw& command);
Check check(const Match& match, Seat seat, const AlterScene& command);
Events apply(Match& match, const AlterScene& command);

// CD-16, CD-17: the pairs of opponents whose cards are both on the table, in list order.
std::vector<PairJudged> pairs(const Test& test);

Events judge_competition(Match& match);
// CD-17: only one side is left, or none.
bool is_decided(const Test& test);
CompetitionEnded end_competition(Match& match);

}  // namespace rules::card_draw
