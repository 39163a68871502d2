// The tools at the right of the story table: the chosen card, what is thrown, and what was.

#include <array>

#include "game/screens/page.h"
#include "game/screens/story/view.h"

namespace screens {

namespace {

using ui::Look;
using ui::Type;
namespace palette = ui::palette;

constexpr int kMostCoins = 12;  // of a kind, in one throw
constexpr int kMostDice = 10;
constexpr std::array kSides{4, 6, 8, 10, 12, 20};

void draw_card(StoryView& view, const story::Card& card) {
    if (card.playing) return draw_playing_card(view, card);
    ui::Ui& ui = view.app.ui();
    std::string title = card.title, text = card.text;
    const bool written = ui.input_text(say("Headline"), title, story::kTitleBounds.most) |
                         ui.input_lines(say("Text"), text, 4, story::kTextBounds.most);
    if (written && view.desk.write(card.number, title, text)) view.changed();
    const int number = card.number;
    const std::size_t pile = view.desk.pile_of(number).size();
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
    if (pile < 2) return;
    ui.text(say_many(static_cast<int>(pile), "A pile of {1} card.", "A pile of {1} cards."),
            {Type::Small, palette::kSoft});
    button_row(ui, {say("Shuffle"), say("Draw")});
    if (ui.button(say("Shuffle"))) {
        view.desk.shuffle(number, view.random);
        view.choose_card(view.desk.pile_of(number).back());
        view.changed();
    }
    if (ui.button(say("Draw"), Look::Accent)) {
        view.choose_card(view.desk.draw(number));
        view.changed();
    }
}

void draw_cards(StoryView& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Cards"));
    button_row(ui, {say("New card"), say("Gather all"), say("Bring back")});
    if (ui.button(say("New card"), Look::Accent, view.desk.cards().size() < story::kMostCards)) {
        if (const auto number = view.desk.lay("", "")) view.choose_card(*number);
        view.changed();
    }
    if (ui.button(say("Gather all"), Look::Plain, view.desk.cards().size() > 1)) {
        view.desk.gather(view.card.value_or(view.desk.cards().back().number));
        view.choose_card(view.desk.cards().back().number);
        view.changed();
    }
    if (ui.button(say("Bring back"), Look::Plain, view.desk.can_bring_back())) {
        view.choose_card(view.desk.bring_back());
        view.changed();
    }
    if (ui.button(say("A deck of playing cards"), Look::Plain,
                  view.desk.cards().size() + rules::card_draw::kDeckSize <= story::kMostCards)) {
        if (const auto top = view.desk.lay_deck()) view.choose_card(*top);
        view.changed();
    }
    if (const story::Card* card = view.card ? view.desk.find(*view.card) : nullptr)
        draw_card(view, *card);
    else
        ui.text(
            say("Pull cards with the pointer, turn them over with a double click, lay one upon another to "
                "make a pile."),
            {Type::Small, palette::kSoft});
}

void draw_throws(StoryView& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Coins and dice"));
    const std::array names{say("Pennies"), say("Nickels"), say("Dimes"), say("Quarters")};
    int all = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        ui.slider(names[i], view.to_toss[i], {0, kMostCoins, 1});
        all += view.to_toss[i];
    }
    button_row(ui, {say("Toss"), say("Lay down"), say("Clear the tray")});
    if (ui.button(say("Toss"), Look::Accent, all > 0)) view.toss();
    if (ui.button(say("Lay down"), Look::Plain, all > 0)) {
        for (std::size_t i = 0; i < view.coins.size(); ++i)
            for (int count = 0; count < view.to_toss[i]; ++count) view.desk.lay_counter(view.coins[i].name);
        view.changed();
    }
    if (ui.button(say("Clear the tray"), Look::Plain, view.tray.size() > 0)) view.tray.clear();
    // Always a line, so that nothing below it jumps.
    const bool known = !view.told.empty() && !view.tray.moving();
    ui.text(known ? view.told.front() : say("Nothing lies there yet."),
            {known ? Type::Strong : Type::Body, known ? palette::kInk : palette::kSoft});
    ui.slider(say("Dice"), view.dice, {1, kMostDice, 1});
    for (std::size_t i = 0; i < kSides.size(); ++i) {
        if (i % 3 == 0) ui.row({1, 1, 1});
        const int sides = kSides[i];
        if (ui.button(say("d{1}", Phrase(sides)), view.sides == sides ? Look::Accent : Look::Plain))
            view.sides = sides;
    }
    if (ui.button(say("Roll"))) view.roll();
}

}  // namespace

void draw_story_tools(StoryView& view) {
    ui::Ui& ui = view.app.ui();
    ui.slip("tools", view.tools, [&] {
        if (!view.fault.empty()) ui.text(view.fault, {Type::Small, palette::kAccent});
        button_row(ui, {say("Coin Wars the RPG"), say("Edged Coins")});
        if (ui.button(say("Coin Wars the RPG"))) view.app.go("coin_rpg");
        if (ui.button(say("Edged Coins"))) view.app.go("edged_coins");
        ui.rule();
        draw_cards(view);
        ui.rule();
        draw_throws(view);
        if (view.told.empty()) return;
        ui.rule();
        ui.heading(say("Thrown"));
        for (const Phrase& line : view.told) ui.text(line, {Type::Small, palette::kInk});
    });
}

}  // namespace screens
