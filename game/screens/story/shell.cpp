#include "game/screens/story/shell.h"

#include <algorithm>

#include "game/screens/hearing.h"

namespace screens {

std::filesystem::path story_file(const App& app, std::string_view name) {
    return app.profile() / "stories" / name;
}

Phrase set_aside(const App& app, const std::string& table, const std::string& why) {
    std::error_code none;
    std::filesystem::rename(story_file(app, table + ".json"), story_file(app, table + ".broken.json"), none);
    return say("The table could not be read and was set aside: {1}", plain(why));
}

void drop_story(const App& app, const std::string& table) {
    std::error_code none;
    std::filesystem::remove(story_file(app, table + ".json"), none);
}

std::vector<std::string> seat_names(App& app, std::span<const std::string> typed) {
    std::vector<std::string> names;
    for (const std::string& each : typed) {
        const std::string number = std::to_string(names.size() + 1);
        const bool blank = each.find_first_not_of(' ') == std::string::npos;
        std::string name = blank ? app.ui().in_words(say("Player {1}", plain(number))) : each;
        if (std::ranges::find(names, name) != names.end()) name.append(" ").append(number);
        names.push_back(std::move(name));
    }
    return names;
}

bool at_once(App& app) { return app.fast() || app.settings().reduced_motion; }

void advance_tray(App& app, table::TossTray& tray, const render::View& view) {
    tray.advance(app.seconds(), at_once(app) ? 0 : app.settings().speed / 100.0);
    let_hear(app, tray.take_heard(), view);
}

void advance_cards(App& app, table::CardMoves& cards, const render::View& view) {
    cards.advance(app.seconds(), at_once(app) ? 0 : app.settings().speed / 100.0);
    let_hear(app, cards.take_heard(), view);
}

NewTable ask_new_table(ui::Ui& ui, const Phrase& lost) {
    NewTable answer = NewTable::Asked;
    ui.dialog("new", ui.px(520), [&] {
        ui.heading(say("Begin a new table?"));
        ui.text(lost);
        ui.space(6);
        if (ui.button(say("New table"), ui::Look::Accent)) answer = NewTable::Begun;
        if (ui.button(say("Leave it"))) answer = NewTable::Left;
    });
    return answer;
}

}  // namespace screens
