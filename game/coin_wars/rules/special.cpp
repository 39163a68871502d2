#include "game/coin_wars/rules/special.h"

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/touching.h"
#include "game/coin_wars/rules/victory.h"

namespace rules::coin_wars {

namespace {

using CardEdge = SpecialWhat::CardEdge;

bool has_one(const Traits& traits, const std::vector<int>& rows) {
    return std::ranges::any_of(rows, [&](int row) { return traits.*kTraits[static_cast<std::size_t>(row)].has; });
}

// An empty name is any ground.
bool stands_on(const Match& match, const std::string& name, int coin) {
    if (name.empty()) return true;
    return std::ranges::any_of(match.scenario->terrain, [&](const Terrain& paper) {
        return paper.name == name && concerns(match, paper, coin) &&
               measure::inside(paper.polygon, match.coin(coin).at);
    });
}

bool fits_size(const Match& match, const ArmySize& size, int coin) {
    if (size == ArmySize{}) return true;
    const auto count = std::ranges::count(match.coins, match.coin(coin).army, &Coin::army);
    return match.in_army(coin) && count >= size.from && count <= size.to;
}

bool fits_touch(const Match& match, const SpecialWhen& when, int coin) {
    if (when.friends == 0 && when.enemies == 0) return true;
    int friends = 0, enemies = 0;
    for (int i = 0; i < match.count(); ++i)
        if (i != coin && match.on_table(i) && touching(match, i, coin))
            ++(match.side_of(i) == match.side_of(coin) ? friends : enemies);
    return friends >= when.friends && enemies >= when.enemies;
}

bool fits_touching(const Match& match, const SpecialTouch& touch, int coin) {
    if (!touch.who) return true;
    int met = 0;
    for (int i = 0; i < match.count() && met < touch.at_least; ++i)
        if (i != coin && match.on_table(i) && touching(match, i, coin) && fits(match, *touch.who, i)) ++met;
    return met >= touch.at_least;
}

bool fits_near(const Match& match, const SpecialWhen& when, int coin) {
    if (!when.near_to) return true;
    const double max = when.cards * measure::kCardLong + measure::kTolerance;
    for (int i = 0; i < match.count(); ++i)
        if (i != coin && match.on_table(i) && fits(match, *when.near_to, i) &&
            measure::gap(disc_of(match, i), disc_of(match, coin)) <= max)
            return true;
    return false;
}

bool is_latest(SpecialWhen::Deed deed) {
    return deed == SpecialWhen::Deed::StoodLatest || deed == SpecialWhen::Deed::MovedLatest;
}

bool fits_turn(const Match& match, const SpecialWhen& when) {
    const int turn = std::max(match.turn, 1);
    return turn >= when.from_turn && (when.to_turn == 0 || turn <= when.to_turn);
}

bool has_charged(const Match& match, int coin) { return core::contains(match.charges, coin, &ChargeBegan::coin); }

// Its actions this turn: in the enemy's turn nobody has stood, moved or charged.
bool fits_deed(const Match& match, const SpecialWhen& when, int coin) {
    using Deed = SpecialWhen::Deed;
    if (when.deed == Deed::Any) return true;
    const bool own_turn = match.side_of(coin) == match.side;
    // Charges are kept until their side's next turn.
    if (when.deed == Deed::ChargedLatest) return has_charged(match, coin);
    if (!own_turn && !is_latest(when.deed)) return false;
    if (when.deed == Deed::Charged) return has_charged(match, coin);
    const bool moved = own_turn ? match.coin(coin).moved : match.coin(coin).moved_latest;
    return moved == (when.deed == Deed::Moved || when.deed == Deed::MovedLatest);
}

}  // namespace

bool fits(const Match& match, const Who& who, int coin) {
    if (who.side && match.side_of(coin) != *who.side) return false;
    if (!core::empty_or_contains(who.types, match.setup(coin).type)) return false;
    if (!core::empty_or_contains(who.coins, coin)) return false;
    if (!who.traits.empty() && !has_one(match.type(coin), who.traits)) return false;
    if (who.formed != Who::Formed::Any && match.in_army(coin) != (who.formed == Who::Formed::Army)) return false;
    return fits_size(match, who.army, coin) && stands_on(match, who.on, coin);
}

bool fits_attack(const Match& match, const SpecialWhen& when, int coin, const StrikeContext& bout) {
    if (!when.meets()) return true;
    if (bout.against == kNoCoin) return false;
    const bool attacking = bout.attacks.value_or(match.side_of(coin) == match.side);
    if (when.strikes != SpecialWhen::Strikes::Any && attacking != (when.strikes == SpecialWhen::Strikes::Attacking))
        return false;
    if (when.against && !fits(match, *when.against, bout.against)) return false;
    if (when.reach == SpecialWhen::Reach::Any) return true;
    if (when.reach == SpecialWhen::Reach::Range) return bout.ranged;
    const int attacker = attacking ? coin : bout.against;
    return !bout.ranged && (when.reach == SpecialWhen::Reach::Close || has_charged(match, attacker));
}

bool is_in_time(const Match& match, const SpecialRule& rule) {
    return fits_turn(match, rule.when) && (!rule.when.once || holds(match, *rule.when.once));
}

std::size_t place_of(const Match& match, const SpecialRule& rule) {
    return static_cast<std::size_t>(&rule - match.scenario->advanced.special.data());
}

bool is_used_up(const Match& match, const SpecialRule& rule) {
    const SpecialUses& uses = rule.when.uses;
    if (uses == SpecialUses{}) return false;
    const SpecialTally& tally = match.ending.special[place_of(match, rule)];
    return (uses.a_turn > 0 && tally.in_turn >= uses.a_turn) || (uses.a_battle > 0 && tally.in_battle >= uses.a_battle);
}

bool holds_apart(const Match& match, const SpecialRule& rule, int coin) {
    const SpecialWhen& when = rule.when;
    if (!fits_turn(match, when) || is_used_up(match, rule)) return false;
    return fits(match, rule.who, coin) && fits_deed(match, when, coin) && stands_on(match, when.on, coin) &&
           fits_touch(match, when, coin) && fits_touching(match, when.touching, coin) && fits_near(match, when, coin) &&
           (!when.once || holds(match, *when.once));
}

bool holds_for(const Match& match, const SpecialRule& rule, int coin, const StrikeContext& bout) {
    return fits_attack(match, rule.when, coin, bout) && holds_apart(match, rule, coin);
}

const SpecialRule* special_forbidding(const Match& match, int coin, bool SpecialWhat::*deed) {
    return special_that(match, coin, [&](const SpecialWhat& what) { return what.*deed; });
}

const SpecialRule* special_delay(const Match& match, int coin) {
    for (const SpecialRule& rule : match.scenario->advanced.special) {
        if (rule.left_out || !rule.what.duty.arrives || !fits(match, rule.who, coin)) continue;
        const bool thrown_for = rule.what.duty.die != ArrivalDie{};
        if (thrown_for ? !match.ending.special[place_of(match, rule)].come : !is_in_time(match, rule)) return &rule;
    }
    return nullptr;
}

// The delay can still end by itself if its round has yet to come, or its die is still rolled.
bool may_let_arrive(const Match& match, const SpecialRule& delay) {
    return delay.when.from_turn > match.turn || (delay.what.duty.die != ArrivalDie{} && is_in_time(match, delay));
}

int needed_to_arrive(const Match& match, const SpecialRule& rule) {
    const ArrivalDie& die = rule.what.duty.die;
    return std::max(1, die.needs - die.eases * match.ending.special[place_of(match, rule)].in_vain);
}

bool asks_for_last_turn(const Scenario& scenario) {
    return std::ranges::any_of(scenario.advanced.special,
                               [](const SpecialRule& rule) { return !rule.left_out && is_latest(rule.when.deed); });
}

int special_cost(const Match& match, std::span<const int> coins) {
    if (match.scenario->advanced.special.empty()) return 0;
    int max = 0;
    for (const int coin : coins)
        if (const SpecialRule* rule =
                special_that(match, coin, [](const SpecialWhat& what) { return what.duty.actions > 0; }))
            max = std::max(max, rule->what.duty.actions);
    return max;
}

const SpecialRule* special_morale(const Match& match, std::span<const int> coins) {
    const auto holds_for_one = [&](const SpecialRule& rule) {
        return std::ranges::any_of(coins, [&](int coin) { return holds_for(match, rule, coin); });
    };
    for (const SpecialRule& rule : match.scenario->advanced.special)
        if (!rule.left_out && (rule.what.duty.breaks > 0 || rule.what.duty.never_breaks) && holds_for_one(rule))
            return &rule;
    return nullptr;
}

double length_of(SpecialWhat::CardEdge edge, double usual) {
    switch (edge) {
        case SpecialWhat::CardEdge::AsItIs:
            break;
        case SpecialWhat::CardEdge::Half:
            return usual / 2;
        case SpecialWhat::CardEdge::Short:
            return measure::kCardShort;
        case SpecialWhat::CardEdge::Long:
            return measure::kCardLong;
        case SpecialWhat::CardEdge::Diagonal:
            return measure::kCardDiagonal;
    }
    return usual;
}

double edge_of(const Match& match, int coin) {
    double edge = match.type(coin).move;
    if (const SpecialRule* rule =
            special_that(match, coin, [](const SpecialWhat& what) { return what.move != CardEdge::AsItIs; }))
        edge = length_of(rule->what.move, edge);
    return edge;
}

double full_reach(const Match& match, int coin) { return edge_of(match, coin) + match.type(coin).diameter; }

double slow_reach(const Match& match, int coin) { return edge_of(match, coin) / 2 + match.type(coin).diameter; }

std::span<bool SpecialWhat::*const> parts_of_charge(const Match& match) {
    static constexpr std::array kParts{&SpecialWhat::no_charge, &SpecialWhat::no_attack, &SpecialWhat::no_move};
    return std::span(kParts).first(match.scenario->rulings.charge_is_move_and_attack() ? kParts.size() : 1);
}

bool can_charge(const Match& match, int coin) {
    return match.type(coin).charge && std::ranges::none_of(parts_of_charge(match), [&](bool SpecialWhat::*part) {
               return special_forbidding(match, coin, part) != nullptr;
           });
}

}  // namespace rules::coin_wars
