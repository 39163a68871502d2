#pragma once
// Where a line of print may end.

#include <cstddef>
#include <string_view>

namespace ui {

// At this space, unless it stands between a figure and its unit ("3.75 in", "58 %"), beside a sign that belongs to the
// figures and names around it ("3 × Penny", "13 ≥ 5"), or before a dot that parts what follows.
bool may_break(std::string_view text, std::size_t space);

}  // namespace ui
