#pragma once
// Pictures that come from outside.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace archive {

inline constexpr int kPictureMost = 2048;  // pixels of width and of height

struct DecodedPicture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;  // rows from the top
};
// Nothing: not all of it can be read, as PNG or JPEG, or it is larger than this.
std::optional<DecodedPicture> decode_picture(std::string_view bytes);

}  // namespace archive
