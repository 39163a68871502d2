// Who sits down at a table of Card Draw, and with what; the end of a campaign.

#include "game/stories/card_draw/rules/enum_names.h"
#include "game/stories/card_draw/screen/words.h"
#include "game/stories/screen/player_setup.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

}  // namespace

void draw_cards_start(CardsView& view) {
    ui::Ui& ui = view.app.ui();
    if (view.earlier_tables.draw(ui)) return view.app.anew();
    ui.heading(say("Who plays?"));
    ui.text(say("One of you is the GM, the game master, and needs no seat here."),
            {Type::Small, palette::kSoft});
    draw_players(ui, view.players, 1, view.names);
    ui.heading(say("What is played?"));
    if (view.box && ui.choice(plain(view.box->title), plain(view.box->summary), view.with_box))
        view.with_box = true;
    const bool own = !view.with_box || !view.box;
    if (ui.choice(say("A campaign of our own"), say("Characters and their cards are drawn at this table."),
                  own))
        view.with_box = false;
    if (own) ui.slider(say("Professions, hobbies"), view.professions, {0, cd::limits::kProfessions, 1});
    if (ui.toggle(say("Shuffle at the start of each scene"), view.every_scene))
        view.every_scene = !view.every_scene;
    if (!own && view.players > static_cast<int>(view.box->party.size()))
        ui.text(say("Its party has {1} characters; whoever else comes brings one of their own (People).",
                    static_cast<int>(view.box->party.size())),
                {Type::Small, palette::kSoft});
    ui.space(4);
    if (ui.button(say("Sit down"), ui::Look::Accent)) return view.begin_table();
    if (!view.fault.empty()) ui.text(view.fault, {Type::Small, palette::kAccent});
    ui.text(say("Whoever tries something hard draws a card; whoever dislikes it plays a card of the own hand "
                "and tells how that helps. The suit says what it is about, the deck what may still come."),
            {Type::Small, palette::kSoft});
}

}  // namespace screens
