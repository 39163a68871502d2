#include "game/stories/card_draw/rules/background.h"

namespace rules::card_draw {

std::string word(const Backed& card) { return (card.back == Back::Red ? "red " : "blue ") + word(card.card); }

std::optional<Backed> backed_from(std::string_view word) {
    for (const Back back : {Back::Red, Back::Blue}) {
        const std::string_view start = back == Back::Red ? "red " : "blue ";
        if (!word.starts_with(start)) continue;
        if (const auto card = card_from(word.substr(start.size()))) return Backed{back, *card};
    }
    return std::nullopt;
}

}  // namespace rules::card_draw
