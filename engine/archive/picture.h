#pragma once
// Decodes pictures from outside.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace archive {

inline constexpr int kMaxPicture = 2048;  // pixels, width and height each

struct DecodedPicture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;  // rows from the top
};
// nullopt if it is not a complete PNG or JPEG, or too large.
std::optional<DecodedPicture> decode_picture(std::string_view bytes);

}  // namespace archive
