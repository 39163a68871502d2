#pragma once
// Letters that need more than to stand beside each other.

namespace shaping {

// Of a script that runs from right to left, joins or stacks its letters; a mark on another letter; what steers these;
// and all that 16 bits cannot count.
bool is_complex(char32_t letter);

}  // namespace shaping
