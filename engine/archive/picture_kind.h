#pragma once
// The kind of a picture file, by its first bytes.

#include <string_view>

namespace archive {

inline bool is_png(std::string_view bytes) { return bytes.starts_with("\x89PNG"); }
inline bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xff\xd8\xff"); }

}  // namespace archive
