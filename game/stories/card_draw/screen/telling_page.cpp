// Telling what happens, at any time: the GM and the players.

#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

constexpr const char* kAnytimeDraft = "anytime";

// The GM, and the characters whose players sit at this screen.
Picker<std::string> tellers(const View& view) {
    Picker<std::string> all(say("Told by"), say("The GM"));
    if (view.plays(cd::kGm.number)) all.add("", say("The GM"));
    for (const cd::Character& each : view.match().characters)
        if (each.is_pc() && view.plays(each.seat.number))
            all.add(each.id, plain(each.name), seat_name(view.match(), each.seat));
    return all;
}

}  // namespace

void draw_anytime(View& view) {
    ui::Ui& ui = view.app.ui();
    const bool plays = view.match().session > 0 && view.match().phase != cd::Phase::Ended;
    Picker<std::string> all = tellers(view);
    if (!plays || all.empty()) return;
    ui.rule();
    if (!view.people.tells) {
        if (ui.button(say("Tell something"))) view.people.tells = true;
        return;
    }
    all.draw(ui, view.dialog, view.people.teller);
    std::string& text = view.drafts.at(kAnytimeDraft);
    draw_text_lines(ui, say("The narration"), text, 2, cd::limits::kMaybeText);
    const cd::Character* teller = view.match().find(view.people.teller);
    const cd::Command command{teller ? teller->seat : cd::kGm, cd::Tell{teller ? teller->id : "", text}};
    auto refusal = view.check(command);
    if (text.empty()) refusal = rules::Refusal{"", "", say("Write something first.")};
    const bool written = ui.button(say("Write it down"), ui::Look::Plain, open_unless(refusal));
    const bool closes = ui.button(say("Never mind"));
    if (written && view.submit(command)) view.drafts.drop(kAnytimeDraft);
    if (written || closes) view.people.tells = false;
}

}  // namespace screens::card_draw
