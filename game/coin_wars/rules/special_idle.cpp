#include "game/coin_wars/rules/special_idle.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/rules/display_names.h"

namespace rules::coin_wars {

namespace {

using Deed = SpecialWhen::Deed;
using Reach = SpecialWhen::Reach;
using Strikes = SpecialWhen::Strikes;

bool may_concern(const Scenario& scenario, const Who& who, int i) {
    const CoinSetup& coin = scenario.coin(i);
    const auto has = [&](int row) { return scenario.type(coin.type).*kTraits[static_cast<std::size_t>(row)].has; };
    return !coin.watching && (!who.side || coin.side == *who.side) && core::empty_or_contains(who.types, coin.type) &&
           core::empty_or_contains(who.coins, i) && (who.traits.empty() || std::ranges::any_of(who.traits, has));
}

template <class Fits>
std::vector<int> coins_that(const Scenario& scenario, Fits fits) {
    std::vector<int> coins;
    for (int i = 0; i < static_cast<int>(scenario.coins.size()); ++i)
        if (fits(i)) coins.push_back(i);
    return coins;
}

// A special rule in its battle, with the coins that it could ever concern.
struct Case {
    const Scenario& scenario;
    const SpecialRule& rule;
    const SpecialWhen& when = rule.when;
    const SpecialWhat& what = rule.what;
    std::vector<int> coins = of(rule.who);

