#pragma once
// A line's letters in runs of one font, one script and one direction.

#include <hb.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/reading_order.h"
#include "engine/text/shaper.h"

namespace text {

// Not so: joiners, directions, the choice of a variant.
bool is_seen(char32_t letter);

struct LetterRun {
    std::size_t begin = 0, end = 0;  // indices of letters
    const Font* font = nullptr;      // null: the caller writes it, or it is missing
    bool missing = false;            // no font has these
    hb_script_t script = HB_SCRIPT_COMMON;
    signed char level = 0;

    bool leftward() const { return level % 2 != 0; }
};

struct Letters {
    std::u32string text;
    std::vector<std::size_t> places;  // of each letter in the text's bytes, and of the text's end
    ReadingOrder order;
    std::vector<LetterRun> runs;
    std::vector<std::size_t> run_of;  // by letter
};

// The line's own font first, then its second one, then what the caller writes, then what `find` knows.
Letters letters_of(std::string_view text, const Hand& hand, const FontFinder& find, Fonts& fonts);

}  // namespace text
