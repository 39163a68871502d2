#pragma once
// Factories of the wargame's screens. They return null, after a notice, if what the screen is to show cannot
// be read.

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "game/coin_wars/battles/quick_code.h"
#include "game/coin_wars/screens/common/battle_about.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/common/editor_start.h"

namespace screens {

std::unique_ptr<Screen> make_battles(BattleApp& app);
std::unique_ptr<Screen> make_replays(BattleApp& app);
std::unique_ptr<Screen> make_lab(BattleApp& app);
std::unique_ptr<Screen> make_league(BattleApp& app);
// What makes the breeder's page: each time with what was bred before.
std::function<std::unique_ptr<Screen>()> breeder_maker(BattleApp& app);
std::unique_ptr<Screen> make_problems(BattleApp& app);
// Ten minutes; without a choice any battle.
std::unique_ptr<Screen> make_quick(BattleApp& app, const std::optional<battles::QuickChoice>& choice);
std::unique_ptr<Screen> make_shelf(BattleApp& app, const std::string& person);
std::unique_ptr<Screen> make_free(BattleApp& app);
std::unique_ptr<Screen> make_series(
    BattleApp& app);  // the page between its battles; the free battle if there is no series
std::unique_ptr<Screen> make_wars(BattleApp& app);
std::unique_ptr<Screen> make_war(BattleApp& app);  // the current one; the list of wars if there is none
// The set-up of the battle that the current war stands before; the war itself if there is none.
std::unique_ptr<Screen> make_war_battle(BattleApp& app);
std::unique_ptr<Screen> make_set_up(BattleApp& app, const std::string& battle);
std::unique_ptr<Screen> make_battle(BattleApp& app, const BattleStart& start);
std::unique_ptr<Screen> make_about(BattleApp& app, BattleAbout about);
std::unique_ptr<Screen> make_course(BattleApp& app, BattleAbout about);
std::unique_ptr<Screen> make_lab_of(BattleApp& app, const LabStart& start);
std::unique_ptr<Screen> make_print(BattleApp& app, const profile::SetUp& set_up);
std::unique_ptr<Screen> make_editor(BattleApp& app, const EditorStart& start);
std::unique_ptr<Screen> make_new_battle(BattleApp& app);  // the editor with a bare table
// The error is a sentence to show.
core::Result<std::unique_ptr<Screen>, std::string> make_replay(BattleApp& app, const Watch& what);
core::Result<std::unique_ptr<Screen>, std::string> make_share(BattleApp& app, const Watch& what);

}  // namespace screens
