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
// Of the last step alone.
std::vector<LogLine> last_lines(const Session& game);

struct LedgerLine {
    uni::Line line;
    Phrase act;  // the first sentence that is told of it; empty if none is
};
std::vector<LedgerLine> ledger_lines(const Session& game);

}  // namespace screens::universalis
