#include "game/stories/card_draw/rules/background.h"

#include <algorithm>

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

std::string field_word(Suit suit) {
    static const Words words{"physical", "skill", "social", "reasoning"};
    return words[static_cast<std::size_t>(suit)];
}

Phrase spoken(Backed card) {
    return card.back == Back::Red ? say("{1} (red back)", spoken(card.card))
                                  : say("{1} (blue back)", spoken(card.card));
}

Phrase spoken_field(Suit suit) {
    constexpr std::array words{mark("physical"), mark("skill"), mark("social"), mark("reasoning")};
    static_assert(words.size() == static_cast<std::size_t>(Suit::Spades) + 1);
    return words[static_cast<std::size_t>(suit)];
}

Phrase spoken(BackgroundKind kind) {
    constexpr std::array words{mark("innate"),     mark("temperament"), mark("personality type"),
                               mark("profession"), mark("hobby"),       mark("background")};
    static_assert(words.size() == static_cast<std::size_t>(BackgroundKind::Other) + 1);
    return words[static_cast<std::size_t>(kind)];
}

Handicap::Handicap(const Disadvantages& held) {
    for (const Disadvantage& each : held) {
        const int worth = each.card.rank == kAce ? 1 : each.card.rank;  // CD-2
        int& lowest = lowest_[static_cast<std::size_t>(each.card.suit)];
        lowest = std::min(lowest, worth);
    }
}

int Handicap::value(Card drawn) const { return std::min(drawn.rank, lowest(drawn.suit)); }

}  // namespace rules::card_draw
