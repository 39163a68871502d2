#pragma once
// Queries that change nothing: for the window, the protocol's `legal` and `odds`, and bots. They use the same
// functions as check and apply, so a picture cannot contradict a rule. A coin in an Army stands for its Army.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/score.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The exact result for one party of an attack, over every roll of the dice.
struct Fate {
    double falls = 0;               // chance that the single coin falls; of an Army: that all of it falls
    std::vector<double> chances{};  // [k]: chance that exactly k coins fall; adds up to 1
    double coins = 0, cents = 0;    // expected losses
    double withstood = 0;           // BX-9: blows that would have destroyed a coin, and are expected not to
};
// Both halves of an attack. Losses that a player chooses are counted as the rules would propose them.
struct Odds {
    bool ranged = false;
    Strike strike;
    std::optional<Strike> back;  // nullopt: no attack back, and `no_back` says why
    std::string no_back;         // a rule number
    // After the whole exchange. Coins that go beyond are no losses here, but for a single one that the attack back takes.
    Fate attacker, target;
    std::vector<int> special{};  // BX-9: the special rules that change it, by their place in the battle's list
    std::vector<int> beyond;     // of the striking units: lost for certain
    // What the attacker loses in all.
    Fate attacker_with_beyond(const Match& match) const;
};
// Odds of two coins (their Armies) as they stand now, as if they touched (close) or shot (ranged), legal or
// not. At range, members count if their card reaches; `beyond`: coins that go beyond (CW-28), of which those
// that do not strike are left out.
Odds odds(const Match& match, int attacker, int target, bool ranged, const std::vector<int>& beyond = {});
// Odds of a Charge's blow at the end of the first leg: the
// ground there counts. The first leg must be legal.
Odds odds(const Match& match, const Charge& charge);
// Odds of an attack or a Charge that is commanded; nullopt for any other command.
std::optional<Odds> odds(const Match& match, const Command& command, bool ranged);

// What a strike takes on average by the same odds, each coin at its worth (`worths`: by coin), and as much for each blow that
// it survives (BX-9). `spared`: members of the struck Army that go beyond.
double expected_losses(const Match& match, const Strike& strike, const std::vector<int>& spared,
                       std::span<const double> worths);

struct Target {
    int coin = kNobody;
    bool ranged = false;
};
// What a coin or its Army may do now. If nothing at all,
// `refusal` says why (not its turn, it has acted, ...).
struct Options {
    std::optional<Refusal> refusal;
    double reach = 0;             // greatest distance of a move (of an Army: of any front coin), 0 if it may not move
    std::vector<Target> targets;  // that it can strike now, close and at range, ordered by id
    bool can_move = false, can_attack = false, can_charge = false;
    std::vector<UseTrait> uses;  // of its traits, instead of attacking
    bool may_go_beyond = false;  // CW-28: it (some member) may declare that with an attack
    int cost = 1;                // actions, CW-6, CW-20
    int army = kNoArmy;
};
Options legal(const Match& match, int coin);

// Greatest distance of a single coin in `directions` equal angles counterclockwise from +x
// (measure::reach_region).
std::vector<double> reach(const Match& match, int coin, int directions);
// for each direction, the farthest place of its front coin, contact included; whether the others can
// follow is for check. The Army must be free to move.
std::vector<Vec2> army_reach(const Match& match, int army, int directions);

// Where a legal move ends: section 4 without doing it. `to` must have passed check.
Landing landing(const Match& match, int coin, Vec2 to);
// where the whole Army would end by the rules' own gathering. The move must have passed check.
struct Marched {
    int front = kNobody;
    Landing landing;
    std::vector<std::pair<int, Vec2>> places;  // of all members, the front coin first
};
Marched marched(const Match& match, const Move& command);

// Where this coin, or its Army with it in front, would come into contact to strike that enemy in one turn: by a Charge or,
// with `engage`, by a move; its own place if it touches. Nullopt: it cannot.
std::optional<Vec2> into_strike(const Match& match, int coin, int target);
// Enemies of `coin` that could strike it at this point on their next turn: by touch, fire, charge or, with
// `engage`, by moving into contact.
std::vector<int> threats(const Match& match, int coin, Vec2 at);

// Groups of touching coins of the side, in no Army, that could form one
// the offers of the program. Each has at least two coins,
// ordered by id; if a whole group is not allowed, its largest part that is.
std::vector<std::vector<int>> possible_armies(const Match& match, Side side);
// Coins of the side that touch this Army and could join it one by one.
std::vector<int> possible_members(const Match& match, int army);

// True if the side to act still has an attack. End turn asks for confirmation only then.
bool attack_left(const Match& match);

}  // namespace rules::coin_wars
