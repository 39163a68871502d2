// Who sits down at a table of Edged Coins, and what lies ready in the box.

#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/screen/box_list.h"
#include "game/stories/screen/choice_widgets.h"
#include "game/stories/screen/story_lifecycle.h"

namespace screens::edged_coins {

namespace {

// Somebody of the party is at the table, with the words of that language on the card.
bool speaks(const story::EncounterBox& box, const ec::Match& match) {
    for (const ec::Character& each : box.party)
        if (const ec::Character* there = match.find(each.id))
            if (!each.sheet->skills.empty() &&
                ec::find(there->sheet->skills, each.sheet->skills.front().name))
                return true;
    return false;
}

}  // namespace

void View::read_box() {
    box = find_box<story::EncounterBox>(
        app, "edged-coins.json", story::encounters_from,
        [this](const story::EncounterBox& found) { return !game || speaks(found, match()); });
}

void View::begin_table() {
    if (begin({{"seats", seat_names(app, start.seated())}})) return;
    read_box();
    if (!start.with_box || !box) return;
    for (ec::Character each : box->party) {
        // A box for four: where fewer have come, some play two.
        each.seat.number = (each.seat.number - 1) % start.players + 1;
        submit(ec::kCm, ec::AddCharacter{each});
    }
}

void draw_start(View& view) {
    ui::Ui& ui = view.app.ui();
    if (view.earlier_tables.draw(ui)) return view.app.anew();
    ui.heading(say("Who plays?"));
    draw_note(ui, say("One of you is the CM, the game master, and needs no seat here."));
    draw_players(ui, view.start.players, 1, view.start.names);
    ui.heading(say("What is played?"));
    if (view.box && ui.choice(plain(view.box->title), plain(view.box->summary), view.start.with_box))
        view.start.with_box = true;
    if (ui.choice(say("A story of our own"), say("Characters are written by hand."),
                  !view.start.with_box || !view.box))
        view.start.with_box = false;
    ui.space(4);
    if (ui.button(say("Sit down"), ui::Look::Accent)) return view.begin_table();
    draw_note(
        ui,
        say("The CM calls for a toss where something matters and is uncertain; one to three coins decide it. "
            "Harm takes HC, luck is pushed with EC."));
}

}  // namespace screens::edged_coins
