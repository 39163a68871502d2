#pragma once
// What the window of a story game (story_screen.h) asks of the game that it shows, in parts: a function takes only the
// part that it uses.

#include <string>
#include <vector>

#include "game/stories/screen/first_session.h"
#include "game/stories/screen/session_view.h"

namespace screens {

// Who has to agree before the last step is taken back.
enum class TakeBack { Nothing, Freely, ByConsent, Never };

// The table as its session knows it: told for all games by StoryScreenOf.
class StoryTable {
public:
    virtual ~StoryTable() = default;
    virtual bool has_table() const = 0;
    virtual void close_table() = 0;  // it is given up
    virtual std::size_t steps() const = 0;
    virtual StandsAt stands_at() const = 0;
    virtual TakeBack may_take_back() const = 0;
    virtual void take_back() = 0;
    virtual PlayersAsked players() = 0;  // who sits there

    // --- at several screens
    virtual bool apart() const = 0;  // it was told so, and nobody else is there
    virtual void follow_others() = 0;
    virtual SharedStoryPage shared_page() = 0;
    virtual GoOn going_on() = 0;  // while apart
};

// What lies on the mat.
class StoryMat {
public:
    virtual ~StoryMat() = default;
    virtual void advance() = 0;  // a frame passes for what moves there
    virtual bool moving() const = 0;
    virtual bool counting() const { return false; }     // something in the background, shown once it is there
    virtual void follow_resize() {}                     // the mat has another shape: all of it lies elsewhere
    virtual bool lies_at(Vec2) const { return false; }  // what a press there, in inches, is for
    virtual void draw_desk() = 0;
};

class StoryTelling {
public:
    virtual ~StoryTelling() = default;
    virtual std::vector<story::DocumentPart> tell_story() const = 0;  // from the first step on
    virtual void keep_story() = 0;                                    // as a page
};

// The rail: where the game stands, who sits there, whose decision is awaited.
class StoryRail {
public:
    virtual ~StoryRail() = default;
    virtual Phrase title() const = 0;
    virtual Phrase stage() const { return {}; }                      // "Scene 2"
    virtual std::vector<Deciders::One> seats() const { return {}; }  // clockwise; none once it is over
    virtual std::vector<Deciders::One> due() const { return {}; }    // whose decision is awaited
    virtual std::vector<int> awaited_seats() const {                 // their seats; none if anybody may
        std::vector<int> all;
        for (const Deciders::One& one : due()) all.push_back(one.seat);
        return all;
    }
    virtual bool draw_rail() = 0;  // true if who sits there shall be changed

    // --- for those who sit across from whoever acts (facing_bar.h)
    virtual Phrase awaited_in_words() const;               // one sentence; by default who decides
    virtual Phrase has_in_words(int) const { return {}; }  // what a seat has, in a word or two: "7 Coins"
    virtual bool may_speak_up() const { return false; }    // whoever is not awaited may do something all the same
};

// The slip beside the mat.
class StoryPages {
public:
    virtual ~StoryPages() = default;
    virtual void follow_phase() {}                            // which page lies open where it has changed
    virtual ui::Rect draw_tabs() = 0;                         // what they leave of the slip's place
    virtual std::string page_name() const = 0;                // each page is read from its beginning
    virtual void draw_start() = 0;                            // without a table
    virtual void draw_head() = 0;                             // of each page
    virtual Phrase waiting_for() const { return {}; }         // what is in the air decides nothing yet
    virtual bool draw_instead() = 0;                          // of the page: true if something else is there
    virtual std::optional<ShownSession> first_session() = 0;  // above the page, while one is shown
    virtual void draw_page() = 0;
    virtual void keep_forms() = 0;  // as they are half chosen, among the drafts
};

}  // namespace screens
