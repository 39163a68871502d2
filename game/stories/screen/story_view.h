#pragma once
// The state and tools that all story games share: table, panel, drafts, sharing.

#include <span>
#include <string>
#include <vector>

#include "game/kit/commands/seats.h"
#include "game/shell/table_ink.h"
#include "game/stories/kit/story_document.h"
#include "game/stories/screen/archived_tables.h"
#include "game/stories/screen/choice_widgets.h"
#include "game/stories/screen/coin_tossing.h"
#include "game/stories/screen/drafts.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/hint.h"
#include "game/stories/screen/players_page.h"
#include "game/stories/screen/rule_lookup.h"
#include "game/stories/screen/story_panel.h"
#include "game/stories/screen/story_sharing.h"
#include "game/stories/screen/tabletop_layout.h"

namespace screens {

// Which game it is, and what its table looks like.
struct StoryGame {
    std::string table;                  // its file name in stories/ of the profile folder, without extension
    Vec2 home;                          // roughly where people's own new cards go, inches
    int players = 4;                    // default
    std::size_t seats = 8;              // maximum
    double tallest = 12.6;              // the mat's greatest height, inches
    std::string title_draft = "title";  // the draft that holds the story's title
    Phrase leader{};                    // the owner of seat 0, before the players: "The CM"; empty: players only
};

// Who sits down, and whether the ready-made content is used.
struct StoryStart {
    int players = 0;
    std::vector<std::string> names{};  // one for each possible player
    bool with_box = true;
    std::span<const std::string> seated() const { return std::span(names).first(static_cast<std::size_t>(players)); }
    Inviting inviting{};
};

// The slip with the last decision (verdict_panel.h).
struct VerdictPanel {
    ui::Rect at{};  // its place in this frame
};

// Shared by all story games: the table and its panel.
struct StoryView {
    StoryView(App& app, const StoryGame& game);

    App& app;
    StoryGame about;
    StoryDrafts drafts;
    FreeObjects loose;
    EarlierTables earlier_tables;
    std::vector<rules::CoinType> coins;  // penny, nickel, dime, quarter
    core::Random random;
    StoryStart start{};
    TabletopCamera camera{};
    TabletopView place{};
    std::string& story_title() { return drafts.at(about.title_draft); }  // the story's title as typed

    Phrase fault{};   // what was refused or could not be saved
    Phrase notice{};  // what else was done
    StoryDialog dialog{};
    Hint hint{};  // of this frame
    VerdictPanel verdict{};
    Tossing tossing = Tossing::Tray;
    RuleLookup lookup;
    StoryPanel side_panel{};
    PlayersPage players_page{};
    StorySharing sharing{};

    // Saves unfinished choices in the forms that every story has, among the drafts.
    void save_own_forms();
    // Archives the current table; the error is a sentence.
    core::Result<void, words::Phrase> clear_table();
    // Draws the list of archived tables; true once one has been resumed and the screen restarts.
    bool resumes_earlier();
    // Returns all seats with the players' names.
    std::vector<StorySeat> seats_of(const rules::People& people) const;
    bool plays(int seat) const { return sharing.mine(seat); }
    std::vector<int> played(std::vector<int> seats) const {  // those of them at this screen
        std::erase_if(seats, [this](int seat) { return !plays(seat); });
        return seats;
    }
    RealThings real_things() const { return sharing.table ? RealThings::Closed : RealThings::Open; }

    story::PageForm page_form();  // the last chosen form of the saved page
    // Saves the story under its typed title, else `named`. Returns a sentence that says where it is; empty if saving
    // failed: `fault` says why.
    Phrase save_story(const std::string& named, std::vector<story::DocumentPart> parts, const std::string& credit = "");
};
// The saved choice of how this table tosses.
Tossing kept_manner(StoryView& view);
void remember_manner(StoryView& view);
// Draws the choice of whether the saved page has every toss.
void draw_page_form(StoryView& view);
// Draws its title, its form, and the button that saves it as a page: true if that was pressed.
bool draw_keeping(StoryView& view, ui::Look look);

// For scripts: the text on the papers of the mat that are fully in view, whether it stays on its paper, and what covers
// it. Excludes what a notice hides for a while.
std::vector<TableInk> ink_on_table(const StoryView& view);

}  // namespace screens
