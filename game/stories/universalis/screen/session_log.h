#pragma once
// What happened at a table of Universalis, in sentences; and each line of its ledger with the act behind it.

#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

struct Told {
    Phrase text;
    bool opens_scene = false;
    enum class Fate { Stands, Struck, Undone, Foiled, Suspended } fate{};
};
std::vector<Told> story_lines(const Session& game);
// Of the last step alone.
std::vector<Told> last_lines(const Session& game);

struct LedgerLine {
    uni::Line line;
    Phrase act;  // the first sentence that is told of it; empty if none is
};
std::vector<LedgerLine> ledger_lines(const Session& game);

}  // namespace screens::universalis
