// The tools at the right of the story table: the chosen card, what is thrown, and what was.

#include <array>

#include "game/shell/page_frame.h"
#include "game/stories/screen/view.h"

namespace screens {

namespace {

constexpr int kMostCoins = 12;  // of a kind, in one throw
constexpr int kMostDice = 10;
constexpr std::array kSides{4, 6, 8, 10, 12, 20};

void draw_throws(StoryTableView& view) {
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
    if (ui.button(say("Lay down"), Look::Plain, all > 0)) view.loose.lay_counters(view.to_toss);
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

void draw_story_tools(StoryTableView& view) {
    ui::Ui& ui = view.app.ui();
    ui.slip("tools", view.tools, [&] {
        if (!view.loose.fault().empty()) ui.text(view.loose.fault(), {Type::Small, palette::kAccent});
        button_row(ui, {say("Coin Wars the RPG"), say("Edged Coins")});
        if (ui.button(say("Coin Wars the RPG"))) view.app.go("coin_rpg");
        if (ui.button(say("Edged Coins"))) view.app.go("edged_coins");
        ui.rule();
        view.loose.draw_tools();
        ui.rule();
        draw_throws(view);
        if (view.told.empty()) return;
        ui.rule();
        ui.heading(say("Thrown"));
        for (const Phrase& line : view.told) ui.text(line, {Type::Small, palette::kInk});
    });
}

}  // namespace screens
