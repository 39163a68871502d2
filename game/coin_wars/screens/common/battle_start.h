#pragma once
// What a battle screen and a replay screen start from, and how it comes from what the players settled.

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
struct Letter;
}

namespace screens {

namespace cw = rules::coin_wars;

// A battle tried out over another screen: it is not saved, and leaving it returns there.
enum class Trial { No, Editor, Lab };

// Invite: the other side comes from another machine; Joined: this one has joined its table; ByFile: they are sent files.
enum class Sharing { No, Invite, Joined, ByFile };

struct BattleStart {
    profile::SetUp set_up;
    std::shared_ptr<const cw::Scenario> scenario{};  // with the preset's options; nothing if there is a record
    std::optional<rules::Record> record{};           // a battle to go on with
    // That record, if it has been replayed already: for whoever opens it first.
    std::shared_ptr<rules::GameSession<cw::CoinWars>> played{};
    std::optional<std::size_t> lesson{};  // a step of the lesson: not saved
    std::string problem{};                // its name: not saved
    bool solution = false;                // of the problem, played by the table
    int actions = 0;                      // left of the first turn; 0: all
    bool coached = false;                 // a first battle: the person goes first, and is shown what to click
    bool unsaved = false;                 // the record is not saved anywhere yet
    Trial trial = Trial::No;
    Sharing share = Sharing::No;
    std::shared_ptr<const remote::Letter> letter{};  // by file: what has come
};

// What a replay screen starts from.
struct Watch {
    rules::Record record;
    std::filesystem::path file{};  // the replay's file; empty if there is none yet
    std::size_t from = 0;          // the number of steps already done
    enum class Plays { Nothing, Step, All };
    Plays plays = Plays::Nothing;  // at once: the next step, or all of them
    bool taught = false;           // asks at once what decided it
};

// A shipped battle by its name, or any battle file; the error is one sentence.
core::Result<battles::Battle, words::Phrase> named_battle(const battles::Library& library, const std::string& battle);

// A battle that begins with this scenario.
BattleStart beginning(profile::SetUp set_up, cw::Scenario scenario);

// the scenario with its table options replaced by those of the preset. Terrain, dice and the like belong to the
// battle and stay.
cw::Scenario with_preset(cw::Scenario scenario, profile::Preset preset);

// The battle as the players settled it: its preset, and without the coins of a handicap.
core::Result<cw::Scenario, rules::Refusal> settled(const battles::Library& library, const battles::Battle& battle,
                                                   const profile::SetUp& set_up);

// The saved battle as the battle screen goes on with it.
BattleStart going_on(const profile::Saved& saved);

}  // namespace screens