    std::vector<int> of(const Who& who) const {
        return coins_that(scenario, [&](int i) { return may_concern(scenario, who, i); });
    }
    bool any(bool Traits::*trait) const {
        return std::ranges::any_of(coins, [&](int i) { return type(i).*trait; });
    }
    bool has_side(Side side) const {
        return std::ranges::any_of(coins, [&](int i) { return scenario.coin(i).side == side; });
    }
    // One with this trait stands on a side that has coins of the rule; `against`: on a side that faces them.
    bool any_beside(bool Traits::*trait, bool against) const {
        return !coins_that(scenario, [&](int i) {
                    const Side side = scenario.coin(i).side;
                    return type(i).*trait && !scenario.coin(i).watching && has_side(against ? other(side) : side);
                }).empty();
    }
    const CoinType& type(int i) const { return scenario.type(scenario.coin(i).type); }
    int count(Side side) const {
        return static_cast<int>(coins_that(scenario, [&](int i) {
                                    return scenario.coin(i).side == side && !scenario.coin(i).watching;
                                }).size());
    }
    // It holds in the turn of the coin's own side alone, in which only that side attacks.
    bool in_own_turn() const {
        return when.deed == Deed::Stood || when.deed == Deed::Moved || when.strikes == Strikes::Attacking;
    }
    bool is_of(Deed now, Deed latest) const { return in_own_turn() && (when.deed == now || when.deed == latest); }
};

// `what` has nothing beside this and the words that it tells.
bool has_only(const SpecialWhat& what, SpecialWhat part) {
    part.tells = what.tells;
    return what == part && part != SpecialWhat{.tells = what.tells};
}

// --- whom it concerns
Phrase of_nobody(const Case& c) {
    const auto fits = [&](Side side) { return c.has_side(side) && c.count(side) >= c.rule.who.army.from; };
    return !fits(Side::Heads) && !fits(Side::Tails) ? say("this special rule does not apply to any coin in the battle")
                                                    : Phrase();
}

Phrase against_nobody(const Case& c) {
    if (!c.when.against) return {};
    const std::vector<int> enemies = c.of(*c.when.against);
    if (enemies.empty()) return say("this special rule works against coins that are not in the battle");
    const bool meet = std::ranges::any_of(enemies, [&](int i) { return c.has_side(other(c.scenario.coin(i).side)); });
    return meet ? Phrase() : say("this special rule works against coins of its own side alone, which it never meets");
}

Phrase near_nobody(const Case& c) {
    if (!c.when.near_to) return {};
    const std::vector<int> near = c.of(*c.when.near_to);
    if (near.empty()) return say("this special rule needs coins that are not in the battle");
    if (near.size() == 1 && c.coins == near)
        return say("this special rule needs another coin near, and it is the same one");
    const double reach = c.when.cards * measure::kCardLong;
    if (reach >= std::hypot(c.scenario.width, c.scenario.height))
        return say("this special rule asks who is near, and its distance reaches across the whole table");
    return {};
}

Phrase touches_nobody(const Case& c) {
    if (!c.when.touching.who) return {};
    const auto there = static_cast<int>(c.of(*c.when.touching.who).size());
    return there < c.when.touching.at_least ? say("this special rule needs coins that are not in the battle")
                                            : Phrase();
}

Phrase touches_too_many(const Case& c) {
    const auto room = [&](bool friends) {
        int max = 0;
        for (const Side side : {Side::Heads, Side::Tails})
            if (c.has_side(side)) max = std::max(max, friends ? c.count(side) - 1 : c.count(other(side)));
        return max;
    };
    if (c.when.friends > room(true))
        return say("this special rule asks for more coins of its own side around it than there are ({1} of {2})",
                   c.when.friends, room(true));
    if (c.when.enemies > room(false))
        return say("this special rule asks for more enemies around it than there are ({1} of {2})", c.when.enemies,
                   room(false));
    return {};
}

bool rounds_meet(int from, int to, int other_from, int other_to) {
    return (to == 0 || other_from <= to) && (other_to == 0 || from <= other_to);
}

Phrase on_no_ground(const Case& c) {
    if (c.when.on.empty()) return {};
    const auto counts = [&](const Terrain& paper) {
        return paper.name == c.when.on &&
               rounds_meet(paper.from_turn, paper.to_turn, c.when.from_turn, c.when.to_turn) &&
               std::ranges::any_of(c.coins, [&](int i) {
                   return (!paper.side || *paper.side == c.scenario.coin(i).side) && !core::contains(paper.except, i);
               });
    };
    return std::ranges::any_of(c.scenario.terrain, counts)
               ? Phrase()
               : say("in these rounds the ground {1} does not count for any coin of this special rule",
                     known(c.when.on));
}

// --- rounds and losses
Phrase too_late(const Case& c) {
    if (c.scenario.victory.turns > 0 && c.when.from_turn > c.scenario.victory.turns)
        return say("this special rule begins after the last round");
    const bool before_all = c.when.to_turn > 0 && std::ranges::all_of(c.coins, [&](int i) {
                                return c.scenario.coin(i).arrives > c.when.to_turn;
                            });
    return before_all ? say("this special rule ends before any of its coins arrives") : Phrase();
}

std::vector<int> coins_asked_for(const Scenario& scenario, const Condition& condition) {
    return coins_that(scenario, [&](int i) {
        return condition.named.empty() ? scenario.coin(i).side == condition.side
                                       : core::empty_or_contains(condition.named, i);
    });
}

bool asks_at_an_end(const Condition& condition) {
    return (condition.kind == Condition::Kind::Held && condition.when != Condition::When::Now) ||
           std::ranges::any_of(condition.of, asks_at_an_end);
}

enum class Ever { False, True };

// Special rules are checked in the middle of a round, when a hold that is judged at the round's end, or a `not` around
// it, is neither true nor false (BX-7).
bool never(const Scenario& scenario, Ever ever, const Condition& condition) {
    using enum Condition::Kind;
    const auto part = [&](const Condition& each) { return never(scenario, ever, each); };
    const bool yes = ever == Ever::True;
    if (condition.kind == Not) return never(scenario, yes ? Ever::False : Ever::True, condition.of.front());
    if (condition.kind == Any || condition.kind == All)
        return yes == (condition.kind == Any) ? std::ranges::all_of(condition.of, part)
                                              : std::ranges::any_of(condition.of, part);
    if (asks_at_an_end(condition)) return true;
    return yes && condition.coins > static_cast<int>(coins_asked_for(scenario, condition).size());
}

bool never_true(const Scenario& scenario, const Condition& condition) { return never(scenario, Ever::True, condition); }

// Whether the condition can come true only by coins that arrive by the rule itself.
bool waits_for_itself(const Scenario& scenario, const Who& who, const Condition& condition) {
    const auto waits = [&](const Condition& part) { return waits_for_itself(scenario, who, part); };
    if (condition.kind == Condition::Kind::All) return std::ranges::any_of(condition.of, waits);
    if (condition.kind == Condition::Kind::Any)
        return !condition.of.empty() && std::ranges::all_of(condition.of, waits);
    return condition.kind != Condition::Kind::Not && !condition.named.empty() &&
           std::ranges::all_of(condition.named, [&](int coin) {
               return scenario.coin(coin).arrives > 0 && may_concern(scenario, who, coin);
           });
}

Phrase waits_in_vain(const Case& c) {
    if (!c.when.once) return {};
    if (c.when.once->kind == Condition::Kind::Lost && never_true(c.scenario, *c.when.once))
        return say("this special rule waits for more lost coins than there are ({1} of {2})", c.when.once->coins,
                   static_cast<int>(coins_asked_for(c.scenario, *c.when.once).size()));
    if (never_true(c.scenario, *c.when.once))
        return asks_at_an_end(*c.when.once)
                   ? say("this special rule asks for a hold at a round's end or at the round limit, which counts only "
                         "then: ask for a hold at any moment")
                   : say("this special rule waits for what can never be");
    if (c.what.duty.arrives && waits_for_itself(c.scenario, c.rule.who, *c.when.once))
        return say("this special rule waits for what only those can do who arrive by it");
    return {};
}

Phrase nobody_arrives(const Case& c) {
    const auto later = [&](int i) { return c.scenario.coin(i).arrives > 0; };
    return c.what.duty.arrives && std::ranges::none_of(c.coins, later)
               ? say("this special rule lets coins arrive, and none of them arrives later")
               : Phrase();
}

// --- how they meet, and what the coin has done
Phrase no_such_attack(const Case& c) {
    const bool own = c.when.strikes != Strikes::Attacked, theirs = c.when.strikes != Strikes::Attacking;
    if (c.when.reach == Reach::Range && !(own && c.any_beside(&Traits::long_range, false)) &&
        !(theirs && c.any_beside(&Traits::long_range, true)))
        return say("this special rule needs a shot, and none of these coins can shoot");
    if (c.when.reach == Reach::Charge && !(own && c.any(&Traits::charge)) &&
        !(theirs && c.any_beside(&Traits::charge, true)))
        return say("this special rule needs a Charge, and none of these coins can charge");
    const bool has_charged = c.when.deed == Deed::Charged || c.when.deed == Deed::ChargedLatest;
    return has_charged && !c.any(&Traits::charge)
               ? say("this special rule needs a Charge, and none of these coins can charge")
               : Phrase();
}

bool moves_and_shoots_only(SpecialWhat what) {
    what.move = what.range = SpecialWhat::CardEdge::AsItIs;
    what.shots = 0;
    what.no_move = what.no_charge = what.no_shot = false;
    what.tells = {};
    return what == SpecialWhat{};
}

Phrase deed_forbids(const Case& c) {
    const bool now = c.when.deed == Deed::Stood || c.when.deed == Deed::Moved;
    if (now && c.when.strikes == Strikes::Attacked)
        return say("the enemy attacks only in its own turn: ask for the latest turn here instead of this turn");
    if (c.is_of(Deed::Stood, Deed::StoodLatest) && c.when.reach == Reach::Charge)
        return say("whoever charges has moved: this special rule never holds");
    if (!c.is_of(Deed::Moved, Deed::MovedLatest)) return {};
    if (c.what.acts())
        return moves_and_shoots_only(c.what)
                   ? say("whoever has moved neither moves nor shoots again in that turn: this special rule never holds")
                   : Phrase();
    if (!c.what.changes_attacks()) return {};
    if (c.when.reach == Reach::Range)
        return say("whoever has moved does not shoot any more in that turn: this special rule never holds");
    const bool follows = c.scenario.options.engage == Engage::MoveThenAttack;
    return follows || c.any(&Traits::charge)
               ? Phrase()
               : say("“Move, then strike” is off here: whoever has moved does not attack any more in that turn");
}

// --- what changes nothing
Phrase changes_nothing(const Case& c) {
    SpecialWhat shooting;
    shooting.range = c.what.range;
    shooting.shots = c.what.shots;
    shooting.no_shot = c.what.no_shot;
    if (has_only(c.what, shooting) && !c.any(&Traits::long_range)) return say("none of these coins can shoot anyway");
    if (has_only(c.what, {.no_charge = true}) && !c.any(&Traits::charge))
        return say("none of these coins can charge anyway");
    if (has_only(c.what, {.unanswered = true}) && c.when.strikes == Strikes::Attacked)
        return say("“Nobody strikes back” is about its own attack, and this special rule is about the enemy's");
    const bool steadies = has_only(c.what, {.duty = {.never_breaks = true}});
    const bool breaks = has_only(c.what, {.duty = {.breaks = c.what.duty.breaks}});
    if ((steadies || breaks) && c.rule.who.formed == Who::Formed::Single)
        return say("only an Army breaks, and this special rule is about single coins");
    const auto may_break = [](const SpecialRule& rule) { return rule.what.duty.breaks > 0 && !rule.left_out; };
    if (steadies && !c.scenario.advanced.morale && std::ranges::none_of(c.scenario.advanced.special, may_break))
        return say("no Army breaks in this battle anyway: Morale is off");
    const double slides = c.what.survives.slides;
    if (has_only(c.what, {.survives = {0, slides}}) &&
        (c.rule.who.formed == Who::Formed::Army || c.when.strikes == Strikes::Attacking))
        return say("only a single coin that is attacked is driven back: this special rule never works");
    return {};
}

}  // namespace

bool concerns_any(const Scenario& scenario, const SpecialRule& rule) { return !Case{scenario, rule}.coins.empty(); }

Phrase why_idle(const Scenario& scenario, const SpecialRule& rule) {
    const Case all{scenario, rule};
    for (auto* const reason : {of_nobody, against_nobody, near_nobody, touches_nobody, touches_too_many, on_no_ground,
                               too_late, waits_in_vain, nobody_arrives, no_such_attack, deed_forbids, changes_nothing})
        if (Phrase why = reason(all); !why.empty()) return why;
    return {};
}

std::vector<Complaint> idle_special_rules(const Scenario& scenario) {
    std::vector<Complaint> idle;
    for (std::size_t i = 0; i < scenario.advanced.special.size(); ++i)
        if (Phrase why = why_idle(scenario, scenario.advanced.special[i]); !why.empty())
            idle.push_back({"/rules/special/" + std::to_string(i), std::move(why)});
    return idle;
}

}  // namespace rules::coin_wars
