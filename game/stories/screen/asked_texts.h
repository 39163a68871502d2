#pragma once
// At a shared table a form drops its texts when its command is asked for, which can still be refused: until the command
// is done, its texts are remembered here.

#include <vector>

#include "game/kit/json.h"
#include "game/stories/screen/drafts.h"

namespace screens {

class AskedTexts {
public:
    // Call before the form drops anything.
    void ask(rules::Json command, const StoryDrafts& drafts) { asked_.push_back({std::move(command), drafts.texts()}); }
    void refused() { asked_.pop_back(); }  // the last one, at once
    void done(const rules::Json& command);
    // True if it has been asked for and neither done nor given up.
    bool awaits(const rules::Json& command) const;
    // Call once a frame. `pending`: something asked for is still on its way; otherwise whatever is not done never will
    // be, and its texts return to their fields.
    void follow(StoryDrafts& drafts, bool pending);
    // Returns all texts to their fields, unless something else has been typed there.
    void give_back(StoryDrafts& drafts);
    // Saves the drafts with all texts: call before the screen closes or the program may end, as nobody will know then
    // what becomes of them.
    void save_all(StoryDrafts& drafts) const;

private:
    struct Asked {
        rules::Json command;
        StoryDrafts::Texts texts;
    };
    std::vector<Asked> asked_;
};

}  // namespace screens
