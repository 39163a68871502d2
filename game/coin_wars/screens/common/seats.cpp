#include "game/coin_wars/screens/common/seats.h"

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/rules/display_names.h"

namespace screens {

bool draw_seats(ui::Ui& ui, std::array<std::string, 2>& seats) {
    bool changed = false;
    const auto row = [&](const words::Phrase& name, std::string_view key) {
        ui.row({1, 1});
        for (std::string& bot : seats) {
            if (!ui.choice(name, {}, bot == key) || bot == key) continue;
            bot = key;
            changed = true;
        }
    };
    row(words::say("A person"), "");
    for (const bots::Level& level : bots::levels()) row(level.name, level.key);
    return changed;
}

words::Phrase called_player(const SetUp& set_up, const cw::Scenario& scenario, cw::Side side) {
    using cw::index;
    if (const bots::Level* level = bots::find_level(set_up.bots[index(side)])) return level->name;
    const std::string& name = set_up.players[index(side)];
    const bool says_nothing =
        name == (index(side) == 0 ? "Heads" : "Tails") || name == words::english(cw::called(scenario, side));
    return says_nothing ? words::Phrase() : words::plain(name);
}

words::Phrase about_player(const std::string& bot) {
    const bots::Level* level = bots::find_level(bot);
    return level ? words::Phrase(level->about) : words::Phrase();
}

}  // namespace screens
