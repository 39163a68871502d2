#pragma once
// The checksum of zip files.

#include <cstdint>
#include <string_view>

namespace archive {

std::uint32_t crc_of(std::string_view bytes);

}  // namespace archive
