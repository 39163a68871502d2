#pragma once
// The wargame's screens. Those listed by name (application.cpp) have a make function, which shows a notice and returns
// nullptr if the data cannot be read. Those that need more than a name have a function that opens them after this
// frame.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/quick_code.h"
#include "game/coin_wars/packs/saved_packs.h"
#include "game/coin_wars/screens/common/battle_about.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/common/editor_start.h"

namespace screens {

struct HelpSource;

std::unique_ptr<Screen> make_battles(BattleApp& app);
std::unique_ptr<Screen> make_replays(BattleApp& app);
std::unique_ptr<Screen> make_lab(BattleApp& app);
std::unique_ptr<Screen> make_league(BattleApp& app);
// Returns a function that makes the breeder's page, each time with the earlier results.
std::function<std::unique_ptr<Screen>()> breeder_maker(BattleApp& app);
std::unique_ptr<Screen> make_problems(BattleApp& app);
// Makes the page for a battle of ten minutes; without a choice, any battle.
std::unique_ptr<Screen> make_quick(BattleApp& app, const std::optional<battles::QuickChoice>& choice);
std::unique_ptr<Screen> make_shelf(BattleApp& app, const std::string& person);
std::unique_ptr<Screen> make_free(BattleApp& app);
std::unique_ptr<Screen> make_series(
    BattleApp& app);  // the page between a series' battles; without a series the free battle
// `edit` opens the editor with one of the player's wars.
std::unique_ptr<Screen> make_wars(BattleApp& app, const std::function<void(const std::filesystem::path&)>& edit);
// Shows an opened pack, which the player may keep.
std::unique_ptr<Screen> make_pack(BattleApp& app, packs::OpenedPack opened);
std::unique_ptr<Screen> make_war(BattleApp& app);  // the current one; the list of wars if there is none
// Makes the set-up of the current war's next battle; the war itself if there is none.
std::unique_ptr<Screen> make_war_battle(BattleApp& app);
std::unique_ptr<Screen> make_new_war(BattleApp& app);              // the editor of wars with an empty sheet
void edit_war(BattleApp& app, const std::filesystem::path& file);  // one of the player's own
std::unique_ptr<Screen> make_battle(BattleApp& app, const BattleStart& start);
std::unique_ptr<Screen> make_new_battle(BattleApp& app);  // the editor with a bare table

// The wargame's rule book, with battles as its pictures and a link to the lesson. `scenario`: the battle below help, or
// nullptr.
HelpSource battle_book(BattleApp& app, const std::shared_ptr<const cw::Scenario>& scenario);

void open_set_up(BattleApp& app, const std::string& battle);                        // `battle`: a name or a file
void open_set_up(BattleApp& app, const std::string& name, battles::Battle battle);  // the same, already read
void open_editor(BattleApp& app, const EditorStart& start);

// Opened over this screen; leaving them returns here.
void open_collection(BattleApp& app);  // coin sets and formations: shipped ones, own ones, those of packs
void open_about(BattleApp& app, const BattleAbout& about);   // its goals, rules, story
void open_course(BattleApp& app, const BattleAbout& about);  // its course
void open_print(BattleApp& app, const profile::SetUp& set_up);
void open_replay(BattleApp& app, const Watch& what);
void open_share(BattleApp& app, const Watch& what);         // a finished battle, to pass on
void open_trial(BattleApp& app, const BattleStart& trial);  // a battle fought once for another screen

// The starting data of the laboratory if another screen opens it over itself.
struct LabStart {
    std::string battle{};                   // a name in the library, or a file
    std::optional<battles::Battle> laid{};  // or this one, which has no file
    std::string line_up{};                  // or this line-up (LineUp::key) as A against the last choice
};
void open_lab(BattleApp& app, const LabStart& start);

}  // namespace screens
