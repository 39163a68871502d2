#pragma once
// A story whose players sit at several screens: each plays the seats that are theirs, and what one does is done everywhere
// once the table that they share has put it in order (remote/README.md).

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/remote/ask_queue.h"
#include "game/shell/shared_table_panel.h"

namespace screens {

// Of the table that lies here.
struct StorySharing {
    remote::Table* table = nullptr;  // null: nobody else can come
    remote::AskQueue to_ask{};
    TableTalk talk{};
    bool open = false;       // its page lies open
    rules::Json asked{};     // last: a second press means the same
    bool busy = false;       // since this frame began something that was asked for is on its way
    std::size_t known = 0;   // people, to be greeted no more
    bool changed = false;    // since the last frame: steps, or going back
    bool gone_back = false;  // the story lies on the table otherwise than it was seen to come
    bool box_due = false;    // somebody has come who may be of a box in another language
    rules::Json shown{};     // of this screen to the others, beside the story
    std::size_t here = 0;    // how many saw it

    // Whether this screen may do what that seat does; nothing: what anybody may.
    bool mine(std::optional<int> seat) const;
    std::optional<rules::Refusal> check(std::optional<int> seat) const;
    // The seat has sealed what it does next, and the others have not yet (remote/sealing.h).
    bool sealed(int seat) const { return table && table->has_sealed(seat); }
    std::optional<rules::Refusal> ask(rules::Json command);
};

// A seat of the story, whoever has it.
struct StorySeat {
    int number = 0;  // as the rule system counts
    Phrase name{};
};

// The start's question who sits at this screen: the others are invited.
struct Inviting {
    bool invites = false;      // the table shall be begun with others
    std::string name{};        // one's own
    std::vector<bool> here{};  // by the place among the seats
};
// Fills a dialog; true: it closes.
bool ask_who_is_here(Drawing& drawing, Inviting& inviting, const std::vector<StorySeat>& seats);

// The page of the shared table.
struct SharedStoryPage {
    std::vector<StorySeat> seats{};        // that nobody has taken yet
    std::function<void(int)> sits_here{};  // somebody at this screen takes the seat
    std::function<void()> alone{};         // one who is no longer at that table goes on here
};
void draw_shared_story(App& app, StorySharing& sharing, const SharedStoryPage& page);
// In a line above each page: who is away, what was said last, and the way to that page.
void draw_sharing_line(App& app, StorySharing& sharing);

}  // namespace screens
