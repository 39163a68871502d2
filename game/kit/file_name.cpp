#include "game/kit/file_name.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "engine/core/ascii_letters.h"
#include "engine/core/lists.h"
#include "engine/core/utf8.h"

namespace rules {

namespace {
constexpr std::size_t kMaxBytes = 90;
}  // namespace

std::string file_words(const std::string& words) {
    std::string seen, name;
    for (const char32_t point : core::code_points(words))
        if (!core::steers_order(point)) seen += core::utf8(point);
    for (const char c : seen) {
        const bool plain = !core::is_ascii(c) || std::isalnum(static_cast<unsigned char>(c));
        name.push_back(plain || std::string_view(" ,.'-").find(c) != std::string_view::npos ? c : '-');
    }
    name.resize(core::whole_characters(name, kMaxBytes).size());
    name.erase(0, name.find_first_not_of(' '));
    if (name.empty() || name.front() == '.') name.insert(0, 1, '-');  // would be hidden
    if (names_device(name)) name.insert(std::min(name.find_first_of(" ."), name.size()), 1, '-');
    return name;
}

std::string dashed(std::string_view words, std::size_t max) {
    std::string name;
    for (const char c : core::in_ascii(words)) {
        if (std::isalnum(static_cast<unsigned char>(c)))
            name += c;
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    name.resize(std::min(name.size(), max));
    while (name.ends_with('-')) name.pop_back();
    return name;
}

bool names_device(std::string_view name) {
    constexpr std::array<std::string_view, 4> kDevices{"con", "prn", "aux", "nul"};
    std::string word(name.substr(0, name.find_first_of(" .")));
    for (char& c : word) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (core::contains(kDevices, word)) return true;
    const bool port = word.starts_with("com") || word.starts_with("lpt");
    return port && word.size() == 4 && std::isdigit(static_cast<unsigned char>(word.back()));
}

}  // namespace rules
