// The people: HC and EC by hand, cards written anew, who comes and goes; the session's end.

#include <algorithm>

#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

namespace {

constexpr const char* kWhyDraft = "adjust";

// Where the sheets are too small to be read.
void draw_sheet_in_words(View& view, const ec::Character& who) {
    const auto line = [&](const Phrase& text) {
        if (!text.empty()) view.app.ui().text(text, {Type::Small});
    };
    line(traits_in_words(who.sheet->skills));
    line(traits_in_words(who.sheet->resistances));
    for (const Phrase& note : notes_in_words(*who.sheet)) line(note);
    for (const ec::Affliction& each : view.match().afflictions)
        if (each.target == who.id) line(affliction_in_words(each));
}

void draw_adjusting(View& view, const ec::Character& who) {
    ui::Ui& ui = view.app.ui();
    ui.caption(say("BY HAND"));
    view.people.hc_by = std::clamp(view.people.hc_by, -who.hc, who.sheet->hc_max - who.hc);
    view.people.ec_by = std::clamp(view.people.ec_by, -who.ec, who.sheet->ec_max - who.ec);
    if (who.sheet->hc_max > 0)
        ui.slider(say("HC added"), view.people.hc_by, {-who.hc, who.sheet->hc_max - who.hc, 1});
    if (who.sheet->ec_max > 0)
        ui.slider(say("EC added"), view.people.ec_by, {-who.ec, who.sheet->ec_max - who.ec, 1});
    ui.input_text(say("Why"), view.drafts.at(kWhyDraft), ec::limits::kTextCharacters);
    if (!ui.button(say("Add them"), ui::Look::Plain, view.people.hc_by != 0 || view.people.ec_by != 0))
        return;
    if (!view.submit(ec::kCm,
                     ec::Adjust{who.id, view.people.hc_by, view.people.ec_by, view.drafts.at(kWhyDraft)}))
        return;
    view.people.hc_by = view.people.ec_by = 0;
    view.drafts.drop(kWhyDraft);
}

void ask_end(View& view) {
    view.dialog = [&view] {
        const Reply reply = ask_first(
            view.app.ui(), {"end", say("End the session?"),
                            say("Nothing can be called for after that; the story can be kept as a page."),
                            say("End the session")});
        if (reply == Reply::Yes) view.submit(ec::kCm, ec::EndPlay{});
        return reply != Reply::None;
    };
}

}  // namespace

void draw_card_buttons(View& view) {
    ui::Ui& ui = view.app.ui();
    std::optional<ec::Deed> chosen;
    if (const ec::Character* who = view.match().find(view.people.chosen)) {
        button_row(ui, {say("Rewrite it"), say("Take it away")});
        if (ui.button(say("Rewrite it"))) edit_card(view, *who);
        if (ui.button(say("Take it away"))) chosen = ec::RemoveCharacter{who->id};
    }
    if (ui.button(say("Write a character"))) view.people.card = CardForm{};
    if (chosen) view.submit(ec::kCm, *chosen);
}

void draw_people(View& view) {
    if (view.people.card) return draw_card(view);
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The people"));
    draw_person(view, say("Who"), Whom::All, view.people.chosen);
    if (const ec::Character* who = view.match().find(view.people.chosen)) {
        ui.text(counts_in_words(*who), {Type::Strong});
        if (view.place.narrow) draw_sheet_in_words(view, *who);
        draw_adjusting(view, *who);
        ui.caption(say("THE CARD"));
    }
    draw_card_buttons(view);
    ui.rule();
    if (ui.button(say("End the session"))) ask_end(view);
}

}  // namespace screens::edged_coins
