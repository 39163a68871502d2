#pragma once
// Splits a line's letters into runs of one font, one script and one direction.

#include <hb.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/reading_order.h"
#include "engine/text/shaper.h"

namespace text {

// False for joiners, direction marks, variation selectors.
bool is_seen(char32_t letter);

struct LetterRun {
    std::size_t begin = 0, end = 0;  // indices of letters
    const Font* font = nullptr;      // nullptr: the caller draws it, or it is missing
    bool missing = false;            // no font has these
    hb_script_t script = HB_SCRIPT_COMMON;
    signed char level = 0;

    bool leftward() const { return level % 2 != 0; }
};

struct LetterRuns {
    std::u32string text;
    std::vector<std::size_t> places;  // byte offset of each letter, and of the text's end
    ReadingOrder order;
    std::vector<LetterRun> runs;
    std::vector<std::size_t> run_of;  // by letter
};

// Tries the line's own font first, then its second one, then the caller's letters, then `find`.
LetterRuns letters_of(std::string_view text, const Hand& hand, const FontFinder& find, Fonts& fonts);

}  // namespace text
