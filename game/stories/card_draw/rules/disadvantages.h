#pragma once
// CD-33 to CD-36: cards that stay with a player and act on what he draws.

#include <array>
#include <vector>

#include "game/kit/fields.h"
#include "game/stories/card_draw/rules/cards.h"

namespace rules::card_draw {

// CD-36. Judgement: taken in the test that is being improved, not settled yet.
enum class Until { Judgement, EndOfScene, EndOfSession };
WORDS_OF(Until, "judgement", "end_of_scene", "end_of_session")
struct Disadvantage {
    Card card;
    Until until = Until::Judgement;
    int number = 0;  // of the scene or session with which it ends
    FIELDS(card, until, number)
    friend bool operator==(const Disadvantage&, const Disadvantage&) = default;
};
using Disadvantages = std::vector<Disadvantage>;

// CD-12, CD-34: what held disadvantages make of cards that are drawn.
class Handicap {
public:
    Handicap() = default;
    explicit Handicap(const Disadvantages& held);

    int value(Card drawn) const;
    // CD-35: a disadvantage of that suit is held.
    bool holds(Suit suit) const { return lowest(suit) < kNone; }
    friend bool operator==(const Handicap&, const Handicap&) = default;

private:
    static constexpr int kNone = kAce + 1;
    int lowest(Suit suit) const { return lowest_[static_cast<std::size_t>(suit)]; }
    std::array<int, 4> lowest_{kNone, kNone, kNone, kNone};
};

}  // namespace rules::card_draw
