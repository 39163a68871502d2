#pragma once
// What happened at a table of Universalis, in sentences; and each line of its ledger with the act behind it.

#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

struct LogLine {
    Phrase text;
    bool opens_scene = false;
    enum class Fate { Stands, Struck, Undone, Foiled, Suspended } fate{};
};
std::vector<LogLine> story_lines(const Session& game);
// Of one step alone, whatever became of it.
std::vector<LogLine> lines_of(const Session& game, std::size_t step);

// What that act did, with the player, the card and the Trait; empty if nothing is told of it.
Phrase act_in_words(const Session& game, int act);

struct LedgerLine {
    uni::Line line;
    Phrase act;  // the first sentence that is told of it; empty if none is
};
std::vector<LedgerLine> ledger_lines(const Session& game);

}  // namespace screens::universalis
