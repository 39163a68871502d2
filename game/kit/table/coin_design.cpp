#include "game/kit/table/coin_design.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hash.h"
#include "engine/core/utf8.h"

namespace table {

namespace {

using rules::CoinType;

bool consists_of(std::string_view text, std::string_view letters) {
    return !text.empty() && text.find_first_not_of(letters) == std::string_view::npos;
}

std::vector<std::string_view> words_of_design(std::string_view design) {
    std::vector<std::string_view> words;
    while (!design.empty()) {
        const std::size_t end = std::min(design.find('-'), design.size());
        words.push_back(design.substr(0, end));
        design.remove_prefix(std::min(end + 1, design.size()));
    }
    return words;
}

// The number at the start of a title, and the rest after it.
struct Numbered {
    std::string value;
    std::string_view rest;
};

Numbered numbered(std::string_view title) {
    constexpr std::string_view kHalf = "\xC2\xBD";
    if (title.starts_with(kHalf)) return {"1/2", title.substr(kHalf.size())};
    const std::size_t end = std::min(title.find_first_not_of("0123456789/"), title.size());
    return {std::string(title.substr(0, end)), title.substr(end)};
}

// In capitals, without explanations: "1 dollar, loonie", "50 centavos (since 2009)".
std::string legend_of(std::string_view words) {
    words = words.substr(0, words.find_first_of(",(;"));
    std::string legend;
    for (const char c : words) {
        const bool small = c >= 'a' && c <= 'z', large = c >= 'A' && c <= 'Z';
        if (small || large)
            legend += small ? static_cast<char>(c - 'a' + 'A') : c;
        else if (!legend.empty() && legend.back() != ' ' && core::is_ascii(c))
            legend += ' ';
        else if (!core::is_ascii(c))
            return {};  // the font lacks this letter
    }
    while (legend.ends_with(' ')) legend.pop_back();
    return legend;
}

// As many whole words as fit on a face.
std::string shortened(std::string legend) {
    constexpr std::size_t kRoom = sizeof(render::CoinText) - 1;
    while (legend.size() > kRoom) legend.resize(std::min(legend.rfind(' '), kRoom));
    return legend;
}

bool is_value(std::string_view word) { return consists_of(word, "0123456789_") || consists_of(word, "IVXLC"); }

bool shows_emblem_alone(const std::vector<std::string_view>& design) {
    if (std::ranges::any_of(design, is_value)) return false;
    return std::ranges::any_of(design, [](std::string_view word) {
        const auto emblem = render::emblem_of(word);
        return word == kBoth || (emblem && render::is_unit_emblem(*emblem));
    });
}

void read_word(render::CoinFace& face, std::string_view word) {
    if (const auto emblem = render::emblem_of(word)) face.emblem = *emblem;
    if (const auto border = render::border_of(word)) face.border = *border;
    if (!is_value(word)) return;
    std::string value(word);
    std::ranges::replace(value, '_', '/');
    face.value = render::CoinText(value);
}

}  // namespace

render::CoinFace face_of(const CoinType& type, bool heads, const Emblems& emblems) {
    if (render::is_drawn(type.design)) return render::coin_face(type.design, heads);
    const std::uint64_t chance = core::Hash().add(type.name).value();
    const Numbered title = numbered(type.title);
    render::CoinFace face;
    face.drawn = render::kStruck;
    face.heads = heads;
    face.emblem = render::emblem_of(emblems[chance >> 40 & 3]).value_or(face.emblem);
    face.border = static_cast<render::Border>(chance >> 48 & 3);
    face.holed = type.core == "hole";
    face.value = render::CoinText(title.value.empty() ? std::to_string(type.cents) : title.value);
    face.legend = render::CoinText(legend_of(title.rest));
    const std::vector<std::string_view> design = words_of_design(type.design);
    for (const std::string_view word : design) read_word(face, word);
    if (!shows_emblem_alone(design)) return face;
    face.value = {};
    face.legend = render::CoinText(shortened(legend_of(type.title)));
    return face;
}

}  // namespace table
