#pragma once
// the table options, each a member here and a row in table_options.cpp. Reading and writing, the hash,
// the presets, the page of the agreement and printed rules go by that list. The first value of each is the
// kitchen table's.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "game/kit/phrases.h"

namespace rules::coin_wars {

struct Scenario;

enum class CardRange : std::uint8_t { Any, LongEdge, ShortEdge };
enum class Friends : std::uint8_t { Pass, Block };
enum class Engage : std::uint8_t { No, MoveThenAttack };
enum class FireBlocked : std::uint8_t { No, Enemies, Any };
enum class Slow : std::uint8_t { Start, Way };  // BX-2
// These two speak of Armies alone.
enum class Gather : std::uint8_t { Free, OwnReach };
enum class ArmyFront : std::uint8_t { Whole, TwoRanks };
struct TableOptions {
    CardRange card_range = CardRange::Any;
    Friends friends = Friends::Pass;
    bool spy_struck_back = false;
    bool spy_beats_armored = false;
    Engage engage = Engage::No;
    Gather gather = Gather::Free;
    ArmyFront army_front = ArmyFront::Whole;
    FireBlocked fire_blocked = FireBlocked::No;
    Slow slow = Slow::Start;
    friend bool operator==(const TableOptions&, const TableOptions&) = default;
};
TableOptions kitchen_table();
TableOptions tournament();
// The preset with what it leaves to the battle as it is in `battle`.
TableOptions with_preset(const TableOptions& preset, const TableOptions& battle);

// A value of what is agreed on: the word on its button, and what it means.
struct RuleValue {
    words::Key word, sentence;
    std::string_view in_files{};  // of a table option
    words::Key tag{""};           // where the book itself says otherwise: a few words for the table
    words::Key newest{""};        // what it means by the newest rulings, if that differs
};
struct TableOption {
    const char* key;  // in files
    words::Key name;
    std::vector<std::string_view> rules;  // of the book that it touches; the first tells most about it
    std::vector<RuleValue> values;
    std::size_t tournament = 0;                // which of them that preset has
    bool of_battle = false;                    // the presets leave it as the battle has it
    bool (*asked)(const Scenario&) = nullptr;  // null: always; else whether it decides anything in this battle
    // These follow from the member.
    bool yes_or_no = false;  // false and true in files
    std::size_t (*now)(const TableOptions&) = nullptr;
    void (*set)(TableOptions&, std::size_t) = nullptr;
};
// In the rule book's order.
std::span<const TableOption> table_options();
// In the order in which files name them.
std::span<const TableOption* const> table_options_as_written();

}  // namespace rules::coin_wars
