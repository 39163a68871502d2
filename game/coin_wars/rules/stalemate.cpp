#include "game/coin_wars/rules/stalemate.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/strength.h"

namespace rules::coin_wars {

namespace {

// The remaining coins of one type of a side; units count as the coin they are based on (BX-10).
struct KindLeft {
    const CoinType* type = nullptr;
    int count = 0;
};

std::vector<KindLeft> kinds_left(const Match& match, Side side, Rulings by) {
    std::vector<KindLeft> kinds;
    for (const CoinType& type : match.scenario->types) kinds.push_back({&type, 0});
    for (int i = 0; i < match.count(); ++i) {
        const Place place = match.coin(i).place;
        if (match.side_of(i) != side || (place != Place::Table && place != Place::Arriving)) continue;
        const auto is_alike = [&](const KindLeft& kind) {
            return by.foresees_armies() ? kind.type->coin() == match.type(i).coin() : kind.type == &match.type(i);
        };
        ++std::ranges::find_if(kinds, is_alike)->count;
    }
    std::erase_if(kinds, [](const KindLeft& kind) { return kind.count == 0; });
    return kinds;
}

bool any_ground(const Match& match, Ground kind) {
    return match.scenario->advanced.terrain && core::contains(match.scenario->terrain, kind, &Terrain::kind);
}

// BX-9: true if the rule may still apply to that side in some turn.
bool may_help(const Match& match, const SpecialRule& rule, Side side) {
    const int max = rule.when.uses.a_battle;
    const bool spent = max > 0 && match.ending.special[place_of(match, rule)].in_battle >= max;
    return !rule.left_out && !spent && rule.who.side != other(side);
}

// As it was added up before the third rulings.
int former_best_offense(const Match& match, Side side, const CoinType& type, int command) {
    int offense = type.offense;
    const AdvancedRules& rules = match.scenario->advanced;
    for (const Technology& technology : rules.technology) {
        if (technology.backward != side && technology.severe == Severe::Bonus) offense += 2;
        if (technology.backward == side && !technology.in_part() && technology.from_turn <= 1)
            offense = std::max(0, offense - 1);
    }
    if (any_ground(match, Ground::Offensive)) ++offense;
    for (const SpecialRule& rule : rules.special) {
        if (!may_help(match, rule, side)) continue;
        offense += std::max(0, rule.what.offense);
        if (rule.what.offense_times == SpecialWhat::Times::Double) offense *= 2;
    }
    return (rules.beyond[index(side)] ? 2 * offense : offense) + command;
}

// In the order of R-12. `command`: what a commander adds.
int best_offense(const Match& match, Side side, const CoinType& type, int command, Rulings by) {
    if (!by.foresees_armies()) return former_best_offense(match, side, type, command);
    const AdvancedRules& rules = match.scenario->advanced;
    const auto is_behind = [&](const Technology& technology) {
        return technology.backward == side && !technology.in_part() && technology.from_turn <= 1;
    };
    const auto is_far_ahead = [&](const Technology& technology) {
        return technology.backward != side && technology.severe == Severe::Bonus;
    };
    int offense = type.offense;
    if (std::ranges::any_of(rules.technology, is_behind)) offense = std::max(0, offense - 1);
    if (std::ranges::any_of(rules.technology, is_far_ahead)) offense += 2;
    if (any_ground(match, Ground::Offensive)) ++offense;
    offense += command;
    for (const SpecialRule& rule : rules.special)
        if (may_help(match, rule, side)) offense += std::max(0, rule.what.offense);
    for (const SpecialRule& rule : rules.special)
        if (may_help(match, rule, side) && rule.what.offense_times == SpecialWhat::Times::Double) offense *= 2;
    return rules.beyond[index(side)] ? 2 * offense : offense;
}

int min_defense(const Match& match, Side side, const CoinType& type) {
    int defense = type.defense;
    for (const Technology& technology : match.scenario->advanced.technology)
        if (technology.backward == side && defense > 1) --defense;
    for (const SpecialRule& rule : match.scenario->advanced.special) {
        if (!may_help(match, rule, side)) continue;
        defense = std::max(0, defense + std::min(0, rule.what.defense));
        if (rule.what.defense_times == SpecialWhat::Times::Half) defense -= defense / 2;
    }
    return defense;
}

// The most that the dice of an attack can add.
int best_dice(const Match& match, Side side) {
    const AdvancedRules& rules = match.scenario->advanced;
    int best = rules.dice > 0 ? rules.dice - 1 : 0;
    for (const Technology& technology : rules.technology)
        if (technology.backward != side && technology.severe == Severe::Die) best += std::max(rules.dice, 6);
    return best;
}

// The greatest Offense of an Army that the side could form against such a coin, 0 if none.
int best_army(const Match& match, Side side, const std::vector<KindLeft>& kinds, const Traits& struck, Rulings by) {
    int best = 0;
    std::vector<int> units;  // of a Combined Army
    bool commanded = false;
    for (const KindLeft& kind : kinds) {
        const auto own = [&](int command) {
            const int change = offense_change({*kind.type, struck, true}).by;
            return std::max(0, best_offense(match, side, *kind.type, command, by) + change);
        };
        if (kind.count >= 2) best = std::max(best, std::min(kind.count, kMaxOfOneType) * own(0));
        units.insert(units.end(), static_cast<std::size_t>(kind.count), own(1));
        commanded = commanded || kind.type->command;
    }
    if (!commanded || units.size() < 2) return best;
    std::ranges::sort(units, std::greater{});
    units.resize(std::min<std::size_t>(units.size(), 1 + kMaxBesides));
    int sum = 0;
    for (const int unit : units) sum += unit;
    return std::max(best, sum);
}

bool destroys_alone(const Match& match, Side side, const CoinType& one, const CoinType& target, Rulings by) {
    const Meeting meeting{one, target};
    const Decides decides = verdict(meeting, match.scenario->options).what;
    if (decides != Decides::Scores) return decides == Decides::Falls;
    const int offense = std::max(0, best_offense(match, side, one, 0, by) + offense_change(meeting).by);
    return destroys(offense + best_dice(match, side), min_defense(match, other(side), target));
}

bool can_destroy_any(const Match& match, Side side, const std::vector<KindLeft>& own,
                     const std::vector<KindLeft>& enemies, Rulings by) {
    for (const KindLeft& target : enemies) {
        for (const KindLeft& one : own)
            if (destroys_alone(match, side, *one.type, *target.type, by)) return true;
        const int army = best_army(match, side, own, *target.type, by);
        if (army > 0 && destroys(army + best_dice(match, side), min_defense(match, other(side), *target.type)))
            return true;
    }
    return false;
}

}  // namespace

bool nothing_can_fall(const Match& match, Rulings by) {
    const auto heads = kinds_left(match, Side::Heads, by), tails = kinds_left(match, Side::Tails, by);
    return !can_destroy_any(match, Side::Heads, heads, tails, by) &&
           !can_destroy_any(match, Side::Tails, tails, heads, by);
}

}  // namespace rules::coin_wars
