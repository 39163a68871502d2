#pragma once
// A list of texts on a sheet: as large as it finds room, over several lines where a text is longer.

#include <string>
#include <vector>

#include "game/stories/screen/text_fit.h"

namespace screens::universalis {

// What there is room for: inches; `pen` and `step` (from line to line) as large as they may be.
struct ListRoom {
    double wide, high, pen, step;
    double least = 0;    // letters are no smaller
    bool whole = false;  // a text that has no room stays away: none is cut
};
struct FittedList {
    double pen, step;
    std::vector<std::vector<std::string>> lines;  // of each text that finds room
    int more = 0;                                 // that find none; the last line is left to say so
};
FittedList fit_list(const PenRoom& room, const std::vector<std::string>& texts, const ListRoom& list);

}  // namespace screens::universalis
