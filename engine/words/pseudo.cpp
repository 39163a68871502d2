#include "engine/words/pseudo.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace words {

namespace {

constexpr std::array<std::pair<char, std::string_view>, 16> kAccents{{{'a', "ä"},
                                                                      {'c', "ç"},
                                                                      {'e', "é"},
                                                                      {'i', "ï"},
                                                                      {'n', "ñ"},
                                                                      {'o', "ö"},
                                                                      {'u', "ü"},
                                                                      {'y', "ÿ"},
                                                                      {'A', "Å"},
                                                                      {'C', "Ç"},
                                                                      {'E', "É"},
                                                                      {'I', "Î"},
                                                                      {'N', "Ñ"},
                                                                      {'O', "Ø"},
                                                                      {'U', "Ü"},
                                                                      {'Y', "Ý"}}};

std::string_view accented(const char& letter) {
    for (const auto& [plain, accent] : kAccents)
        if (plain == letter) return accent;
    return {&letter, 1};
}

}  // namespace

std::string in_pseudo(std::string_view english) {
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    if (std::ranges::none_of(english, is_letter)) return std::string(english);  // ", "
    std::string said = "[";
    std::size_t letters = 0;
    for (std::size_t i = 0; i < english.size(); ++i) {
        if (english[i] == '{' && i + 2 < english.size() && english[i + 2] == '}') {
            said += english.substr(i, 3);
            i += 2;
            continue;
        }
        if (is_letter(english[i])) ++letters;
        said += accented(english[i]);
    }
    return said.append((2 * letters + 4) / 5, '~') + "]";
}

}  // namespace words
