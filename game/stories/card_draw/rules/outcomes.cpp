#include "game/stories/card_draw/rules/outcomes.h"

namespace rules::card_draw {

Outcome outcome(Suit drawn, int value, Suit suit, int tn) {
    const bool hit = value >= tn;
    if (drawn == suit) return hit ? Outcome::Full : Outcome::SuitMiss;
    if (colour(drawn) == colour(suit)) return hit ? Outcome::Partial : Outcome::ColourMiss;
    return hit ? Outcome::AtCost : Outcome::Failure;
}

int worth(Outcome outcome) {
    switch (outcome) {
        case Outcome::Full:
            return 4;
        case Outcome::Partial:
        case Outcome::AtCost:
            return 3;
        case Outcome::SuitMiss:
            return 2;
        case Outcome::ColourMiss:
            return 1;
        case Outcome::Failure:
            return 0;
    }
    return 0;
}

Versus versus(const Drawn& own, const Drawn& other) {
    if (own.value == other.value) return Versus::Tie;
    const bool higher = own.value > other.value;
    if (own.card.suit == other.card.suit) return higher ? Versus::DecisiveFor : Versus::DecisiveAgainst;
    if (colour(own.card.suit) == colour(other.card.suit))
        return higher ? Versus::AdvantageFor : Versus::AdvantageAgainst;
    return higher ? Versus::AlterFor : Versus::AlterAgainst;
}

PairKind kind_of(Versus result) {
    switch (result) {
        case Versus::DecisiveFor:
        case Versus::DecisiveAgainst:
            return PairKind::Decisive;
        case Versus::AdvantageFor:
        case Versus::AdvantageAgainst:
            return PairKind::Advantage;
        case Versus::AlterFor:
        case Versus::AlterAgainst:
            return PairKind::Alter;
        case Versus::Tie:
            return PairKind::Tie;
    }
    return PairKind::Tie;
}

}  // namespace rules::card_draw
