#pragma once
// What happened, in order; each carries before and after, so that a view needs nothing else. Coins are
// indices into the scenario, Armies are numbers.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/hand.h"

namespace rules::coin_wars {

struct Agreed {
    Side side;
};
struct FacesChosen {
    bool swapped;
};
struct Tossed {
    Face face;
    bool real;  // typed in by the players, not thrown by the hand
};
struct Ordered {
    Side first;
};
// `side` took the other edge; the zones have changed ends
struct EdgeTaken {
    Side side;
};
struct Placed {
    int coin;
    std::optional<Vec2> from, to;  // no `to`: taken back into the hand
};
struct SaidReady {
    Side side;
};

// Section 7
struct Formed {
    int army;
    Side side;
    std::vector<int> members;
    int commander;
};
struct Joined {
    int army;
    std::vector<int> coins;
    int other;  // the Army that went up in it, or kNoArmy
};
// R-18; `after` is kNobody if none is left
struct CommanderChanged {
    int army;
    int before, after;
};
struct Shift {
    int coin;
    Vec2 from, to;
};
// members brought up; `cut_off`: those for which there was no way
struct Regrouped {
    int army;
    std::vector<Shift> moves;
    std::vector<int> cut_off;
};
// down to one coin or none; or taken apart while deploying
struct Dissolved {
    int army;
    std::vector<int> coins;
};

struct Moved {
    int coin;  // of an Army its front coin
    Vec2 from, to;
    measure::Card card;        // where the card lay: a receipt that a replay lays again
    int stopped_by = kNobody;  // the coin whose touch ended the move
    bool stopped_by_ground = false;
    int army = kNoArmy;
};
// what was left of a Charge could no longer be done as asked; it stays where it struck
struct StoodStill {
    int coin;
    std::string rule;
};

// Attacked and AttackedBack: the dice have been rolled
struct Attacked {
    Strike strike;
};
struct AttackedBack {
    Strike strike;
};
struct WentBeyond {
    int coin;  // CW-28
};
struct UsedTrait {
    const Trait* trait;  // section 6; what comes of it follows
    int coin, on;
};
struct Awaited {
    Decision decision;
};
struct Decided {
    Decision decision;
    std::vector<int> losses;
    bool split;
};
struct Fell {
    int coin;
    int by;
    How how;
    Vec2 at;
    int army = kNoArmy;  // the one that it belonged to
};
struct PurseGrew {
    Side side;
    int before, after;  // cents, R-33
};
// CW-26: an Army that lost too much broke up
struct Broke {
    int army;
    std::vector<int> coins;
};
// CW-26: by its owner's choice
struct SplitUp {
    int army;
    std::vector<int> coins;
};
// the coins of a broken or split Army are pushed apart
struct Scattered {
    std::vector<Shift> moves;
};

// BX-3: a coin comes to the battle
struct Arrived {
    int coin;
    Vec2 at;
};
// BX-3: it found no free place
struct HeldUp {
    int coin;
    int turn;  // in which it tries again
};
// a side without a possible action passes
struct Passed {
    Side side;
};
struct TurnBegan {
    int turn;
    Side side;
};
// R-36, from the seventh quiet turn on
struct QuietWarned {
    int turns_left;
};
struct NothingCanFall {};
struct DrawOffered {
    Side side;
};
struct DrawAnswered {
    Side side;
    bool accepted;
};
struct Ended {
    Outcome outcome;
};

using Event =
    std::variant<Agreed, FacesChosen, Tossed, Ordered, Placed, SaidReady, Formed, Joined, CommanderChanged,
                 Regrouped, Dissolved, Moved, StoodStill, Attacked, AttackedBack, WentBeyond, Awaited,
                 Decided, Fell, PurseGrew, Broke, SplitUp, Scattered, Arrived, HeldUp, Passed, TurnBegan,
                 QuietWarned, NothingCanFall, DrawOffered, DrawAnswered, Ended, EdgeTaken, UsedTrait>;

}  // namespace rules::coin_wars
