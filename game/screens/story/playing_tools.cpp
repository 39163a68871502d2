// The playing cards of the ruleless story table.

#include "game/screens/page.h"
#include "game/screens/story/playing.h"
#include "game/screens/story/view.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr int kMostDealt = 13;

void draw_playing_pile(StoryView& view, int number, int count) {
    ui::Ui& ui = view.app.ui();
    ui.text(say_many(count, "A pile of {1} card.", "A pile of {1} cards."), {Type::Small, palette::kSoft});
    button_row(ui, {say("Shuffle"), say("Draw"), say("Deal")});
    if (ui.button(say("Shuffle"))) {
        view.desk.shuffle(number, view.random);
        view.choose_card(view.desk.pile_of(number).back());
        view.changed();
    }
    if (ui.button(say("Draw"), ui::Look::Accent)) {
        view.choose_card(view.desk.draw(number));
        view.changed();
    }
    if (ui.button(say("Deal"))) {
        const int below = view.desk.pile_of(number).front();
        view.desk.deal(number, view.dealt);
        view.choose_card(view.desk.pile_of(below).back());
        view.changed();
    }
    ui.slider(say("Cards dealt at once"), view.dealt, {1, kMostDealt, 1});
}

}  // namespace

void draw_playing_card(StoryView& view, const story::Card& card) {
    ui::Ui& ui = view.app.ui();
    const int number = card.number, count = static_cast<int>(view.desk.pile_of(number).size());
    ui.text(card.face_down ? say("A playing card, face down") : card_in_words(*card.playing), {Type::Strong});
    button_row(ui, {say("Turn over"), say("Take away")});
    if (ui.button(say("Turn over"))) {
        view.desk.turn_over(number);
        view.changed();
    }
    if (ui.button(say("Take away"))) {
        view.desk.take_away(number);
        view.card.reset();
        return view.changed();
    }
    if (count > 1) draw_playing_pile(view, number, count);
}

}  // namespace screens
