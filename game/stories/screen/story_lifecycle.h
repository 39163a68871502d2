#pragma once
// What the screens of the story games do alike around their tables: the table that was left is opened, or set
// aside where it cannot be read; trays go on; a table is given up.

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/kit/table/playing_cards.h"
#include "game/kit/table/toss_tray.h"
#include "game/shell/screen.h"
#include "game/stories/screen/story_session.h"

namespace screens {

// In stories/ of the profile folder.
std::filesystem::path story_file(const Resources& resources, std::string_view name);

// Renamed, so that a new table does not overwrite it; the sentence says so, and why.
Phrase set_aside(const Resources& resources, const std::string& table, const Phrase& why);

template <rules::System S>
struct OpenedStory {
    std::optional<StorySession<S>> game{};  // nothing if no table was left
    Phrase fault{};                         // it could not be read
    Phrase notice{};                        // it goes on, but a part is lost
};
// `table`: the file's name without its ending.
template <rules::System S>
OpenedStory<S> open_story(Resources& resources, const std::string& table) {
    OpenedStory<S> opened;
    std::error_code none;
    const auto file = story_file(resources, table + ".json");
    if (!std::filesystem::exists(file, none)) return opened;
    auto session = StorySession<S>::read(file, resources.seed());
    if (!session) {
        opened.fault = set_aside(resources, table, session.error());
        return opened;
    }
    opened.notice = session->remark();
    opened.game.emplace(std::move(*session));
    return opened;
}
// What each seat is called: as was typed, "Player 3" where that is nothing but blanks, and with the seat's
// number where somebody before is called so.
std::vector<std::string> seat_names(Drawing& drawing, std::span<const std::string> typed);

// Time passes as people want it, and what falls is heard.
void advance_tray(App& app, table::TossTray& tray, const render::View& view);
void advance_cards(App& app, table::CardMoves& cards, const render::View& view);
// Things come to where they go within this frame.
bool at_once(App& app);

// A question before something that cannot be undone; `name` is the dialog's.
struct Question {
    std::string_view name;
    Phrase title, text, yes;
};
enum class Reply { None, Yes, No };
Reply ask_first(ui::Ui& ui, const Question& question);
// The one before a table is left for a new one.
Reply ask_new_table(ui::Ui& ui);

// Whose decision is awaited, in one line; in colour if others have it now than before.
class Deciders {
public:
    struct One {
        int seat = 0;
        Phrase name;
    };
    // Nothing if nobody is awaited.
    void draw(ui::Ui& ui, const std::vector<One>& due);
    // Others than before: true until it is others again.
    bool are_others(const std::vector<int>& seats);
    // Another table.
    void forget() { *this = {}; }

private:
    std::vector<int> seats_{};
    bool handed_over_ = false;
};

}  // namespace screens
