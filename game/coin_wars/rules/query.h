#pragma once
// Questions about a battle that change nothing: for the window, the protocol's `legal` and `odds`, and bots.
// They use the very functions that check and apply use, so a picture cannot contradict a rule. A coin that is
// in an Army means its Army: the Army acts.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/score.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// What becomes of one party of an attack, exactly: every roll of the dice counted.
struct Fate {
    double falls = 0;               // chance that the single coin falls; of an Army: that all of it falls
    std::vector<double> chances{};  // [k]: that exactly k coins fall; adds up to 1
    double coins = 0, cents = 0;    // expected losses
};
// Both halves of an attack. Losses that a player chooses are counted as the rules would propose them.
struct Odds {
    bool ranged = false;
    Strike strike;
    std::optional<Strike> back;  // nothing: no attack back, and `no_back` says why
    std::string no_back;         // a rule number
    Fate attacker, target;       // of the whole exchange; who goes beyond is no loss here
};
// For two coins (their Armies) as they stand now, as if they touched (close) or shot (ranged); legality
// aside. At range the members count whose card reaches; `beyond`: coins that go beyond (CW-28).
Odds odds(const Match& match, int attacker, int target, bool ranged, const std::vector<int>& beyond = {});
// Of a Charge's blow, where the first leg leads: its ground counts. The first leg must be legal.
Odds odds(const Match& match, const Charge& charge);

struct Target {
    int coin = kNobody;
    bool ranged = false;
};
// What a coin or its Army may do now. `refusal` says why not where it may do nothing at all (not its turn, it
// has acted, ...).
struct Options {
    std::optional<Refusal> refusal;
    double reach = 0;  // greatest distance of a move, 0 if it may not move; of an Army 0: army_reach tells
    std::vector<Target> targets;  // that it can strike now, close and at range, in order of id
    bool can_move = false, can_attack = false, can_charge = false;
    std::vector<UseTrait> uses;  // of its traits, instead of attacking
    bool may_go_beyond = false;  // CW-28: it (some member) may declare that with an attack
    int cost = 1;                // actions, CW-6, CW-20
    int army = kNoArmy;
};
Options legal(const Match& match, int coin);

// Greatest distance from the coin in `directions` equal angles counterclockwise from +x
// (measure::reach_region). A single coin.
std::vector<double> reach(const Match& match, int coin, int directions);
// for as many directions the place to which the front coin of that direction comes at most, contact
// included; whether the others can follow is for check. An Army that is free to move.
std::vector<Vec2> army_reach(const Match& match, int army, int directions);

// Where a legal move ends: the whole of section 4 without doing it. `to` must have passed check.
struct Landing {
    Vec2 at;
    int stopped_by = kNobody;
    bool stopped_by_ground = false;
};
Landing landing(const Match& match, int coin, Vec2 to);
// where the whole Army would lie by the rules' own gathering; the front coin's landing first. The move
// must have passed check.
struct Marched {
    int front = kNobody;
    Landing landing;
    std::vector<std::pair<int, Vec2>> places;  // of all members, the front's too
};
Marched marched(const Match& match, const Move& command);

// Enemies of `coin` that could strike it at this point in their next turn: touching it, firing, charging, or,
// where `engage` lets them, moving into contact.
std::vector<int> threats(const Match& match, int coin, Vec2 at);

// Groups of coins of the side that touch each other, are in no Army and could form one: what the
// program offers. Each with two coins or more, in order of id; where a whole group cannot, its largest part
// that can.
std::vector<std::vector<int>> possible_armies(const Match& match, Side side);
// Coins of the side that touch this Army and could join it one by one.
std::vector<int> possible_members(const Match& match, int army);

// The actions of use that the side to act still has: some coin can still attack or use a trait. End turn asks
// only then.
bool attack_left(const Match& match);
// nothing that is left, Armies that could still form included, can destroy anything.
bool nothing_can_fall(const Match& match);

}  // namespace rules::coin_wars
