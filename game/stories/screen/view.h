#pragma once
// What the parts of the story table share.

#include <deque>
#include <vector>

#include "game/kit/table/toss_tray.h"
#include "game/stories/screen/free_objects.h"

namespace screens {

struct StoryTableView {
    App& app;
    LooseThings loose;
    table::TossTray tray;
    std::vector<rules::CoinType> coins;  // penny, nickel, dime, quarter
    core::Random random;
    render::View view{};
    ui::Rect tools{};  // the slip at the right

    std::vector<int> to_toss{0, 0, 0, 0};  // by coin
    int dice = 1, sides = 6;
    std::deque<Phrase> told{};  // what was thrown, the newest first

    void toss();
    void roll();
};

// The mat's part in which the tray stands; its floor.
table::TrayPart story_tray();

// Fits the desk into what the tools leave, and draws all that lies on it.
void lay_out_story(StoryTableView& view);
void draw_story_desk(StoryTableView& view);
void draw_story_tools(StoryTableView& view);

}  // namespace screens
