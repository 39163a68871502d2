#pragma once
// A list of texts on a sheet: as large as fits, over several lines where a text is longer.

#include <string>
#include <vector>

#include "game/stories/screen/text_fit.h"

namespace screens::universalis {

// Room for the list, inches; `pen` and `step` (line spacing) at their maximum.
struct ListRoom {
    double wide, high, pen, step;
    double min = 0;      // minimum letter size
    bool whole = false;  // omits texts that do not fit instead of cutting them
};
struct FittedList {
    double pen, step;
    std::vector<std::vector<std::string>> lines;  // of each text that fits
    int more = 0;                                 // number of omitted texts; the last line is free to say so
};
FittedList fit_list(const PenRoom& room, const std::vector<std::string>& texts, const ListRoom& list);

}  // namespace screens::universalis
