#include "game/stories/kit/playing_card.h"

#include "game/kit/json_text.h"
#include "game/kit/kind_of.h"

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

namespace {

Card read_card(const Field& field) {
    if (const auto card = card_from(field.text(20))) return *card;
    field.refuse("must be a card like 7C, 10D, QH or AS, not " + described(field.json()));
}
Json card_json(const Card& card) { return word(card); }
void hash_card(const Card& card, core::Hash& hash) { hash.add(card.index()); }
Json card_schema() { return {{"title", "card"}, {"type", "string"}, {"pattern", "^([2-9JQKA]|10)[CDHS]$"}}; }

CardSet read_set(const Field& field) {
    CardSet set;
    for (const Card card : read<Cards>(field)) set.add(card);
    return set;
}
Json set_json(const CardSet& set) { return written(set.list()); }
void hash_set(const CardSet& set, core::Hash& hash) { hash.add(set.bits()); }
Json set_schema() { return kind_of<Cards>().schema(); }

}  // namespace

const Kind& Card::field_kind() { return kind_by<Card, read_card, card_json, hash_card, card_schema>(); }
const Kind& CardSet::field_kind() { return kind_by<CardSet, read_set, set_json, hash_set, set_schema>(); }

Cards CardSet::list() const {
    Cards cards;
    for (std::uint64_t left = bits_; left != 0; left &= left - 1) cards.push_back(card_at(std::countr_zero(left)));
    return cards;
}

Phrase spoken_rank(int rank) {
    switch (rank) {
        case kJack:
            return say("jack");
        case kQueen:
            return say("queen");
        case kKing:
            return say("king");
        case kAce:
            return say("ace");
        default:
            return Phrase(rank);
    }
}

Phrase spoken(Suit suit) {
    constexpr std::array words{mark("clubs"), mark("diamonds"), mark("hearts"), mark("spades")};
    static_assert(words.size() == static_cast<std::size_t>(Suit::Spades) + 1);
    return words[static_cast<std::size_t>(suit)];
}

Phrase spoken(Card card) { return say("the {1} of {2}", spoken_rank(card.rank), spoken(card.suit)); }

}  // namespace rules::playing
