#pragma once
// CD-15 to CD-19: acting against another's wishes.

#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// CD-16, CD-17: the pairs of opponents who both have a card on the table, in list order.
std::vector<PairJudged> pairs(const Test& test);

Events judge_competition(Match& match);
// CD-17: true if at most one side is left.
bool is_decided(const Test& test);
CompetitionEnded end_competition(Match& match);

}  // namespace rules::card_draw
