#include "game/stories/card_draw/rules/odds.h"

namespace rules::card_draw {

namespace {

template <class Enum>
std::size_t place(Enum value) {
    return static_cast<std::size_t>(value);
}

template <std::size_t n>
std::array<core::Chance, n> each_at_least_once(const std::array<int, n>& counts, int cards, int drawn) {
    std::array<core::Chance, n> odds;
    for (std::size_t i = 0; i < n; ++i) odds[i] = at_least_one(counts[i], cards, drawn);
    return odds;
}

Drawn as_drawn(const Handicap& handicap, Card card) { return {card, handicap.value(card)}; }

std::array<int, kVersus> versus_counts(const CardSet& pile, const Handicap& handicap, const Drawn& other) {
    std::array<int, kVersus> counts{};
    for (const Card card : pile.list()) ++counts[place(versus(as_drawn(handicap, card), other))];
    return counts;
}

}  // namespace

core::Chance at_least_one(int good, int cards, int drawn) {
    core::Chance none = 1;
    for (int i = 0; i < drawn && i < cards; ++i)
        none *= core::Chance(good > cards - i ? 0 : cards - good - i, cards - i);
    return core::Chance(1) - none;
}

OutcomeOdds outcome_odds(const CardSet& pile, const Handicap& handicap, const Target& target, int cards) {
    std::array<int, kOutcomes> counts{};
    for (const Card card : pile.list())
        ++counts[place(outcome(card.suit, handicap.value(card), target.suit, target.tn))];
    return each_at_least_once(counts, pile.size(), cards);
}

core::Chance hit_odds(const CardSet& pile, const Handicap& handicap, const Target& target, int cards) {
    const int good = count(pile, [&](Card card) { return handicap.value(card) >= target.tn; });
    return at_least_one(good, pile.size(), cards);
}

VersusOdds versus_odds(const CardSet& pile, const Handicap& handicap, const Drawn& other, int cards) {
    return each_at_least_once(versus_counts(pile, handicap, other), pile.size(), cards);
}

VersusOdds versus_odds(const CardSet& pile, const Handicap& handicap, const Handicap& opponent, int cards) {
    VersusOdds odds;
    for (const Card card : pile.list()) {
        CardSet rest = pile;
        rest.remove(card);
        const VersusOdds given = versus_odds(rest, handicap, as_drawn(opponent, card), cards);
        for (std::size_t i = 0; i < given.size(); ++i) odds[i] += given[i] * core::Chance(1, pile.size());
    }
    return odds;
}

core::Chance hindered_odds(const CardSet& pile, const Handicap& handicap, int cards) {
    const int held = count(pile, [&](Card card) { return handicap.holds(card.suit); });
    return at_least_one(held, pile.size(), cards);
}

}  // namespace rules::card_draw
