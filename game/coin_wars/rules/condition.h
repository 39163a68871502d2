#pragma once
// BX-7: what is lost and what is held, as a tree; victory and special rules (BX-9) ask for it.

#include <string>
#include <vector>

#include "engine/core/vec2.h"
#include "game/coin_wars/rules/side.h"

namespace rules::coin_wars {

using core::Vec2;

// A text of the battle file's own, only for looks: it is no part of a match's hash. Empty: the program says it.
struct Wording {
    std::string text;
    FIELDS(text)
};

// An empty Any never holds, an empty All always.
struct Condition {
    enum class Kind { Any, All, Not, Lost, Held };
    enum class When { Now, TurnEnd, Limit };  // TurnEnd: of a full turn
    Kind kind = Kind::Any;
    std::vector<Condition> of{};  // Any, All; Not: exactly one
    Side side = Side::Tails;      // Lost: whose coins; Held: who holds
    int coins = 0;                // Lost: at least so many, 0: not counted; Held: at least so many stand there
    int cents = 0;                // Lost: worth at least so much; coins and cents given: both
    // Only these coins count, empty: any. Lost without coins and cents: each of them.
    std::vector<int> named{};
    std::vector<int> types{};  // Held: only these types count, empty: any
    std::vector<Vec2> area{};  // Held: a polygon, where the centre stands
    When when = When::Now;     // Held
    int turns = 1;             // Held at so many turn ends running
    Wording tally{};           // Lost, Held: how far it is, {1} of {2}: "Roman coins lost: {1} of {2}"
    FIELDS(kind, side, coins, cents, when, turns, of, named, types, area, tally)
};
ENUM_NAMES(Condition::When, "now", "turn_end", "limit")
inline Condition has_lost(Side side, int coins, int cents = 0) {
    return {.kind = Condition::Kind::Lost, .side = side, .coins = coins, .cents = cents};
}

}  // namespace rules::coin_wars
