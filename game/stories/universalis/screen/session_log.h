#pragma once
// What happened at a table of Universalis, in sentences; and each line of its ledger with the act behind it.

#include "game/stories/universalis/screen/words.h"

namespace screens {

struct UniTold {
    Phrase text;
    bool opens_scene = false;
    enum class Fate { Stands, Struck, Undone, Foiled, Suspended } fate{};
};
std::vector<UniTold> uni_story(const UniSession& game);
// Of the last step alone.
std::vector<UniTold> uni_last(const UniSession& game);

struct UniLedgerLine {
    uni::Line line;
    Phrase act;  // the first sentence that is told of it; empty where none is
};
std::vector<UniLedgerLine> uni_ledger(const UniSession& game);

}  // namespace screens
