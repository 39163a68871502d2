// Reading cards in full: the Scene being played, the open row, a Character.

#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

void draw_card(ui::Ui& ui, const rpg::SceneCard& card) {
    const int total = rpg::total_coins(card.parts);
    draw_note(ui, say("{1}. {2}, costs {3}.", parts_in_words(card.parts), worth_in_words(rpg::difficulty(total)),
                      rpg::cost(card.parts)));
    ui.text(plain(card.description));
}

Phrase place_in_row(const rpg::Match& match, int place) {
    if (place < match.scene || match.phase == rpg::Phase::Ended) return say("over");
    return place == match.scene ? say("now") : say("to come");
}

}  // namespace

void read_row(View& view) {
    view.dialog = until_done(view.app.ui(), say("The row of Scenes"), [&view] {
        ui::Ui& ui = view.app.ui();
        const rpg::Match& match = view.match();
        draw_note(
            ui,
            say("They lie face up and are played in this order, so that you can save your coins for what is to come."));
        for (std::size_t i = 0; i < match.row.size(); ++i) {
            const rpg::SceneCard& card = match.card(match.row[i]);
            const int place = static_cast<int>(i);
            ui.fact(plain(std::to_string(place + 1) + ". ") + scene_title(card), place_in_row(match, place));
            draw_card(ui, card);
        }
    });
}

void read_scene(View& view) {
    const rpg::SceneCard card = view.match().scene_card();
    view.dialog = until_done(view.app.ui(), scene_title(card), [&view, card] { draw_card(view.app.ui(), card); });
}

void read_character(View& view, int seat) {
    const rpg::Match& match = view.match();
    view.dialog = until_done(view.app.ui(), hero_name(match, seat), [&view, seat] {
        ui::Ui& ui = view.app.ui();
        const rpg::Sheet& sheet = view.match().character(seat).sheet;
        ui.text(plain(sheet.card.concept_text));
        draw_note(ui, ratings_in_words(view.match(), sheet));
        for (const rpg::PowerOnCard& power : rpg::powers_on_card(sheet)) {
            ui.text(rpg::name_of(power, view.match().options));
            if (power.own) draw_note(ui, plain(power.own->about));
        }
    });
}

}  // namespace screens::coin_rpg
