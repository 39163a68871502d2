#include "game/coin_wars/rules/technology.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"

namespace rules::coin_wars {

namespace {

constexpr int kUsualDie = 6;

// If the advantage depends on both types, an unknown opponent matches no list, and an Army matches by any of its units.
bool lists_opponent(const Match& match, const std::vector<int>& types, int against) {
    if (types.empty()) return true;
    if (against == kNoCoin) return false;
    if (!match.scenario->rulings.technology_sees_whole_army())
        return core::empty_or_contains(types, match.setup(against).type);
    return std::ranges::any_of(party(match, against),
                               [&](int unit) { return core::empty_or_contains(types, match.setup(unit).type); });
}

bool concerns(const Match& match, const Technology& technology, int coin, const StrikeContext& bout) {
    if (std::max(match.turn, 1) < technology.from_turn) return false;
    if (technology.ranged_only && !bout.ranged) return false;
    const bool backward = match.side_of(coin) == technology.backward;
    const auto& own = backward ? technology.against : technology.types;
    const auto& opposing = backward ? technology.types : technology.against;
    return core::empty_or_contains(own, match.setup(coin).type) && lists_opponent(match, opposing, bout.against);
}

template <class Counts>
const Technology* first_of(const Match& match, int coin, const StrikeContext& bout, Counts counts) {
    for (const Technology& each : match.scenario->advanced.technology)
        if (counts(each) && concerns(match, each, coin, bout)) return &each;
    return nullptr;
}

const Technology* ahead_in(const Match& match, int coin, const StrikeContext& bout, Severe severe) {
    return first_of(match, coin, bout, [&](const Technology& each) {
        return each.severe == severe && match.side_of(coin) != each.backward;
    });
}

}  // namespace

const Technology* behind_in(const Match& match, int coin, const StrikeContext& bout) {
    return first_of(match, coin, bout, [&](const Technology& each) { return match.side_of(coin) == each.backward; });
}

const Technology* far_ahead_in(const Match& match, int coin, const StrikeContext& bout) {
    return ahead_in(match, coin, bout, Severe::Bonus);
}

std::optional<int> die_of_advantage(const Match& match, int coin, const StrikeContext& bout) {
    if (ahead_in(match, coin, bout, Severe::Die) == nullptr) return std::nullopt;
    const int agreed = match.scenario->advanced.dice;
    return agreed > 0 ? agreed : kUsualDie;
}

}  // namespace rules::coin_wars
