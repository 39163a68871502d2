#pragma once
// BX-7: a condition on what is lost and held, as a tree; used by victory and special rules (BX-9).

#include <string>
#include <vector>

#include "engine/core/vec2.h"
#include "game/coin_wars/rules/side.h"

namespace rules::coin_wars {

using core::Vec2;

// A text from the battle file, for display only: not part of a match's hash. Empty: the program words it.
struct Wording {
    std::string text;
    FIELDS(text)
};

// An empty Any is never true, an empty All always.
struct Condition {
    enum class Kind { Any, All, Not, Lost, Held };
    enum class When { Now, TurnEnd, Limit };  // TurnEnd: at the end of a full turn
    Kind kind = Kind::Any;
    std::vector<Condition> of{};  // Any, All; Not: exactly one
    Side side = Side::Tails;      // Lost: the side that lost coins; Held: the side that holds
    int coins = 0;                // Lost: at least this many, 0: not counted; Held: at least this many in the area
    int cents = 0;                // Lost: worth at least this much; with coins too: both must hold
    // Only these coins count; empty: any. Lost without coins and cents: every one of them.
    std::vector<int> named{};
    std::vector<int> types{};  // Held: only these types count; empty: any
    std::vector<Vec2> area{};  // Held: a polygon that must contain a coin's centre
    When when = When::Now;     // Held
    int turns = 1;             // Held at this many turn ends running
    Wording tally{};           // Lost, Held: progress, {1} of {2}: "Roman coins lost: {1} of {2}"
    FIELDS(kind, side, coins, cents, when, turns, of, named, types, area, tally)
};
ENUM_NAMES(Condition::When, "now", "turn_end", "limit")
inline Condition has_lost(Side side, int coins, int cents = 0) {
    return {.kind = Condition::Kind::Lost, .side = side, .coins = coins, .cents = cents};
}

}  // namespace rules::coin_wars
