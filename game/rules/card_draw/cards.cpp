#include "game/rules/card_draw/cards.h"

namespace rules::card_draw {

namespace {

constexpr std::string_view kSuitLetters = "CDHS";
constexpr std::array<std::string_view, kRanks> kRankWords{"2", "3",  "4", "5", "6", "7", "8",
                                                          "9", "10", "J", "Q", "K", "A"};

}  // namespace

std::string word(Card card) {
    std::string word(kRankWords[static_cast<std::size_t>(card.rank - kLowest)]);
    return word += kSuitLetters[static_cast<std::size_t>(card.suit)];
}

std::optional<Card> card_from(std::string_view word) {
    for (int index = 0; index < kDeckSize; ++index)
        if (card_draw::word(card_at(index)) == word) return card_at(index);
    return std::nullopt;
}

Cards CardSet::list() const {
    Cards cards;
    for (std::uint64_t left = bits_; left != 0; left &= left - 1)
        cards.push_back(card_at(std::countr_zero(left)));
    return cards;
}

}  // namespace rules::card_draw
