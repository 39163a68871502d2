#pragma once
// Fights one battle of a contest to its end. The result consists of integers: their sums are exact in any order.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/coin_wars/lab/contest.h"

namespace lab {

// How a battle ended. Purse and Limit: without an outright winner, decided by what was left.
enum class End : std::uint8_t {
    Elimination,
    Victory,  // a goal of the battle
    Purse,    // nothing fell for ten turns, or nothing could fall any more
    Limit,    // the turn limit
    NoMoves,
    Concede,
    Agreement,
    Cut,      // Contest::max_turns
    Forfeit,  // a bot gave no command or an illegal one: its party loses
};
inline constexpr std::size_t kEnds = static_cast<std::size_t>(End::Forfeit) + 1;
ENUM_NAMES(End, "elimination", "victory", "purse", "limit", "no_moves", "concede", "agreement", "cut", "forfeit")

enum class Result : std::uint8_t { A, B, Draw };  // the winner
ENUM_NAMES(Result, "a", "b", "draw")

// The place and time of a coin's fall.
struct Fall {
    std::uint8_t party = 0;     // its owner: 0 is A
    std::uint8_t type = 0;      // index into the scenario's types
    std::uint16_t turn = 0;     // from 1
    std::uint8_t x = 0, y = 0;  // square inch of the table, from the corner at Heads' left
    friend bool operator==(const Fall&, const Fall&) = default;
};

// Arrays by party: 0 is A.
struct FightResult {
    Result result = Result::Draw;
    End end = End::Elimination;
    bool a_is_heads = true, a_begins = true;
    int turns = 0;                         // full turns begun
    int actions = 0;                       // moves, attacks and charges; an Army's counts as one
    int commands = 0;                      // all commands
    std::array<int, 2> brought{}, lost{};  // cents; coins that go beyond count as lost
    std::vector<Fall> falls;               // in order
    // Value that dice destroyed minus the expected value, thousandths of a cent.
    std::array<std::int64_t, 2> luck{};
    int strikes_with_dice = 0;
    std::uint64_t hash = 0;  // of the final state
    friend bool operator==(const FightResult&, const FightResult&) = default;

    // B's losses minus A's, cents.
    int balance() const { return lost[1] - lost[0]; }
};
// The turn after which the winner was ahead in losses for the rest of the battle; 0 without a winner, or if the winner
// was never ahead. Cents by the scenario's `types`.
int decisive_turn(const FightResult& fought, const std::vector<cw::CoinType>& types);

// The two battles of a pair.
struct FoughtPair {
    int contest = 0;  // index in a run
    int pair = 0;
    std::array<FightResult, 2> battles;
    friend bool operator==(const FoughtPair&, const FoughtPair&) = default;
};

// Controls a battle in progress from other threads.
class Control {
public:
    virtual ~Control() = default;
    // Called before each command; may wait. Returns false to give up.
    virtual bool go_on() = 0;
    // Shared with the bots while they think.
    virtual bots::Thinking* thinking() { return nullptr; }
};

// The roles in battle 0 or 1 of a pair.
struct Casting {
    cw::Side a = cw::Side::Heads;  // the side that A's score counts for
    cw::Side first = cw::Side::Heads;
    std::array<int, 2> player{0, 1};  // by side: index into Contest::players
};
Casting casting(const Contest& contest, int pair, int battle);
// The starting position: jittered, with the first turn assigned.
cw::Match start_of(const Contest& contest, int pair, int battle);

// nullopt if `control` gave up.
std::optional<FightResult> fight(const Contest& contest, int pair, int battle, Control* control = nullptr);

}  // namespace lab
