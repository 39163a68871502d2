#pragma once
// The starting data of a battle screen and of a replay screen, built from the players' agreement.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/session/game_session.h"

namespace remote {
struct TurnLetter;
}

namespace screens {

namespace cw = rules::coin_wars;

// A battle tried out over another screen. It is not saved, and leaving it returns to that screen.
enum class Trial { No, Editor, Lab };

// Invite: the other side joins from another machine; Joined: this machine has joined, or joins again with the record of
// an earlier visit; ByFile: sides exchange files.
enum class Sharing { No, Invite, Joined, ByFile };

// A record's session, replayed to its end.
using Played = std::shared_ptr<rules::GameSession<cw::CoinWars>>;

struct BattleStart {
    profile::SetUp set_up;
    std::shared_ptr<const cw::Scenario> scenario{};  // with the preset's options; nullptr if there is a record
    std::optional<rules::Record> record{};           // a battle to resume
    Played played{};                      // that record, if already replayed; used by the first screen that opens it
    std::optional<std::size_t> lesson{};  // a step of the lesson: not saved
    std::string problem{};                // its name: not saved
    bool solution = false;                // of the problem, played by the table
    int actions = 0;                      // left of the first turn; 0: all
    bool coached = false;                 // a first battle: the person goes first and sees what to click
    bool unsaved = false;                 // the record is not saved anywhere yet
    Trial trial = Trial::No;
    Sharing share = Sharing::No;
    std::shared_ptr<const remote::TurnLetter> letter{};  // the file received, if playing by file
};

// The starting data of a replay screen.
struct Watch {
    rules::Record record;
    Played played{};               // the record, if already replayed
    std::filesystem::path file{};  // empty if it has not been saved
    std::size_t from = 0;          // the number of steps already done
    enum class Plays { Nothing, Step, All };
    Plays plays = Plays::Nothing;  // started at once: the next step, or all of them
    bool taught = false;           // asks at once for the decisive moments
};

// Loads a shipped battle by its name, or any battle file. The error is one sentence.
core::Result<battles::Battle, words::Phrase> named_battle(const battles::Library& library, const std::string& battle);

// Starts a battle from this scenario.
BattleStart beginning(profile::SetUp set_up, cw::Scenario scenario);

// Returns the scenario with the preset's table options. Terms of the battle itself, such as terrain and dice,
// stay.
cw::Scenario with_preset(cw::Scenario scenario, profile::Preset preset);

// Returns the battle with the players' preset, and without the coins of a handicap.
cw::Scenario settled(const battles::Library& library, const battles::Battle& battle, const profile::SetUp& set_up);

// Resumes a saved battle.
BattleStart going_on(const profile::Saved& saved);

// Watches a record that was read from a file; empty: it has not been saved.
Watch watching(const profile::Saved& saved, const std::filesystem::path& file = {});

}  // namespace screens
