#include "game/coin_wars/rules/must_attack.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/charge.h"
#include "game/coin_wars/rules/into_contact.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special.h"

namespace rules::coin_wars {

namespace {

struct Owed {
    const SpecialRule* rule;
    int coin, target;
    Command command;
};

const SpecialRule* driving(const Match& match, int coin) {
    return special_that(match, coin, [](const SpecialWhat& what) { return what.duty.must_attack; });
}

// How this unit may strike that enemy now, led by `coin`; nullopt if it cannot.
std::optional<Command> strike_at(const Match& match, const Actor& actor, int coin, int target) {
    Attack attack{.coin = {}, .target = match.id(target)};
    if (actor.army == kNoArmy)
        attack.coin = match.id(coin);
    else
        attack.army = army_id(actor.army);
    if (!check(match, attack)) return attack;
    if (actor.army != kNoArmy || !can_charge(match, coin)) return std::nullopt;
    const auto way = unit_into_contact(match, coin, target, Going::Charging);
    if (!way) return std::nullopt;
    Charge charge{.coin = match.id(coin), .via = *way, .target = match.id(target), .to = {}};
    return check(match, charge) ? std::nullopt : std::optional<Command>(std::move(charge));
}

std::optional<Owed> owed_by(const Match& match, int coin) {
    const SpecialRule* rule = driving(match, coin);
    const Actor actor = actor_of(match, coin);
    if (rule == nullptr || check_acting(match, actor, Action::Attack)) return std::nullopt;
    for (int target = 0; target < match.count(); ++target) {
        if (!match.on_table(target) || match.side_of(target) == match.side) continue;
        if (auto command = strike_at(match, actor, coin, target)) return Owed{rule, coin, target, std::move(*command)};
    }
    return std::nullopt;
}

std::optional<Owed> owed(const Match& match) {
    const auto drives = [](const SpecialRule& rule) { return !rule.left_out && rule.what.duty.must_attack; };
    if (match.phase != Phase::Play || std::ranges::none_of(match.scenario->advanced.special, drives))
        return std::nullopt;
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin) || match.side_of(coin) != match.side) continue;
        if (auto found = owed_by(match, coin)) return found;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Command> owed_attack(const Match& match) {
    auto found = owed(match);
    return found ? std::optional(std::move(found->command)) : std::nullopt;
}

Command end_of_turn(const Match& match) { return owed_attack(match).value_or(EndTurn{}); }

std::optional<Refusal> check_owed(const Match& match) {
    const auto found = owed(match);
    if (!found) return std::nullopt;
    // Translators: {1} is a special rule's name.
    return refuse("must_attack", "BX-9",
                  say("{1}: {2} must attack {3} before the turn can end.", known(found->rule->name),
                      name_of(match, found->coin), name_of(match, found->target)),
                  {}, {match.id(found->coin), match.id(found->target)});
}

}  // namespace rules::coin_wars
