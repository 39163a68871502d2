#pragma once
// What happened in a session, a line each: for the log beside the table, and for the page that is kept.

#include <vector>

#include "game/stories/edged_coins/screen/view.h"

namespace screens::edged_coins {

struct ToldLine {
    Phrase text;
    ui::Sign sign = ui::Sign::None;  // of a toss: success, failure
    // On the page a toss is told by its result; what lay there is its footnote.
    Phrase result{}, toss{};
    bool opens_round = false;
};
std::vector<ToldLine> story_lines(const Session& game);

}  // namespace screens::edged_coins
