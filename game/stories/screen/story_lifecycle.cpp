#include "game/stories/screen/story_lifecycle.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "game/kit/player_text.h"
#include "game/shell/audio_feedback.h"

namespace screens {

std::filesystem::path story_file(const Resources& resources, std::string_view name) {
    return resources.profile() / "stories" / name;
}

Phrase set_aside(const Resources& resources, const std::string& table, const Phrase& why) {
    const std::filesystem::path file = story_file(resources, table + ".json");
    if (!profile::set_broken_aside(file)) return say("The table could not be read: {1}", why);
    return say("The table could not be read and was set aside as {1}: {2}",
               plain(core::text(profile::broken_name(file))), why);
}

std::vector<std::string> seat_names(Drawing& drawing, std::span<const std::string> typed) {
    std::vector<std::string> names;
    for (const std::string& each : typed) {
        const std::string number = std::to_string(names.size() + 1);
        const std::size_t from = each.find_first_not_of(' '), to = each.find_last_not_of(' ');
        const bool blank = from == std::string::npos;
        std::string name =
            blank ? drawing.ui().translated(say("Player {1}", plain(number))) : each.substr(from, to - from + 1);
        const auto same = [&](const std::string& other) { return rules::folded(other) == rules::folded(name); };
        if (std::ranges::any_of(names, same)) name.append(" ").append(number);
        names.push_back(std::move(name));
    }
    return names;
}

bool at_once(App& app) { return app.fast() || app.settings().reduced_motion; }

void advance_tray(App& app, table::TossTray& tray, const render::View& view) {
    tray.advance(app.seconds(), at_once(app) ? 0 : app.settings().speed / 100.0);
    play_sounds(app, tray.take_sounds(), view);
}

void advance_cards(App& app, table::CardMoves& cards, const render::View& view) {
    cards.advance(app.seconds(), at_once(app) ? 0 : app.settings().speed / 100.0);
    play_sounds(app, cards.take_sounds(), view);
}

Reply ask_first(ui::Ui& ui, const Question& question) {
    Reply reply = Reply::None;
    ui.dialog(question.name, ui.px(520), [&] {
        ui.heading(question.title);
        ui.text(question.text);
        ui.space(6);
        if (ui.button(question.yes, ui::Look::Accent)) reply = Reply::Yes;
        if (ui.button(say("Cancel"))) reply = Reply::No;
    });
    return reply;
}

Reply ask_new_table(ui::Ui& ui) {
    return ask_first(ui,
                     {"new", say("Start a new table?"),
                      say("This one is set aside with everything on it, and can be resumed later."), say("New table")});
}

bool Deciders::are_others(const std::vector<int>& seats) {
    if (seats != seats_) {
        handed_over_ = !seats_.empty();
        seats_ = seats;
    }
    return handed_over_;
}

void Deciders::draw(ui::Ui& ui, const std::vector<One>& due) {
    if (due.empty()) return;
    std::vector<Phrase> names;
    std::vector<int> seats;
    for (const One& one : due) {
        names.push_back(one.name);
        if (!core::contains(seats, one.seat)) seats.push_back(one.seat);
    }
    const bool others = are_others(seats);
    const Phrase all = joined(names, rules::comma());
    ui.text(others ? say("Now: {1}", all) : say("{1} decides", all),
            {ui::Type::Small, others ? ui::palette::kAccent : ui::palette::kSoft});
}

}  // namespace screens
