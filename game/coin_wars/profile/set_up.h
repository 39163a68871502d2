#pragma once
// The players' choices before a battle: stored by saves and replays in addition to the rules.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/coin_wars/profile/clock.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/json.h"
#include "game/profile/player.h"

namespace profile {

namespace cw = rules::coin_wars;

enum class Preset { Battle, Kitchen, Tournament };  // Battle: the table options in the battle file

// A battle of a war (war_game.h).
struct WarBattle {
    std::string war;         // file name of the war; empty: an older version did not store it
    std::string title{};     // the war's title, in English
    std::size_t number = 0;  // from 0
};

struct SetUp {
    std::string battle;                    // a name in assets/battles, or a file
    std::array<std::string, 2> players{};  // by face: Heads, Tails; may be empty
    std::array<std::string, 2> bots{};     // key of a bots::Level by face; empty: a person plays
    bool swapped = false;                  // the forces swap faces: the battle screen submits `faces` with this value
    Preset preset = Preset::Battle;
    std::uint64_t seed = 1;
    bool hidden = false;  // covers each side's coins for the other until the first turn
    std::optional<Clock> clock{};
    // Starts with the first turn: the battle's own rules, a toss by the program, historical positions.
    bool at_once = false;
    bool elsewhere = false;  // Tails is played on another machine and is invited
    bool by_file = false;    // Tails is played by exchanging files
    bool trusted = false;    // by file: each side rolls its own dice
    bool handicap = false;   // the stronger side leaves out coins, as measured (battles/odds.h)
    Advice advice{};
    std::optional<std::size_t> series{};  // number of the battle in its series, from 0
    int player = 0;                       // in a series: the player who hosts this battle for another screen
    std::optional<WarBattle> war{};
    bool played_on = false;  // continues a replay: does not count for medals or the ladder
};

// True for a valid name of a battle, shipped or the player's own; a path on disk is not valid.
bool is_battle_id(std::string_view name);

// Converts what saves and replays store about the players (Record::about), both ways.
rules::Json about(const SetUp& set_up);
// Accepts any record: if the battle's name fails is_battle_id(), it is unknown and left empty.
SetUp set_up_from(const rules::Json& about);

}  // namespace profile
