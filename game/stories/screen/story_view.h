#pragma once
// What every story game has on its table and in its slip, whichever it is.

#include <span>
#include <string>
#include <vector>

#include "game/kit/commands/seats.h"
#include "game/stories/kit/story_document.h"
#include "game/stories/screen/archived_tables.h"
#include "game/stories/screen/choice_widgets.h"
#include "game/stories/screen/coin_tossing.h"
#include "game/stories/screen/drafts.h"
#include "game/stories/screen/free_objects.h"
#include "game/stories/screen/players_page.h"
#include "game/stories/screen/rule_lookup.h"
#include "game/stories/screen/story_sharing.h"
#include "game/stories/screen/story_slip.h"
#include "game/stories/screen/tabletop_layout.h"
#include "game/stories/screen/tooltip.h"

namespace screens {

// Which game it is, and how its table looks.
struct StoryGame {
    std::string table;                  // its file in stories/ of the profile folder, without the ending
    Vec2 home;                          // about where new cards of people's own are laid, inches
    int players = 4;                    // at first
    std::size_t seats = 8;              // for so many players at most
    double tallest = 12.6;              // so high the mat may become, inches
    std::string title_draft = "title";  // where the story's title stands among the drafts
    Phrase leader{};                    // who has seat 0, before the players: "The CM"; none: players only
};

// Who sits down, and whether what lies ready is played.
struct StoryStart {
    int players = 0;
    std::vector<std::string> names{};  // for as many as there can be
    bool with_box = true;
    std::span<const std::string> seated() const { return std::span(names).first(static_cast<std::size_t>(players)); }
    Inviting inviting{};
};

// The slip with what was decided last (verdict_slip.h).
struct VerdictSlip {
    ui::Rect at{};  // where it lies in this frame
};

// What every story game has on its table and in its slip.
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
    std::string& called() { return drafts.at(about.title_draft); }  // the story's title, as people type it

    Phrase fault{};   // what was refused, or could not be kept
    Phrase notice{};  // what was done besides
    StoryDialog dialog{};
    Hint hint{};  // of this frame
    VerdictSlip verdict{};
    Tossing tossing = Tossing::Tray;
    RuleLookup lookup;
    StorySlip slip{};
    PlayersPage players_page{};
    StorySharing sharing{};

    // What is half chosen in the forms that every story has, among the drafts.
    void keep_own_forms();
    // What lies there goes among the earlier tables; the error is a sentence.
    core::Result<void, words::Phrase> clear_table();
    // All seats, by the names of the players.
    std::vector<StorySeat> seats_of(const rules::People& people) const;
    bool plays(int seat) const { return sharing.mine(seat); }
    std::vector<int> played(std::vector<int> seats) const {  // those of them at this screen
        std::erase_if(seats, [this](int seat) { return !plays(seat); });
        return seats;
    }
    RealThings real_things() const { return sharing.table ? RealThings::Closed : RealThings::Open; }

    story::PageForm page_form();  // of the page that is kept, as people chose it last
    // On paper, called as people wrote, else `named`. The sentence says where it lies; it is empty if it
    // could not be kept: `fault` says why.
    Phrase keep_story(const std::string& named, std::vector<story::DocumentPart> parts, const std::string& credit = "");
};
// How this table tosses, as it was left.
Tossing kept_manner(StoryView& view);
void remember_manner(StoryView& view);
// Whether the page that is kept has every toss.
void draw_page_form(StoryView& view);
// Its title, its form, and the button that keeps it as a page: true if that was pressed.
bool draw_keeping(StoryView& view, ui::Look look);

}  // namespace screens
