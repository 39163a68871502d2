// The CM's calls: a toss, an attack, or damage from the surroundings.

#include "game/stories/edged_coins/rules/damage.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/rules/power.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/telling.h"

namespace screens::edged_coins {

namespace {

namespace limits = ec::limits;

constexpr const char* kTriedDraft = "tried";

void draw_what(View& view, const Phrase& asked) {
    draw_text_line(view.app.ui(), asked, view.drafts.at(kTriedDraft), limits::kNote);
}

// An attacker gets the first weapon and, as a target, somebody of the other side.
void take_up(View& view) {
    ec::CallAttack& attack = view.call.attack;
    const ec::Match& match = view.match();
    const ec::Character* who = match.find(attack.attacker);
    if (!who) return;
    if (view.call.armed != attack.attacker) {
        const auto& weapons = who->sheet->weapons;
        attack.weapon = weapons.empty() ? std::nullopt : std::optional(weapons.front().name);
        if (!weapons.empty()) attack.skill = weapons.front().skill;
        view.call.armed = attack.attacker;
    }
    if (!attack.target.empty() && attack.target != attack.attacker) return;
    for (const ec::Character& each : match.characters)
        if (!each.is_out() && (each.seat == ec::kCm) != (who->seat == ec::kCm)) {
            attack.target = each.id;
            return;
        }
}

// The choice of weapon, or unarmed.
void draw_weapon(View& view) {
    ec::CallAttack& attack = view.call.attack;
    const ec::Character* who = view.match().find(attack.attacker);
    if (!who) return;
    const auto& weapons = who->sheet->weapons;
    if (attack.weapon && !ec::find(weapons, *attack.weapon)) attack.weapon.reset();
    std::vector<Option> options;
    for (const ec::Weapon& each : weapons)
        options.push_back({plain(each.name), say("Power {1}, used with {2}", each.power, plain(each.skill)),
                           attack.weapon == each.name});
    options.push_back({say("unarmed"), say("Potency 0"), !attack.weapon});
    draw_picked(view, say("Weapon"), options, [&attack, weapons](std::size_t which) {
        attack.weapon = which < weapons.size() ? std::optional(weapons[which].name) : std::nullopt;
        if (attack.weapon) attack.skill = weapons[which].skill;
    });
}

void draw_attack_odds(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const ec::Character *attacker = match.find(view.call.attack.attacker),
                        *target = match.find(view.call.attack.target);
    if (!attacker || !target || target->is_out()) return;
    const ec::Weapon* weapon =
        view.call.attack.weapon ? ec::find(attacker->sheet->weapons, *view.call.attack.weapon) : nullptr;
    ui.caption(say("DAMAGE IF IT HITS"));
    draw_damage_odds(ui, ec::attack_chain(match.options, weapon, target->sheet->armor), target->hc);
}

// The base Potency of the harm, and the comparison if armor counts.
ec::Chain chain_of_harm(const View& view, const ec::Character& target) {
    const auto& source = view.call.harm.source;
    int potency = 0;
    std::optional<ec::Comparison> comparison;
    if (const auto* fall = get_if<ec::Fall>(&source)) potency = ec::fall_potency(fall->metres);
    if (const auto* fire = get_if<ec::Fire>(&source)) potency = fire->potency;
    if (const auto* trap = get_if<ec::Trap>(&source)) {
        potency = trap->potency;
        if (trap->armor_counts) comparison = ec::compare_trap(trap->power, target.sheet->armor);
    }
    return ec::damage_chain(view.match().options, potency, comparison);
}

void draw_source(View& view) {
    ui::Ui& ui = view.app.ui();
    auto& source = view.call.harm.source;
    if (ui.choice(say("A fall"), {}, holds_alternative<ec::Fall>(source)) && !holds_alternative<ec::Fall>(source))
        source = ec::Fall{6};
    if (ui.choice(say("Fire"), {}, holds_alternative<ec::Fire>(source)) && !holds_alternative<ec::Fire>(source))
        source = ec::Fire{1};
    if (ui.choice(say("A trap"), {}, holds_alternative<ec::Trap>(source)) && !holds_alternative<ec::Trap>(source))
        source = ec::Trap{2};
    if (auto* fall = get_if<ec::Fall>(&source)) {
        ui.slider(say("Metres"), fall->metres, {1, 30, 1});
        draw_note(ui, say("Potency {1}, one for every 3 m; armor does not help. (EC-21)",
                          ec::clamped(ec::fall_potency(fall->metres))));
    }
    if (auto* fire = get_if<ec::Fire>(&source)) {
        ui.slider(say("Potency, 0 to 5"), fire->potency, {0, limits::kBaseRank, 1});
        draw_note(ui, say("Whatever HC it takes now, it may take again each round. (EC-22)"));
    }
    if (auto* trap = get_if<ec::Trap>(&source)) {
        ui.slider(say("Potency, 0 to 5"), trap->potency, {0, limits::kBaseRank, 1});
        if (ui.toggle(say("Armor counts"), trap->armor_counts)) trap->armor_counts = !trap->armor_counts;
        if (trap->armor_counts) ui.slider(say("Power"), trap->power, {0, limits::kPower, 1});
    }
}

}  // namespace

void draw_call(View& view) {
    ui::Ui& ui = view.app.ui();
    ec::CallToss& toss = view.call.toss;
    ui.heading(say("Call for a toss"));
    draw_person(view, say("Who"), Whom::Up, toss.owner);
    draw_what(view, say("What is tried, in your words"));
    draw_trait(view, toss.owner, Traits::Both, {toss.kind, toss.name});
    draw_difficulty(view, toss.difficulty, [&](ec::Difficulty one) {
        ec::CallToss call = toss;
        call.difficulty = one;
        return forecast_of(view.match(), call);
    });
    draw_opposers(view, toss.owner, {&toss.opposers, &toss.affects});
    draw_affected(view, toss.owner, toss.affects);
    draw_note(ui, say("Only those it affects may force a new toss or turn the result over later. (R-21)"));
    if (ui.toggle(say("Each success brings another toss"), toss.explosive)) toss.explosive = !toss.explosive;
    if (toss.explosive) {
        if (ui.toggle(say("Limit the explosions"), view.call.limited)) view.call.limited = !view.call.limited;
        if (view.call.limited) ui.slider(say("Explosions"), view.call.limit, {0, 12, 1});
    }
    toss.limit = toss.explosive && view.call.limited ? std::optional(view.call.limit) : std::nullopt;
    if (ui.toggle(say("Uses the round's action"), toss.uses_action)) toss.uses_action = !toss.uses_action;
    toss.what = view.drafts.at(kTriedDraft);
    if (view.place.narrow) draw_call_foot(view);
}

void draw_attack(View& view) {
    ui::Ui& ui = view.app.ui();
    ec::CallAttack& attack = view.call.attack;
    ui.heading(say("An attack"));
    draw_person(view, say("Who"), Whom::Up, attack.attacker);
    take_up(view);
    draw_person(view, say("Target"), Whom::Up, attack.target);
    if (const ec::Character* target = view.match().find(attack.target))
        draw_note(ui, target->sheet->armor ? say("{1} wears {2}, Power {3}.", plain(target->name()),
                                                 plain(target->sheet->armor->name), target->sheet->armor->power)
                                           : say("{1} wears no armor.", plain(target->name())));
    draw_what(view, say("What is tried, in your words"));
    draw_weapon(view);
    auto kind = ec::TraitKind::Skill;
    draw_trait(view, attack.attacker, Traits::Skills, {kind, attack.skill});
    draw_difficulty(view, attack.difficulty, [&](ec::Difficulty one) {
        ec::CallAttack call = attack;
        call.difficulty = one;
        return forecast_of(view.match(), call);
    });
    draw_opposers(view, attack.attacker, {&attack.opposers});
    attack.what = view.drafts.at(kTriedDraft);
    if (view.place.narrow) draw_call_foot(view);
    if (view.match().phase == ec::Phase::Idle) draw_attack_odds(view);
}

void draw_call_foot(View& view) {
    const bool attacks = view.page == Page::Attack;
    const bool called = attacks ? draw_calling(view, say("Attack"), view.call.attack)
                                : draw_calling(view, say("Call for it"), view.call.toss);
    if (!called) return;
    view.drafts.drop(kTriedDraft);
    // Only who acts, and with what, is likely to go on; the rest belonged to this call.
    view.call.limited = false;
    view.call.attack.difficulty = ec::Difficulty::Normal;
    view.call.attack.opposers.clear();
    ec::CallToss next;
    next.owner = view.call.toss.owner;
    next.kind = view.call.toss.kind;
    next.name = view.call.toss.name;
    view.call.toss = std::move(next);
}

void prepare_again(View& view, const ec::Action& called) {
    if (const story::Encounter* encounter = view.encounter())
        for (const story::PreparedCall& each : encounter->calls)
            if (each.action == called) return;
    const auto* attack = get_if<ec::CallAttack>(&called);
    const auto* toss = get_if<ec::CallToss>(&called);
    if (!attack && !toss && !holds_alternative<ec::DealDamage>(called)) return;
    if (attack) view.call.attack = *attack;
    if (toss) {
        view.call.toss = *toss;
        view.call.limited = toss->limit.has_value();
        view.call.limit = toss->limit.value_or(Calls{}.limit);
    }
    view.drafts.at(kTriedDraft) = tried_in(called);
}

void draw_harm(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Harm"));
    draw_person(view, say("Against whom"), Whom::Up, view.call.harm.target);
    draw_what(view, say("What happens, in your words"));
    draw_source(view);
    ui.space(4);
    if (ui.button(say("Make it happen"), ui::Look::Accent)) {
        view.call.harm.what = view.drafts.at(kTriedDraft);
        if (view.submit(ec::kCm, view.call.harm)) view.drafts.drop(kTriedDraft);
        return;
    }
    const ec::Character* target = view.match().find(view.call.harm.target);
    if (!target || target->is_out()) return;
    ui.caption(say("DAMAGE"));
    draw_damage_odds(ui, chain_of_harm(view, *target), target->hc);
}

}  // namespace screens::edged_coins
