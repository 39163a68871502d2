// The part of a story table's slip for its loose objects.

#include "game/shell/page_frame.h"
#include "game/stories/screen/choice_widgets.h"
#include "game/stories/screen/free_objects.h"

namespace screens {

namespace {

constexpr int kMaxDealt = 13;

}  // namespace

void FreeObjects::draw_written(const story::Card& card) {
    ui::Ui& ui = app_.ui();
    std::string title = card.title, text = card.text;
    const bool titled = ui.input_text(say("The card's headline"), title, story::kTitleBounds.max);
    const bool written = ui.input_lines(say("The card's text"), text, 4, story::kTextBounds.max);
    if ((titled || written) && desk_.write(card.number, title, text)) save_typed(card.number);
}

void FreeObjects::draw_pile(const story::Card& card) {
    ui::Ui& ui = app_.ui();
    const int number = card.number, count = static_cast<int>(desk_.pile_of(number).size());
    const bool deals = card.playing.has_value();
    if (count < 2) return;
    draw_note(ui, say_many(count, "A pile of {1} card.", "A pile of {1} cards."));
    button_row(
        ui, deals ? std::vector{say("Shuffle"), say("Draw"), say("Deal")} : std::vector{say("Shuffle"), say("Draw")});
    if (ui.button(say("Shuffle"))) {
        desk_.shuffle(number, random_);
        choose_card(desk_.pile_of(number).back());
        keep();
    }
    if (ui.button(say("Draw"), Look::Accent)) {
        choose_card(desk_.draw(number));
        keep();
    }
    if (!deals) return;
    if (ui.button(say("Deal"))) {
        const int below = desk_.pile_of(number).front();
        desk_.deal(number, form_.dealt);
        choose_card(desk_.pile_of(below).back());
        keep();
    }
    ui.slider(say("Cards dealt at once"), form_.dealt, {1, kMaxDealt, 1});
}

void FreeObjects::draw_card(const story::Card& card) {
    ui::Ui& ui = app_.ui();
    const int number = card.number;
    if (card.playing)
        ui.text(card.face_down ? say("A playing card, face down") : spoken(*card.playing), {Type::Strong});
    else
        draw_written(card);
    button_row(ui, {say("Turn over"), say("Turn a little"), say("Remove")});
    if (ui.button(say("Turn over"))) turn_over();
    if (ui.button(say("Turn a little"))) turn(-kTurn);
    if (ui.button(say("Remove"))) return take_away();
    draw_pile(*desk_.find(number));
}

void FreeObjects::draw_counter(const story::Counter& counter) {
    ui::Ui& ui = app_.ui();
    ui.text(counter.heads ? say("A coin, heads up") : say("A coin, tails up"), {Type::Strong});
    button_row(ui, {say("Turn over"), say("Remove")});
    if (ui.button(say("Turn over"))) turn_over();
    if (ui.button(say("Remove"))) take_away();
}

void FreeObjects::draw_chosen() {
    if (counter_) return draw_counter(desk_.counters()[*counter_]);
    if (const story::Card* card = card_ ? desk_.find(*card_) : nullptr) return draw_card(*card);
    draw_note(app_.ui(), say("Drag cards and coins with the pointer, double-click to turn them over, and lay one card "
                             "on another to make a pile. R turns the selected one, Delete removes it."));
}

void FreeObjects::draw_own() {
    if (app_.ui().toggle(say("Cards of your own"), form_.open)) form_.open = !form_.open;
    if (!fault().empty()) app_.ui().text(fault(), {Type::Small, palette::kAccent});
    if (form_.open) draw_tools();
}

void FreeObjects::draw_tools() {
    ui::Ui& ui = app_.ui();
    ui.heading(say("Cards"));
    button_row(ui, {say("New card"), say("Gather all"), say("Bring back")});
    if (ui.button(say("New card"), Look::Accent,
                  {desk_.cards().size() < story::kMaxCards, say("There is no room for more.")}))
        new_card();
    if (ui.button(say("Gather all"), Look::Plain,
                  {desk_.cards().size() > 1, say("Gathering takes at least two cards.")})) {
        desk_.gather(card_.value_or(desk_.cards().back().number));
        choose_card(desk_.cards().back().number);
        keep();
    }
    if (ui.button(say("Bring back"), Look::Plain,
                  {desk_.can_bring_back(), say("There is no removed card to bring back.")})) {
        choose_card(desk_.bring_back());
        keep();
    }
    if (ui.button(say("A deck of playing cards"), Look::Plain,
                  desk_.cards().size() + rules::playing::kDeckSize <= story::kMaxCards)) {
        if (const auto top = desk_.place_deck()) choose_card(*top);
        keep();
    }
    draw_chosen();
}

}  // namespace screens
