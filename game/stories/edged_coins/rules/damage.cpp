#include "game/stories/edged_coins/rules/damage.h"

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/edged_coins/rules/afflictions.h"
#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/rules/opposing.h"
#include "game/stories/edged_coins/rules/power.h"
#include "game/stories/edged_coins/rules/rounds.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

namespace {

constexpr int kArmed = 1, kUnarmed = 0;  // EC-17: Potency

struct Ranges {
    Check operator()(const Fall& fall) const {
        return check_range("EC-21", say("The height of the fall, in metres"), fall.metres, 1, limits::kMetres);
    }
    Check operator()(const Fire& fire) const { return potency(fire.potency); }
    Check operator()(const Trap& trap) const {
        if (auto refusal = potency(trap.potency)) return refusal;
        return check_range("EC-23", say("The Power of the trap"), trap.power, 0, limits::kPower);
    }
    static Check potency(int value) { return check_range("EC-17", say("Potency"), value, 0, limits::kBaseRank); }
};

// The source of the damage, its base Potency, and the comparison, if any.
struct Source {
    DamageBy by;
    int potency;
    std::optional<Comparison> comparison{};
};
struct Sources {
    const std::optional<Armor>& armor;
    Source operator()(const Fall& fall) const { return {DamageBy::Fall, fall_potency(fall.metres)}; }
    Source operator()(const Fire& fire) const { return {DamageBy::Fire, fire.potency}; }
    Source operator()(const Trap& trap) const {
        if (!trap.armor_counts) return {DamageBy::Trap, trap.potency};
        return {DamageBy::Trap, trap.potency, compare_trap(trap.power, armor)};
    }
};

// EC-13, EC-15: `owner` throws; empty means the CM.
Events begin_damage(Match& match, const std::string& owner, const std::string& target, const Source& source) {
    match.call->damage = Damage{target, source.by, source.comparison};
    Toss toss;
    toss.kind = TossKind::Damage;
    toss.owner = owner;
    toss.base = source.potency;
    toss.affected = {target};
    toss.explosive = true;
    toss.limit = limit_of(source.comparison, match.options.power_rule);
    const bool modifies = source.comparison && match.options.power_rule == PowerRule::CapsModifier;
    Events events{DamageStarted{target, source.by, rank_of(match, toss), source.comparison, toss.limit,
                                modifies ? std::optional(difference(*source.comparison)) : std::nullopt}};
    // EC-16: the first point already takes the last HC.
    append(events, match.character(target).hc == 1 ? end_damage(match, 0) : prepare(match, std::move(toss)));
    return events;
}

}  // namespace

int fall_potency(int metres) { return metres / limits::kMetresARank; }

Check check(const Match& match, const CallAttack& command) {
    if (auto refusal = check_up(match, command.attacker)) return refusal;
    if (auto refusal = check_up(match, command.target)) return refusal;
    if (auto refusal = check_opposers_up(match, command.opposers)) return refusal;
    const Character& attacker = match.character(command.attacker);
    if (command.weapon && !find(attacker.sheet->weapons, *command.weapon))
        return refuse(
            "unknown_weapon", "EC-34",
            say("\"{1}\" has no weapon called {2}.", plain(attacker.name()), plain(excerpt(*command.weapon))));
    if (auto refusal = check_trait(match, command.attacker, TraitKind::Skill, command.skill)) return refusal;
    if (command.attacker == command.target)
        return refuse("self_target", "EC-24",
                      say("\"{1}\" cannot be both attacker and target.", plain(attacker.name())));
    if (auto refusal = check_action(match, command.attacker)) return refusal;
    return check_opposers_differ(match, command.attacker, command.opposers);
}

Events apply(Match& match, const CallAttack& command) {
    spend_action(match, command.attacker);
    Call call;
    call.kind = CallKind::Attack;
    call.target = command.target;
    call.weapon = command.weapon;
    call.main = trait_toss(match, command.attacker, TraitKind::Skill, command.skill, command.difficulty);
    call.main.affected = {command.target};
    call.opposers = command.opposers;
    match.call = std::move(call);
    Events events{AttackCalled{command}};
    append(events, ask_opposers(match));
    return events;
}

Check check(const Match& match, const DealDamage& command) {
    if (auto refusal = check_up(match, command.target)) return refusal;
    return visit(Ranges{}, command.source);
}

Events apply(Match& match, const DealDamage& command) {
    Call call;
    call.kind = CallKind::Damage;
    match.call = std::move(call);
    const auto armor = match.character(command.target).sheet->armor;
    return begin_damage(match, "", command.target, visit(Sources{armor}, command.source));
}

Events begin_attack_damage(Match& match) {
    const Call call = *match.call;
    const auto attacker = match.character(call.main.owner).sheet;
    const Weapon* weapon = call.weapon ? find(attacker->weapons, *call.weapon) : nullptr;
    const auto comparison = compare_attack(weapon, match.character(call.target).sheet->armor);
    return begin_damage(match, call.main.owner, call.target,
                        {DamageBy::Attack, weapon ? kArmed : kUnarmed, comparison});
}

Events end_damage(Match& match, int successes) {
    const std::string target = match.call->damage->target;
    const bool fire = match.call->damage->by == DamageBy::Fire;
    const int amount = 1 + successes;
    Events events{DamageFinal{target, amount}};
    append(events, lose(match, target, amount));
    match.call->damage.reset();
    match.toss.reset();
    if (fire && !match.character(target).is_out()) {
        append(events, catch_fire(match, target, amount));
        return events;
    }
    end_call(match);
    return events;
}

Events lose(Match& match, const std::string& id, int amount) {
    Character& character = match.character(id);
    const Change hc{character.hc, std::max(0, character.hc - amount)};
    character.hc = hc.after;
    Events events{HcChanged{id, hc}};
    if (character.is_out()) append(events, go_down(match, id));
    return events;
}

}  // namespace rules::edged_coins
