#pragma once
// What a player means with a selected coin and the pointer, and what would come of it: the one place where a
// click finds its command. Nothing here changes a match, and every answer is the rules' own (check, landing,
// odds, reach).
//
//   over a free place       a move there; the card snaps at its limit, up to kSnap inches beyond it
//   over an enemy           an attack, if it touches or is in range; else a Charge; else a move towards it,
//                           to contact if it reaches that far
//   over an own coin        nothing: a click selects it
// A Charge has two parts. After its strike is chosen the plan holds it, and the pointer chooses where the
// coin goes afterwards: over the target or the coin itself it stays.

#include <optional>
#include <string>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

inline constexpr double kSnap = 1.5;  // inches beyond the limit at which a pointer still means the limit

struct Strike {               // of a Charge, chosen
    std::optional<Vec2> via;  // the first leg's end; nothing: it strikes where it stands
    int target = cw::kNobody;
    int front = cw::kNobody;  // which coin of an Army leads
};
struct Plan {
    int coin = cw::kNobody;  // or any member of the Army
    std::optional<Strike> strike{};
    int front = cw::kNobody;    // the front coin that the player marked
    std::vector<int> beyond{};  // CW-28: who goes beyond with the next attack
};

// What surrounds a selected coin, wherever the pointer is. Costs more than an aim: keep it while match and
// plan stay.
struct Survey {
    cw::Options options;
    Vec2 center;                // where the coin would stand: its place, or where its strike is
    std::vector<double> reach;  // its region around `center`, equal angles from +x; empty if it may not move
    std::vector<Vec2> outline;  // of an Army: where its front coins come at most, equal angles from +x
    std::vector<int> targets;   // enemies that it can strike now: close, at range, by a Charge
};
Survey survey(const cw::Match& match, const Plan& plan);

enum class Act { None, Move, Attack, Charge };
struct Contact {
    Vec2 at;
    bool enemy = false;  // else with the card
};
struct Leg {
    Vec2 from, to;  // where it begins and ends, after contact
};

struct Aim {
    int coin = cw::kNobody;  // of an Army its front coin
    int army = cw::kNoArmy;
    int cost = 1;  // actions that a click would take
    Act act = Act::None;
    bool ranged = false;
    int target = cw::kNobody;            // the enemy that is meant
    std::optional<cw::Command> command;  // what a click asks for; nothing where the rules refuse it
    std::optional<Strike> strike;  // a click chooses this strike of a Charge; then the second leg is aimed
    std::optional<rules::Refusal> refusal;  // why not
    std::optional<cw::Command> instead;     // the legal command nearest to a refused one
    std::optional<Vec2> asked;              // the refused point
    std::vector<Leg> legs;                  // the way; the last one's end is where the coin comes to rest
    std::optional<measure::Card> card;      // how the index card lies
    Phrase reading, note;                   // in pen on it
    double distance = 0, allowance = 0;     // inches
    std::vector<Contact> contacts;
    std::vector<int> met;                      // coins that end the way
    std::vector<std::pair<int, Vec2>> places;  // of an Army: where all its members would lie
    std::vector<int> fronts;                   // who else could be its front coin on this way
    std::optional<cw::Odds> odds;
    std::vector<int> threats;  // enemies that could strike it where it would rest

    bool legal() const { return command.has_value() || strike.has_value(); }
};
Aim aim(const cw::Match& match, const Plan& plan, Vec2 pointer);

// On which side of a way or a shot the card lies.
enum class Hand { Right, Left };
// The card beside a coin's way: it touches the coin at both ends, along its flank as long as the way is no
// longer than the edge.
measure::Card card_beside(const measure::Disc& coin, Vec2 to, double edge, Hand hand);
// The card of a shot: along both coins' flanks where an edge is long enough, else between them; nothing out
// of range.
std::optional<measure::Card> card_at_both(const measure::Disc& shooter, const measure::Disc& target,
                                          Hand hand);
// The hand on which the card of this way (or, with a target, this shot) hides fewer coins; else the right
// one.
Hand free_hand(const cw::Match& match, int coin, Vec2 to);
Hand free_hand(const cw::Match& match, int shooter, int target);

}  // namespace table
