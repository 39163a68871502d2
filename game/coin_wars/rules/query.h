#pragma once
// Queries that change nothing: for the window, the protocol's `legal` and `odds`, and bots. They share their functions
// with check and apply, so the picture cannot contradict the rules. A coin in an Army represents its Army.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/score.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The exact result for one side of an attack, over all rolls of the dice.
struct FallOdds {
    double falls = 0;               // chance that the single coin falls; for an Army: that all of it falls
    std::vector<double> chances{};  // [k]: chance that exactly k coins fall; adds up to 1
    double coins = 0, cents = 0;    // expected losses
    double withstood = 0;           // BX-9: expected number of strikes that coins survive by a rule
};
// Both halves of an attack. Where a player would choose losses, the rules' proposal is counted.
struct Odds {
    bool ranged = false;
    Strike strike;
    std::optional<Strike> back;  // nullopt: no strike back, for the reason in `no_back`
    std::string no_back;         // a rule number
    // After the whole exchange. Coins that go beyond do not count as losses here, except a single one taken by the
    // strike back.
    FallOdds attacker, target;
    std::vector<int> special{};  // BX-9: the special rules that change it, as indices into the battle's list
    std::vector<int> beyond;     // striking units that are certain to be lost
    // The attacker's total losses.
    FallOdds attacker_with_beyond(const Match& match) const;
};
// Odds between two coins (or their Armies) as they are now, as if they touched (close) or shot (ranged), legal or not.
// At range, members count if their card reaches; `beyond`: coins that go beyond (CW-28); those that do not strike are
// ignored.
Odds odds(const Match& match, int attacker, int target, bool ranged, const std::vector<int>& beyond = {});
// Odds of a Charge's strike at the end of the first leg, including the ground there. The first leg must be
// legal.
Odds odds(const Match& match, const Charge& charge);
// Odds of an attack or Charge command; nullopt for any other command.
std::optional<Odds> odds(const Match& match, const Command& command, bool ranged);

// The expected value that a strike takes by the same odds, with each coin at its worth (`worths`, by coin index); a
// strike that a coin survives counts as much (BX-9). `spared`: members of the struck Army that go beyond.
double expected_losses(const Match& match, const Strike& strike, const std::vector<int>& spared,
                       std::span<const double> worths);

struct Target {
    int coin = kNoCoin;
    bool ranged = false;
};
struct Options {
    std::optional<Refusal> refusal;
    double reach = 0;             // greatest distance of a move (in; of an Army: any front coin), 0 if it may not move
    std::vector<Target> targets;  // enemies it can strike now, close and at range, ordered by id
    bool can_move = false, can_attack = false, can_charge = false;
    std::vector<UseTrait> uses;  // actions by its traits, in place of an attack
    bool may_go_beyond = false;  // CW-28: the coin, or some member, may declare it with an attack
    int cost = 1;                // actions, CW-6, CW-20
    int army = kNoArmy;
};
// All that a coin or its Army may do now. If it may do nothing, `refusal` says why (not its turn, it has acted, ...).
Options legal(const Match& match, int coin);

// Greatest distance of a single coin in `directions` equal angles counterclockwise from +x (measure::reach_region).
std::vector<double> reach(const Match& match, int coin, int directions);
// the farthest place of a front coin in each direction, contact included; check decides whether the others can
// follow. The Army must be free to move.
std::vector<Vec2> army_reach(const Match& match, int army, int directions);

// Where a legal move ends, by section 4, without making it. `to` must have passed check.
Landing landing(const Match& match, int coin, Vec2 to);
// where the rules themselves would gather the whole Army. The move must have passed check.
struct Marched {
    int front = kNoCoin;
    Landing landing;
    std::vector<std::pair<int, Vec2>> places;  // all members, the front coin first
};
Marched marched(const Match& match, const Move& command);

// True if it or its Army may move and then strike in what is left of this turn (`engage`).
bool may_move_and_strike(const Match& match, int coin);
// Where this coin, or its Army with it in front, would come into contact to strike that enemy in one turn: by a Charge
// or, with `engage`, by a move. Its own place if it touches the enemy; nullopt if there is no way.
std::optional<Vec2> into_strike(const Match& match, int coin, int target);
// Enemies of `coin` that could strike it at this point on their next turn: in contact, by shooting, by a Charge or,
// with `engage`, by moving into contact.
std::vector<int> threats(const Match& match, int coin, Vec2 at);

// Armies that the program offers: groups of the side's single coins that touch each other, at least two
// coins each, ordered by id. If a whole group is not allowed, its largest legal part.
std::vector<std::vector<int>> possible_armies(const Match& match, Side side);
// Coins of the side that touch this Army and could join it individually.
std::vector<int> possible_members(const Match& match, int army);

// True if the side to act still has an attack; only then does End turn ask for confirmation.
bool attack_left(const Match& match);

}  // namespace rules::coin_wars
