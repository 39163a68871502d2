#pragma once
// Figures that stand on the line. A serif font's own figures hang below it, and its 0 and 1 read as o and I;
// the atlas knows no OpenType features, so the font's table of characters is written anew with the lining
// figures in place.

#include <cstdint>
#include <vector>

namespace ui {

// The font file with that table appended; as it was where it has no lining figures of its own. `index` of the
// face in a collection.
std::vector<std::uint8_t> with_lining_figures(std::vector<std::uint8_t> font, int index);

}  // namespace ui
