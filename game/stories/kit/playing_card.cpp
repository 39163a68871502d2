#include "game/stories/kit/playing_card.h"

namespace rules::playing {

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
        if (playing::word(card_at(index)) == word) return card_at(index);
    return std::nullopt;
}

Cards CardSet::list() const {
    Cards cards;
    for (std::uint64_t left = bits_; left != 0; left &= left - 1)
        cards.push_back(card_at(std::countr_zero(left)));
    return cards;
}

Phrase spoken_rank(int rank) {
    switch (rank) {
        case 11:
            return say("jack");
        case 12:
            return say("queen");
        case 13:
            return say("king");
        case kAce:
            return say("ace");
        default:
            return Phrase(rank);
    }
}

Phrase spoken(Suit suit) {
    constexpr std::array words{mark("clubs"), mark("diamonds"), mark("hearts"), mark("spades")};
    return words[static_cast<std::size_t>(suit)];
}

Phrase spoken(Card card) { return say("the {1} of {2}", spoken_rank(card.rank), spoken(card.suit)); }

}  // namespace rules::playing
