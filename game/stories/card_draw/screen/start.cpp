// Who sits down at a table of Card Draw, and with what; the end of a campaign.

#include "game/stories/card_draw/screen/words.h"

namespace screens::card_draw {

void draw_start(View& view) {
    ui::Ui& ui = view.app.ui();
    if (view.earlier_tables.draw(ui)) return view.app.restart();
    ui.heading(say("Who plays?"));
    draw_note(ui, say("One of you is the GM, the game master, and needs no seat here."));
    draw_players(ui, view.start.players, 1, view.start.names);
    ui.heading(say("What is played?"));
    if (view.box && ui.choice(plain(view.box->title), plain(view.box->summary), view.start.with_box))
        view.start.with_box = true;
    const bool own = !view.start.with_box || !view.box;
    if (ui.choice(say("A campaign of our own"), say("Characters and their cards are drawn at this table."), own))
        view.start.with_box = false;
    if (own) ui.slider(say("Professions, hobbies"), view.terms.professions, {0, cd::limits::kProfessions, 1});
    if (ui.toggle(say("Shuffle at the start of each scene"), view.terms.every_scene))
        view.terms.every_scene = !view.terms.every_scene;
    if (!own && view.start.players > static_cast<int>(view.box->party.size()))
        draw_note(ui, say("Its party has {1} characters; whoever else comes brings one of their own (People).",
                          static_cast<int>(view.box->party.size())));
    ui.space(4);
    if (ui.button(say("Sit down"), ui::Look::Accent)) return view.begin_table();
    if (!view.fault.empty()) ui.text(view.fault, {Type::Small, palette::kAccent});
    draw_note(ui, say("Whoever tries something hard draws a card; whoever dislikes it plays a card of the own hand "
                      "and tells how that helps. The suit says what it is about, the deck what may still come."));
}

}  // namespace screens::card_draw
