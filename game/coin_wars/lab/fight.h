#pragma once
// One battle of a contest, fought to its end. What is kept of it are whole numbers: sums of them are exact in
// any order.

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/lab/contest.h"

namespace lab {

// How a battle ended. Purse and Limit are those that nobody won outright: what was left decided.
enum class End : std::uint8_t {
    Elimination,
    Victory,  // a goal of the battle
    Purse,    // nothing fell for ten turns, or nothing could fall any more
    Limit,    // the turn limit
    NoMoves,
    Concede,
    Agreement,
    Cut,      // Contest::turns_most
    Forfeit,  // a bot said nothing, or something illegal: its party loses
};
inline constexpr std::size_t kEnds = 9;
// "elimination", ...: what files say.
std::string_view word_of(End end);

enum class Result : std::uint8_t { A, B, Draw };  // who won

// A coin that fell, where and when.
struct Fall {
    std::uint8_t party = 0;     // whose: 0 is A
    std::uint8_t type = 0;      // index into the scenario's types
    std::uint16_t turn = 0;     // from 1 on
    std::uint8_t x = 0, y = 0;  // the square inch of the table, from the corner of Heads' left hand
    friend bool operator==(const Fall&, const Fall&) = default;
};

// Lists by party: 0 is A.
struct Fought {
    Result result = Result::Draw;
    End end = End::Elimination;
    bool a_is_heads = true, a_begins = true;
    int turns = 0;                         // begun full turns
    int actions = 0;                       // moves, attacks and charges, an Army's as one
    int commands = 0;                      // all of them
    std::array<int, 2> brought{}, lost{};  // cents; what falls by going beyond is lost too
    std::vector<Fall> falls;               // in their order
    // What dice destroyed less what they destroy on the average, thousandths of a cent.
    std::array<std::int64_t, 2> luck{};
    int strikes_with_dice = 0;
    std::uint64_t hash = 0;  // of the state at the end
    friend bool operator==(const Fought&, const Fought&) = default;

    // What B has lost more than A, cents.
    int balance() const { return lost[1] - lost[0]; }
};
// The turn from whose end on the winner had lost less than the other, up to the battle's end; 0 where there
// is no winner or it never had. `cents` by the scenario's types.
int decisive_turn(const Fought& fought, const std::vector<cw::CoinType>& types);

// Both battles of a pair.
struct FoughtPair {
    int contest = 0;  // its number in a run
    int pair = 0;
    std::array<Fought, 2> battles;
    friend bool operator==(const FoughtPair&, const FoughtPair&) = default;
};

// How a battle in progress is held up: from other threads.
class Control {
public:
    virtual ~Control() = default;
    // Asked before each command; it may wait. False: give up.
    virtual bool go_on() = 0;
    // What the bots look at while they think.
    virtual bots::Thinking* thinking() { return nullptr; }
};

// Who plays what in battle 0 or 1 of a pair.
struct Casting {
    cw::Side a = cw::Side::Heads;  // the side that A's score speaks of
    cw::Side first = cw::Side::Heads;
    std::array<int, 2> player{0, 1};  // by side: index into Contest::players
};
Casting casting(const Contest& contest, int pair, int battle);
// Its start: jittered, with the first turn given to somebody.
cw::Match start_of(const Contest& contest, int pair, int battle);

// Nothing where `control` has given up.
std::optional<Fought> fight(const Contest& contest, int pair, int battle, Control* control = nullptr);

}  // namespace lab
