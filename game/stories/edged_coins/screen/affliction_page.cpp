// Lasting bad states: what the CM inflicts, who resists them and how, and what ends.

#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr const char* kAilmentDraft = "affliction";
constexpr const char* kEndDraft = "affliction-ends";

ec::Deed resistance_of(const EdgedResisting& one) {
    if (one.active) return ec::CallActiveResistance{one.affliction, one.kind, one.name, one.difficulty};
    return ec::CallPassiveResistance{one.affliction, one.kind, one.name, one.difficulty};
}

void draw_resisting(EdgedView& view) {
    ui::Ui& ui = view.app.ui();
    EdgedResisting& one = *view.resisting;
    const ec::Affliction* affliction = view.match().find_affliction(one.affliction);
    if (!affliction) return view.resisting.reset();
    ui.heading(say("{1} resists", edged_name(view.match(), affliction->target)));
    ui.text(affliction_in_words(*affliction), {Type::Strong});
    ui.text(one.active ? say("Actively: it spends the action, and success ends it. (EC-11)")
                       : say("Passively: no action, once in each round. (EC-12)"),
            {Type::Small, palette::kSoft});
    draw_trait(view, affliction->target, Traits::Both, {one.kind, one.name});
    draw_difficulty(view, say("Difficulty"), one.difficulty);
    const bool called = draw_calling(view, say("Call for it"), resistance_of(one));
    if (ui.button(say("Not after all")) || called) view.resisting.reset();
}

// Refused before any trait is chosen: because of the affliction itself.
std::optional<rules::Refusal> why_not(const EdgedView& view, const ec::Affliction& affliction, bool active) {
    const ec::Sheet& sheet = *view.match().character(affliction.target).sheet;
    const bool resists = !sheet.resistances.empty();
    if (!resists && sheet.skills.empty()) return std::nullopt;
    const EdgedResisting one{affliction.id, active,
                             resists ? ec::TraitKind::Resistance : ec::TraitKind::Skill,
                             resists ? sheet.resistances.front().name : sheet.skills.front().name};
    return ec::EdgedCoins::check(view.match(), {ec::kCm, resistance_of(one)});
}

void draw_list(EdgedView& view, std::optional<ec::Deed>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    for (const ec::Affliction& each : match.afflictions) {
        const Phrase name = affliction_in_words(each);
        ui.fact(edged_name(match, each.target), name);
        if (!each.source.empty())
            ui.text(say("{1} keeps it going.", edged_name(match, each.source)),
                    {Type::Small, palette::kSoft});
        for (const bool active : {true, false}) {
            const Offer offer{active ? say("Resist {1} actively", name) : say("Resist {1} passively", name),
                              {},
                              {},
                              why_not(view, each, active)};
            if (draw_offer(ui, offer)) view.resisting = EdgedResisting{each.id, active};
        }
        if (ui.button(say("{1} ends", name))) chosen = ec::EndAffliction{each.id, view.drafts.at(kEndDraft)};
        ui.rule();
    }
    if (!match.afflictions.empty())
        ui.input_text(say("Why one ends"), view.drafts.at(kEndDraft), ec::limits::kTextCharacters);
}

void draw_inflicting(EdgedView& view) {
    ui::Ui& ui = view.app.ui();
    ec::Inflict& ailment = view.ailment;
    ui.caption(say("SOMEBODY SUFFERS SOMETHING"));
    draw_person(view, say("Whom"), Whom::All, ailment.target);
    ui.input_text(say("What it is"), view.drafts.at(kAilmentDraft), ec::limits::kNameCharacters);
    ui.slider(say("Severity"), ailment.severity, {1, ec::limits::kSeverity, 1});
    std::vector<Option> options;
    for (const ec::Passive one : {ec::Passive::None, ec::Passive::Reduce, ec::Passive::Remove})
        options.push_back({passive_name(one), {}, one == ailment.passive});
    draw_picked(view, say("Passive resistance"), options,
                [&ailment](std::size_t which) { ailment.passive = static_cast<ec::Passive>(which); });
    std::vector<Option> sources{{say("no one"), {}, ailment.source.empty()}};
    std::vector<std::string> ids{""};
    for (const ec::Character& each : view.match().characters) {
        ids.push_back(each.id);
        sources.push_back({plain(each.name()), {}, each.id == ailment.source});
    }
    draw_picked(view, say("Kept going by"), sources,
                [&ailment, ids](std::size_t which) { ailment.source = ids[which]; });
    if (!ui.button(say("It takes hold"), ui::Look::Accent)) return;
    ailment.name = view.drafts.at(kAilmentDraft);
    if (!view.submit(ec::kCm, ailment)) return;
    view.drafts.drop(kAilmentDraft);
    ailment.source.clear();
}

}  // namespace

void draw_edged_afflictions(EdgedView& view) {
    if (view.resisting) return draw_resisting(view);
    view.app.ui().heading(say("Afflictions"));
    std::optional<ec::Deed> chosen;
    draw_list(view, chosen);
    if (chosen) {
        if (view.submit(ec::kCm, *chosen)) view.drafts.drop(kEndDraft);
        return;
    }
    draw_inflicting(view);
}

}  // namespace screens
