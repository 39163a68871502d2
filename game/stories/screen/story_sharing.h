#pragma once
// A story played from several screens: each screen plays its own seats, and an action is applied everywhere once the
// shared table has ordered it (remote/README.md).

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/remote/ask_queue.h"
#include "game/shell/shared_table_panel.h"
#include "game/stories/screen/asked_texts.h"

namespace screens {

// The sharing of the current table.
struct StorySharing {
    remote::Table* table = nullptr;  // nullptr: nobody else can join
    remote::AskQueue to_ask{};
    AskedTexts texts{};
    TableTalk talk{};
    bool open = false;       // its page is open
    bool busy = false;       // at the start of this frame, a request was pending
    std::size_t known = 0;   // people already greeted
    bool changed = false;    // since the last frame: steps, or going back
    bool gone_back = false;  // the table must be shown afresh, without animation
    bool box_due = false;    // a newcomer may use a box in another language
    rules::Json shown{};     // what this screen shows to the others, beside the story
    std::size_t here = 0;    // how many were there to see it

    // True if this screen may act for that seat; nullopt: for what anybody may do.
    bool mine(std::optional<int> seat) const;
    std::optional<rules::Refusal> check(std::optional<int> seat) const;
    // True if the seat has sealed its next action and waits for the others (remote/sealing.h).
    bool sealed(int seat) const { return table && table->has_sealed(seat); }
    // True if something that this screen asked for is still on its way.
    bool pending() const { return table && (table->waits() || !to_ask.empty()); }
    std::optional<rules::Refusal> ask(rules::Json command, const StoryDrafts& drafts);
};

// A seat of the story, regardless of its owner.
struct StorySeat {
    int number = 0;  // as the rule system counts
    Phrase name{};
};

// The start page's question of who sits at this screen: the others are invited.
struct Inviting {
    bool invites = false;      // the table should begin with others
    std::string name{};        // this person's own
    std::vector<bool> here{};  // by seat index
};
// Fills a dialog; returns true when it should close.
bool ask_who_is_here(Drawing& drawing, Inviting& inviting, const std::vector<StorySeat>& seats);

// The page of the shared table.
struct SharedStoryPage {
    std::vector<StorySeat> seats{};        // not taken yet
    std::function<void(int)> sits_here{};  // gives the seat to somebody at this screen
    std::function<void()> alone{};         // leaves the shared table and plays on here
};
void draw_shared_story(App& app, StorySharing& sharing, const SharedStoryPage& page);
// A line above each page: who is away, what was said last, and a link to the sharing page.
void draw_sharing_line(App& app, StorySharing& sharing);

}  // namespace screens
