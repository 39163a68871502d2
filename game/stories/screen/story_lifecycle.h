#pragma once
// Functions that the story games' screens share around their tables: opening the saved table, or setting it aside if it
// is unreadable; advancing trays; giving up a table.

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

// Returns a path in stories/ of the profile folder.
std::filesystem::path story_file(const Resources& resources, std::string_view name);

// Renames the file so that a new table does not overwrite it; the returned sentence says so, and why.
Phrase set_aside(const Resources& resources, const std::string& table, const Phrase& why);

template <rules::System S>
struct OpenedStory {
    std::optional<StorySession<S>> game{};  // nullopt if there was no table
    Phrase fault{};                         // why it could not be read
    Phrase notice{};                        // it was read, but a part is lost
};
// `table`: the file's name without extension.
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
// Returns the name of each seat: as typed, "Player 3" if blank, and with the seat's number if an earlier seat has the
// same name.
std::vector<std::string> seat_names(Drawing& drawing, std::span<const std::string> typed);

// Advance at the player's chosen speed, with sounds for whatever lands.
void advance_tray(App& app, table::TossTray& tray, const render::View& view);
void advance_cards(App& app, table::CardMoves& cards, const render::View& view);
// True if animations finish within this frame.
bool at_once(App& app);

// A question before something that cannot be undone; `name` identifies the dialog.
struct Question {
    std::string_view name;
    Phrase title, text, yes;
};
enum class Reply { None, Yes, No };
Reply ask_first(ui::Ui& ui, const Question& question);
// Asks before leaving a table for a new one.
Reply ask_new_table(ui::Ui& ui);

// One line that says who has to decide; coloured if the deciders have changed.
class Deciders {
public:
    struct One {
        int seat = 0;
        Phrase name;
    };
    // Draws nothing if nobody has to decide.
    void draw(ui::Ui& ui, const std::vector<One>& due);
    // True once the seats have changed, until they change again.
    bool are_others(const std::vector<int>& seats);
    // Call for a new table.
    void forget() { *this = {}; }

private:
    std::vector<int> seats_{};
    bool handed_over_ = false;
};

}  // namespace screens
