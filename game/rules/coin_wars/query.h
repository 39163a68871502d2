#pragma once
// Questions about a battle that change nothing: for the window, the protocol's `legal` and `odds`, and bots. They use the very
// functions that check and apply use, so a picture cannot contradict a rule.

#include <optional>
#include <string>
#include <vector>

#include "game/rules/coin_wars/match.h"
#include "game/rules/coin_wars/command.h"
#include "game/rules/refusal.h"

namespace rules::coin_wars {

// One comparison (CW-10, CW-11) before it happens.
struct Strike {
    int attacker = kNobody, target = kNobody;
    int offense = 0, defense = 0;
    bool beats = false;
    std::string rule;  // which rule decided: "CW-10", "CW-15" (Spy), "CW-16" (Armored)
};
// Both halves of an attack. Without dice all is certain; chances are 0 or 1.
struct Odds {
    bool ranged = false;
    Strike strike;
    std::optional<Strike> back;  // nothing: no attack back, and `no_back` says why
    std::string no_back;         // a rule number
    double attacker_falls = 0, target_falls = 0;  // 0 to 1
};
// For two coins as they stand now, as if they touched (close) or shot (ranged); legality aside.
Odds odds(const Match& match, int attacker, int target, bool ranged);

struct Target {
    int coin = kNobody;
    bool ranged = false;
};
// What a coin may do now. `refusal` says why not where it may do nothing at all (it is not its turn, it has acted, ...).
struct Options {
    std::optional<Refusal> refusal;
    double reach = 0;                // greatest distance of a move, 0 if it may not move
    std::vector<Target> targets;     // that it can strike now, close and at range, in order of id
    bool can_move = false, can_attack = false, can_charge = false;
};
Options legal(const Match& match, int coin);

// Greatest distance from the coin in `directions` equal angles counterclockwise from +x (measure::reach_region).
std::vector<double> reach(const Match& match, int coin, int directions);
// Where a legal move ends: the whole of section 4 without doing it. `to` must have passed check.
struct Landing {
    Vec2 at;
    int stopped_by = kNobody;
    bool stopped_by_ground = false;
};
Landing landing(const Match& match, int coin, Vec2 to);

// Enemies of `coin` that could strike it at this point in their next turn: touching it, firing, charging, or, where `engage` lets
// them, moving into contact.
std::vector<int> threats(const Match& match, int coin, Vec2 at);

// One score function for everybody: Offense and Defense as they count now, and each step that made them.
struct Score {
    int value = 0;
    std::vector<std::string> reasons;  // "own strength 3"
};
Score offense(const Match& match, int coin);
Score defense(const Match& match, int coin);

// The actions of use that the side to act still has: some coin can still attack. End turn asks only then.
bool attack_left(const Match& match);
// nothing that is left can destroy anything.
bool nothing_can_fall(const Match& match);

}  // namespace rules::coin_wars
