#include "game/kit/file_name.h"

#include <cctype>
#include <string_view>

#include "engine/core/utf8.h"

namespace rules {

namespace {
constexpr std::size_t kMostBytes = 90;
}  // namespace

std::string file_words(const std::string& words) {
    std::string name;
    for (const char c : words) {
        const bool plain = !core::is_ascii(c) || std::isalnum(static_cast<unsigned char>(c));
        name.push_back(plain || std::string_view(" ,.'-").find(c) != std::string_view::npos ? c : '-');
    }
    name.resize(core::whole_characters(name, kMostBytes).size());
    return name;
}

}  // namespace rules
