#pragma once
// What the players settle before a battle, and what a battle screen starts from.

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "game/coin_wars/rules/scenario.h"
#include "game/coin_wars/screens/common/clock.h"
#include "game/kit/json.h"
#include "game/kit/record.h"
#include "game/shell/settings.h"

namespace screens {

enum class Preset { Battle, Kitchen, Tournament };  // Battle: the table options that the file itself names

struct SetUp {
    std::string battle;                    // a name in assets/battles, or a file
    std::array<std::string, 2> players{};  // by the face that they play: Heads, Tails; may be empty
    std::array<std::string, 2> bots{};     // the key of a bots::Level by face; empty: a person plays
    bool swapped = false;  // the armies change faces: the battle screen submits `faces` with it
    Preset preset = Preset::Battle;
    std::uint64_t seed = 1;
    bool hidden = false;  // each side's coins are covered for the other until the first turn
    std::optional<Clock> clock{};
    std::optional<std::size_t> series{};  // the series' battle of this number, from 0
};

// A battle tried out over another screen: not kept, and it leads back there.
enum class Trial { No, Editor, Lab };

struct BattleStart {
    SetUp set_up;
    rules::Json battle;  // the whole battle as data, with the preset's options in it: start from this
    std::optional<rules::Record> record{};  // a battle to go on with: replay it instead
    std::optional<std::size_t> lesson{};    // this step of the lesson: it is not kept
    bool unsaved = false;                   // the record lies nowhere yet
    Trial trial = Trial::No;
};

// What a replay screen starts from.
struct Watch {
    rules::Record record;
    std::filesystem::path file{};  // where it lies; empty: nowhere yet
    std::size_t from = 0;          // so many steps have been done
    bool plays = false;            // at once
};

// What a battle of the box or of one's own folder may be called; a place on the disk is no such name.
bool is_battle_id(std::string_view name);

// What saves and replays tell about the players beside the rules (Record::about), and back.
rules::Json about(const SetUp& set_up);
// Whoever wrote the record: a battle that is no is_battle_id() is unknown, its name empty.
SetUp set_up_from(const rules::Json& about);

}  // namespace screens
