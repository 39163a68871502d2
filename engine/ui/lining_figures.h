#pragma once
// Makes a serif font use its lining figures. Its default figures hang below the line, and its 0 and 1 read as
// o and I. The atlas knows no OpenType features, so the font's character table is rewritten to map to the
// lining figures.

#include <cstdint>
#include <vector>

namespace ui {

// The font file with such a table appended; unchanged if it has no lining figures. `index` is that of the
// face in a collection.
std::vector<std::uint8_t> with_lining_figures(std::vector<std::uint8_t> font, int index);

}  // namespace ui
