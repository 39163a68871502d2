#pragma once
// Pictures that come from outside.

#include <cstddef>
#include <string_view>

namespace archive {

inline constexpr int kPictureMost = 2048;  // pixels of width and of height

// Whether all of it can be read, as PNG or JPEG, and is no larger than this.
bool is_picture(std::string_view bytes);

}  // namespace archive
