#pragma once
// What the parts of the story table share.

#include <deque>
#include <optional>
#include <vector>

#include "game/rules/coin_wars/scenario.h"
#include "game/screens/screen.h"
#include "game/story/desk.h"
#include "game/table/playing_cards.h"
#include "game/table/toss_tray.h"

namespace screens {

struct StoryView {
    App& app;
    story::Desk desk;
    table::TossTray tray;
    table::CardMoves moves{};                       // of playing cards
    std::vector<rules::coin_wars::CoinType> coins;  // penny, nickel, dime, quarter
    core::Random random;
    render::View view{};
    ui::Rect tools{};  // the slip at the right

    std::optional<int> card{};             // chosen
    std::optional<std::size_t> counter{};  // chosen, else
    std::vector<int> to_toss{0, 0, 0, 0};  // by coin
    int dice = 1, sides = 6;
    int dealt = 5;              // cards, at once
    std::deque<Phrase> told{};  // what was thrown, the newest first
    Phrase fault{};

    // Of the pointer: what it holds, and where it took it.
    bool holding = false;
    Vec2 grip{};

    void changed();  // writes it down
    void choose_card(int number);
    void choose_counter(std::size_t which);
    void toss();
    void roll();
};

// The mat's part in which the tray stands; its floor.
table::TrayPart story_tray();

// Fits the desk into what the tools leave, and draws all that lies on it.
void lay_out_story(StoryView& view);
void draw_story_desk(StoryView& view);
// Clicks, pulls and keys that the panels do not take.
void follow_story(StoryView& view);
void draw_story_tools(StoryView& view);
// What can be done with the chosen playing card and its pile.
void draw_playing_card(StoryView& view, const story::Card& card);

}  // namespace screens
