#pragma once
// The interfaces through which a story game's window (story_screen.h) talks to its game, split so that a function takes
// only the part it uses.

#include <string>
#include <vector>

#include "game/stories/screen/first_session.h"
#include "game/stories/screen/session_view.h"

namespace screens {

// Who has to agree before the last step is taken back.
enum class TakeBack { Nothing, Freely, ByConsent, Never };

// The table as its session knows it; StoryScreenOf implements it for all games.
class StoryTable {
public:
    virtual ~StoryTable() = default;
    virtual bool has_table() const = 0;
    virtual void close_table() = 0;  // gives up the table
    virtual std::size_t steps() const = 0;
    virtual StandsAt stands_at() const = 0;
    virtual TakeBack may_take_back() const = 0;
    virtual void take_back() = 0;
    virtual PlayersAsked players() = 0;  // who sits there

    // --- at several screens
    virtual bool apart() const = 0;  // it was a shared table, and nobody else is here
    virtual void follow_others() = 0;
    virtual SharedStoryPage shared_page() = 0;
    virtual GoOn going_on() = 0;  // while apart
};

// The content of the mat.
class StoryMat {
public:
    virtual ~StoryMat() = default;
    virtual void advance() = 0;  // advances its animations by one frame
    virtual bool moving() const = 0;
    virtual bool counting() const { return false; }     // a background calculation is running, shown once it is done
    virtual void follow_resize() {}                     // the mat has a new shape, so everything moves
    virtual bool lies_at(Vec2) const { return false; }  // true if a press there, in inches, hits something
    virtual void draw_desk() = 0;
};

class StoryTelling {
public:
    virtual ~StoryTelling() = default;
    virtual std::vector<story::DocumentPart> tell_story() const = 0;  // from the first step
    virtual void save_story() = 0;                                    // saves it as a page
};

// The rail: the game's stage, who sits there, who has to decide.
class StoryTopBar {
public:
    virtual ~StoryTopBar() = default;
    virtual Phrase title() const = 0;
    virtual Phrase stage() const { return {}; }                      // "Scene 2"
    virtual std::vector<Deciders::One> seats() const { return {}; }  // clockwise; empty once it is over
    virtual std::vector<Deciders::One> due() const { return {}; }    // who has to decide
    virtual std::vector<int> awaited_seats() const {                 // their seats; empty if anybody may decide
        std::vector<int> all;
        for (const Deciders::One& one : due()) all.push_back(one.seat);
        return all;
    }
    virtual bool draw_top_bar() = 0;  // true if the players page should open

    // --- for players across from the acting one (facing_bar.h)
    virtual Phrase awaited_in_words() const;               // one sentence; by default who decides
    virtual Phrase has_in_words(int) const { return {}; }  // what a seat has, in a word or two: "7 Coins"
    virtual bool may_speak_up() const { return false; }    // a player who is not awaited may still do something
};

// The slip beside the mat.
class StoryPages {
public:
    virtual ~StoryPages() = default;
    virtual void follow_phase() {}                            // switches the open page when the phase has changed
    virtual ui::Rect draw_tabs() = 0;                         // returns the area of the slip left for the page
    virtual std::string page_name() const = 0;                // each page starts scrolled to the top
    virtual void draw_start() = 0;                            // shown without a table
    virtual void draw_head() = 0;                             // above each page
    virtual Phrase waiting_for() const { return {}; }         // says what is still in the air
    virtual bool draw_instead() = 0;                          // true if it drew something instead of the page
    virtual std::optional<ShownSession> first_session() = 0;  // above the page, while it is running
    virtual void draw_page() = 0;
    virtual void save_forms() = 0;  // saves unfinished choices among the drafts
};

}  // namespace screens
