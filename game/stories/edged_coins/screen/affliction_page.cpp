// Afflictions: the CM inflicts them, characters resist them, and they end.

#include <algorithm>

#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

namespace {

constexpr const char* kAilmentDraft = "affliction";
constexpr const char* kEndDraft = "affliction-ends";

ec::Action resistance_of(const Resisting& one) {
    if (one.active) return ec::CallActiveResistance{one.affliction, one.kind, one.name, one.difficulty};
    return ec::CallPassiveResistance{one.affliction, one.kind, one.name, one.difficulty};
}

void draw_resisting(View& view) {
    ui::Ui& ui = view.app.ui();
    Resisting& one = *view.afflicting.resisting;
    const ec::Affliction* affliction = view.match().find_affliction(one.affliction);
    if (!affliction) return view.afflicting.resisting.reset();
    ui.heading(say("{1} resists", person_name(view.match(), affliction->target)));
    ui.text(affliction_in_words(*affliction), {Type::Strong});
    draw_note(ui, one.active ? say("Actively: takes the action; success ends the affliction. (EC-11)")
                             : say("Passively: takes no action; once per round. (EC-12)"));
    draw_trait(view, affliction->target, Traits::Both, {one.kind, one.name});
    draw_difficulty(view, one.difficulty, [&](ec::Difficulty difficulty) {
        Resisting other = one;
        other.difficulty = difficulty;
        return forecast_of(view.match(), resistance_of(other));
    });
    const bool called = draw_calling(view, say("Call for it"), resistance_of(one));
    if (ui.button(say("Never mind")) || called) view.afflicting.resisting.reset();
}

// Preselects the highest-ranked resistance.
Resisting proposed(const View& view, const ec::Affliction& affliction, bool active) {
    Resisting one{affliction.id, active};
    const auto& all = view.match().character(affliction.target).sheet->resistances;
    const auto best = std::ranges::max_element(all, {}, &ec::Trait::rank);
    if (best != all.end()) one.name = best->name;
    return one;
}

// A refusal before any trait is chosen, so because of the affliction itself.
std::optional<rules::Refusal> why_not(const View& view, const ec::Affliction& affliction, bool active) {
    const ec::Sheet& sheet = *view.match().character(affliction.target).sheet;
    const bool resists = !sheet.resistances.empty();
    if (!resists && sheet.skills.empty()) return std::nullopt;
    const Resisting one{affliction.id, active, resists ? ec::TraitKind::Resistance : ec::TraitKind::Skill,
                        resists ? sheet.resistances.front().name : sheet.skills.front().name};
    return view.check({ec::kCm, resistance_of(one)});
}

void draw_list(View& view, std::optional<ec::Action>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    for (const ec::Affliction& each : match.afflictions) {
        const Phrase name = affliction_in_words(each);
        ui.fact(person_name(match, each.target), name);
        if (!each.source.empty()) draw_note(ui, say("{1} keeps it going.", person_name(match, each.source)));
        for (const bool active : {true, false}) {
            const Offer offer{active ? say("Resist {1} actively", name) : say("Resist {1} passively", name),
                              {},
                              {},
                              why_not(view, each, active)};
            if (draw_offer(ui, offer)) view.afflicting.resisting = proposed(view, each, active);
        }
        if (ui.button(say("End {1}", name))) chosen = ec::EndAffliction{each.id, view.drafts.at(kEndDraft)};
        ui.rule();
    }
    if (!match.afflictions.empty())
        draw_text_line(ui, say("Why it ends"), view.drafts.at(kEndDraft), ec::limits::kNote);
}

void draw_inflicting(View& view) {
    ui::Ui& ui = view.app.ui();
    ec::Inflict& ailment = view.afflicting.ailment;
    ui.caption(say("A NEW AFFLICTION"));
    draw_person(view, say("Against whom"), Whom::All, ailment.target);
    draw_text_line(ui, say("Name of the affliction"), view.drafts.at(kAilmentDraft), ec::limits::kName);
    ui.slider(say("Severity"), ailment.severity, {1, ec::limits::kSeverity, 1});
    Picker<ec::Passive> passive(say("Passive resistance"), {});
    for (const ec::Passive one : {ec::Passive::None, ec::Passive::Reduce, ec::Passive::Remove})
        passive.add(one, passive_name(one));
    passive.draw(ui, view.dialog, ailment.passive);
    Picker<std::string> sources(say("Kept going by"), say("no one"));
    sources.add("", say("no one"));
    for (const ec::Character& each : view.match().characters)
        if (view.is_known(each.id)) sources.add(each.id, plain(each.name()));
    sources.draw(ui, view.dialog, ailment.source);
    if (!ui.button(say("Inflict it"), ui::Look::Accent)) return;
    ailment.name = view.drafts.at(kAilmentDraft);
    if (!view.submit(ec::kCm, ailment)) return;
    view.drafts.drop(kAilmentDraft);
    ec::Inflict next;
    next.target = ailment.target;
    ailment = std::move(next);
}

}  // namespace

void draw_afflictions(View& view) {
    if (view.afflicting.resisting) return draw_resisting(view);
    view.app.ui().heading(say("Afflictions"));
    std::optional<ec::Action> chosen;
    draw_list(view, chosen);
    if (chosen) {
        if (view.submit(ec::kCm, *chosen)) view.drafts.drop(kEndDraft);
        return;
    }
    draw_inflicting(view);
}

}  // namespace screens::edged_coins
