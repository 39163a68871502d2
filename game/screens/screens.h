#pragma once
// The visible list of screens: how each is made. To add a screen, add its line in screens.cpp.

#include <memory>
#include <string_view>
#include <vector>

#include "game/screens/screen.h"

namespace screens {

struct Entry {
    std::string_view name;
    bool lies_over;  // the screen below stays as it is: help, settings
    std::unique_ptr<Screen> (*make)(App& app);
};
const std::vector<Entry>& list();

std::unique_ptr<Screen> make_title(App& app);
std::unique_ptr<Screen> make_battles(App& app);
std::unique_ptr<Screen> make_settings(App& app);
std::unique_ptr<Screen> make_help(App& app);
std::unique_ptr<Screen> make_keys(App& app);
std::unique_ptr<Screen> make_replays(App& app);
std::unique_ptr<Screen> make_lab(App& app);
std::unique_ptr<Screen> make_story_table(App& app);
std::unique_ptr<Screen> make_coin_rpg(App& app);
std::unique_ptr<Screen> make_edged_coins(App& app);
std::unique_ptr<Screen> make_card_draw(App& app);
std::unique_ptr<Screen> make_universalis(App& app);
std::unique_ptr<Screen> make_breeder(App& app);
std::unique_ptr<Screen> make_true_size(App& app);
std::unique_ptr<Screen> make_free(App& app);
std::unique_ptr<Screen> make_series(App& app);  // the page between its battles; without one the free battle
std::unique_ptr<Screen> make_help_at(App& app, const std::string& rule);
// The two that need to know which battle.
std::unique_ptr<Screen> make_set_up(App& app, const std::string& battle);
std::unique_ptr<Screen> make_battle(App& app, const BattleStart& start);  // battle_screen.cpp
std::unique_ptr<Screen> make_lab_of(App& app, const LabStart& start);
std::unique_ptr<Screen> make_print(App& app, const SetUp& set_up);
std::unique_ptr<Screen> make_editor(App& app, const EditorStart& start);
std::unique_ptr<Screen> make_new_battle(App& app);  // the editor with a bare table
// The error is a sentence for people.
core::Result<std::unique_ptr<Screen>, std::string> make_replay(App& app, const Watch& what);

}  // namespace screens
