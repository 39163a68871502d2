#pragma once
// Playing cards: a deck of 52, and sets of cards. Written as "7C", "10D", "QH", "AS".

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/kit/fields.h"
#include "game/kit/phrases.h"

namespace rules {
class Kind;
}

namespace rules::playing {

enum class Suit { Clubs, Diamonds, Hearts, Spades };
ENUM_NAMES(Suit, "clubs", "diamonds", "hearts", "spades")
enum class Colour { Black, Red };
inline constexpr std::array kSuits{Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
constexpr Colour colour(Suit suit) {
    return suit == Suit::Diamonds || suit == Suit::Hearts ? Colour::Red : Colour::Black;
}

inline constexpr int kLowest = 2, kJack = 11, kQueen = 12, kKing = 13, kAce = 14;
inline constexpr int kRanks = 13, kDeckSize = 52;

struct Card {
    Suit suit = Suit::Clubs;
    int rank = kLowest;
    // Position in a sorted deck: clubs 2 to ace, then diamonds, hearts, spades; 0 to 51.
    constexpr int index() const { return static_cast<int>(suit) * kRanks + rank - kLowest; }
    static const rules::Kind& field_kind();
    friend bool operator==(const Card&, const Card&) = default;
};
constexpr Card card_at(int index) { return {static_cast<Suit>(index / kRanks), index % kRanks + kLowest}; }
using Cards = std::vector<Card>;

std::string word(Card card);
std::optional<Card> card_from(std::string_view word);

// As it reads inside a sentence.
Phrase spoken_rank(int rank);  // "7", "queen"
Phrase spoken(Suit suit);
Phrase spoken(Card card);  // "the queen of hearts"

// An unordered set of cards: a shuffled pile is known by its contents alone.
class CardSet {
public:
    constexpr CardSet() = default;
    static constexpr CardSet whole() { return CardSet((std::uint64_t{1} << kDeckSize) - 1); }

    int size() const { return std::popcount(bits_); }
    bool empty() const { return bits_ == 0; }
    bool has(Card card) const { return (bits_ & bit(card)) != 0; }
    void add(Card card) { bits_ |= bit(card); }
    void remove(Card card) { bits_ &= ~bit(card); }
    // Sorted by Card::index(). `place`: 0 to size() - 1.
    Cards list() const;
    Card at(int place) const { return list()[static_cast<std::size_t>(place)]; }
    std::uint64_t bits() const { return bits_; }
    static const rules::Kind& field_kind();

    friend bool operator==(const CardSet&, const CardSet&) = default;

private:
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
    static std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index(); }
    std::uint64_t bits_ = 0;
};

}  // namespace rules::playing
