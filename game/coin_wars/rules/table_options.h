#pragma once
// the table options, each a member here and a row in table_options.cpp. Reading and writing, the hash, the
// presets, the agreement page and printed rules all use that list. Each option's first value is the kitchen table's.

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
// These two apply only to Armies.
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
// The preset, except for the options that it leaves as they are in `battle`.
TableOptions with_preset(const TableOptions& preset, const TableOptions& battle);

// A possible value of a rule: its button label, and what it means.
struct RuleValue {
    words::Key word, sentence;
    std::string_view in_files{};  // for a table option: its word in files
    words::Key tag{""};           // if it differs from the book's default: a short label for the table
    words::Key newest{""};        // its meaning since the second rulings, if different
};
struct TableOption {
    const char* key;  // in files
    words::Key name;
    std::vector<std::string_view> rules;  // rule numbers it touches, the most relevant first
    std::vector<RuleValue> values;
    std::size_t tournament = 0;                // index of the tournament preset's value
    bool of_battle = false;                    // presets leave it as the battle has it
    bool (*asked)(const Scenario&) = nullptr;  // nullptr: always; otherwise true if it matters in this battle
    // Derived from the member.
    bool yes_or_no = false;  // written as false and true in files
    std::size_t (*now)(const TableOptions&) = nullptr;
    void (*set)(TableOptions&, std::size_t) = nullptr;
};
// In the order of the rule book.
std::span<const TableOption> table_options();
// In the order of the files.
std::span<const TableOption* const> table_options_as_written();

}  // namespace rules::coin_wars
