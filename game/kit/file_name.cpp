#include "game/kit/file_name.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace rules {

namespace {
constexpr std::size_t kMostBytes = 90;
}  // namespace

std::string file_words(const std::string& words) {
    std::string name;
    for (const char c : words) {
        const bool plain =
            static_cast<unsigned char>(c) >= 0x80 || std::isalnum(static_cast<unsigned char>(c));
        name.push_back(plain || std::string_view(" ,.'-").find(c) != std::string_view::npos ? c : '-');
    }
    std::size_t end = std::min(name.size(), kMostBytes);
    while (end > 0 && end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80) --end;
    name.resize(end);
    return name;
}

}  // namespace rules
