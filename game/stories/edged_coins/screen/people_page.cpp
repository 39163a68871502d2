// The people: HC and EC by hand, cards written anew, who comes and goes; the session's end.

#include <algorithm>

#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr const char* kWhyDraft = "adjust";

// Where the sheets are too small to be read.
void draw_sheet_in_words(EdgedView& view, const ec::Character& who) {
    const auto line = [&](const Phrase& text) {
        if (!text.empty()) view.app.ui().text(text, {Type::Small});
    };
    line(traits_in_words(who.sheet->skills));
    line(traits_in_words(who.sheet->resistances));
    for (const Phrase& note : notes_in_words(*who.sheet)) line(note);
    for (const ec::Affliction& each : view.match().afflictions)
        if (each.target == who.id) line(affliction_in_words(each));
}

void draw_adjusting(EdgedView& view, const ec::Character& who) {
    ui::Ui& ui = view.app.ui();
    ui.caption(say("BY HAND"));
    view.hc_by = std::clamp(view.hc_by, -who.hc, who.sheet->hc_max - who.hc);
    view.ec_by = std::clamp(view.ec_by, -who.ec, who.sheet->ec_max - who.ec);
    if (who.sheet->hc_max > 0)
        ui.slider(say("HC added"), view.hc_by, {-who.hc, who.sheet->hc_max - who.hc, 1});
    if (who.sheet->ec_max > 0)
        ui.slider(say("EC added"), view.ec_by, {-who.ec, who.sheet->ec_max - who.ec, 1});
    ui.input_text(say("Why"), view.drafts.at(kWhyDraft), ec::limits::kTextCharacters);
    if (!ui.button(say("Add them"), ui::Look::Plain, view.hc_by != 0 || view.ec_by != 0)) return;
    if (!view.submit(ec::kCm, ec::Adjust{who.id, view.hc_by, view.ec_by, view.drafts.at(kWhyDraft)})) return;
    view.hc_by = view.ec_by = 0;
    view.drafts.drop(kWhyDraft);
}

}  // namespace

void draw_card_buttons(EdgedView& view) {
    ui::Ui& ui = view.app.ui();
    std::optional<ec::Deed> chosen;
    if (const ec::Character* who = view.match().find(view.chosen)) {
        button_row(ui, {say("Rewrite it"), say("Take it away")});
        if (ui.button(say("Rewrite it"))) edit_card(view, *who);
        if (ui.button(say("Take it away"))) chosen = ec::RemoveCharacter{who->id};
    }
    if (ui.button(say("Write a character"))) view.card = EdgedCard{};
    if (chosen) view.submit(ec::kCm, *chosen);
}

void draw_edged_people(EdgedView& view) {
    if (view.card) return draw_edged_card(view);
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The people"));
    draw_person(view, say("Who"), Whom::All, view.chosen);
    if (const ec::Character* who = view.match().find(view.chosen)) {
        ui.text(counts_in_words(*who), {Type::Strong});
        if (view.narrow) draw_sheet_in_words(view, *who);
        draw_adjusting(view, *who);
        ui.caption(say("THE CARD"));
    }
    draw_card_buttons(view);
    ui.rule();
    if (ui.button(say("End the session"))) view.asks_end = true;
}

}  // namespace screens
