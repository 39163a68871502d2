#include "game/stories/card_draw/rules/odds.h"

#include <algorithm>
#include <map>

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

namespace {

// The cards that one draw may be.
using Allowed = CardSet;

Allowed worth_at_most(const CardSet& pile, const Handicap& handicap, int value) {
    Allowed allowed;
    for (const Card card : pile.list())
        if (handicap.value(card) <= value) allowed.add(card);
    return allowed;
}

// Cards allowed in the same draws are interchangeable: which of `draws` allow them, and how many cards there are.
struct Alike {
    std::vector<bool> for_draw;
    int cards = 0;
};
std::vector<Alike> alike(const CardSet& pile, const std::vector<Allowed>& draws) {
    std::map<std::vector<bool>, int> counts;
    for (const Card card : pile.list()) {
        std::vector<bool> for_draw;
        for (const Allowed& each : draws) for_draw.push_back(each.has(card));
        ++counts[for_draw];
    }
    std::vector<Alike> list;
    for (const auto& [for_draw, cards] : counts)
        if (std::ranges::find(for_draw, true) != for_draw.end()) list.push_back({for_draw, cards});
    return list;
}

// The chance that each draw in turn from the pile is a card allowed for it.
core::Chance all_allowed(const CardSet& pile, const std::vector<Allowed>& draws) {
    const std::vector<Alike> kinds = alike(pile, draws);
    // How many cards of each kind have been drawn, and the chance of that.
    std::map<std::vector<int>, core::Chance> gone{{std::vector<int>(kinds.size()), core::Chance(1)}};
    for (std::size_t draw = 0; draw < draws.size(); ++draw) {
        const int left = pile.size() - static_cast<int>(draw);
        std::map<std::vector<int>, core::Chance> next;
        for (const auto& [used, chance] : gone)
            for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
                const int cards = kinds[kind].cards - used[kind];
                if (!kinds[kind].for_draw[draw] || cards == 0) continue;
                std::vector<int> after = used;
                ++after[kind];
                next[after] += chance * core::Chance(cards, left);
            }
        gone = std::move(next);
    }
    core::Chance sum;
    for (const auto& [used, chance] : gone) sum += chance;
    return sum;
}

}  // namespace

core::Chance single_highest_odds(const CardSet& pile, const Drawer& own, const std::vector<Drawer>& others,
                                 int to_beat) {
    int cards = own.cards;
    for (const Drawer& each : others) cards += each.cards;
    if (cards > pile.size()) return 0;
    core::Chance sum;
    for (int value = to_beat + 1; value <= kAce; ++value) {
        // The best own card is worth exactly `value`: at most that, minus at most one less.
        std::vector<Allowed> draws;
        for (const Drawer& each : others)
            draws.insert(draws.end(), static_cast<std::size_t>(each.cards),
                         worth_at_most(pile, each.handicap, value - 1));
        std::vector<Allowed> less = draws;
        const auto times = static_cast<std::size_t>(own.cards);
        draws.insert(draws.end(), times, worth_at_most(pile, own.handicap, value));
        less.insert(less.end(), times, worth_at_most(pile, own.handicap, value - 1));
        sum += all_allowed(pile, draws) - all_allowed(pile, less);
    }
    return sum;
}

}  // namespace rules::card_draw
