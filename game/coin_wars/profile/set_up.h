#pragma once
// What the players settle before a battle: what saves and replays say of them besides the rules.

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
    std::string war;         // the name of its file; empty: a former version did not say which
    std::string title{};     // the war's, in English
    std::size_t number = 0;  // from 0
};

struct SetUp {
    std::string battle;                    // a name in assets/battles, or a file
    std::array<std::string, 2> players{};  // by the face that they play: Heads, Tails; may be empty
    std::array<std::string, 2> bots{};     // key of a bots::Level by face; empty: a person plays
    bool swapped = false;                  // the armies change faces: the battle screen submits `faces` with it
    Preset preset = Preset::Battle;
    std::uint64_t seed = 1;
    bool hidden = false;  // each side's coins are covered for the other until the first turn
    std::optional<Clock> clock{};
    // Begins with the first turn: rules as the battle has them, the program tosses, historical positions.
    bool at_once = false;
    bool elsewhere = false;  // whoever plays Tails sits at another machine and is invited
    bool by_file = false;    // or is sent a file each time
    bool trusted = false;    // by file: each side throws its dice alone
    bool handicap = false;   // the stronger side leaves out coins, as measured (battles/odds.h)
    Advice advice{};
    std::optional<std::size_t> series{};  // number of the battle in its series, from 0
    int player = 0;                       // of the series, who lays the battle here for another screen
    std::optional<WarBattle> war{};
    bool played_on = false;  // from a replay: counts for no medal and no ladder
};

// A valid name of a battle, shipped or the player's own; a path on the disk is not a valid name.
bool is_battle_id(std::string_view name);

// What saves and replays say about the players besides the rules (Record::about), and back.
rules::Json about(const SetUp& set_up);
// Accepts any record: a battle that is no is_battle_id() is unknown, and its name is left empty.
SetUp set_up_from(const rules::Json& about);

}  // namespace profile
