#pragma once
// Aiming: what the player means with a selected coin and the pointer, and what it would lead to. The only place where a
// click is turned into a command. Nothing here changes a match, and every answer comes from the rules (check, landing,
// odds, reach).
//
//   over a free place   a move to it; the card snaps to its limit, up to kSnap inches beyond it
//   over an enemy       an attack, if it touches or is in range; otherwise a Charge; otherwise a move towards
//                       it, into contact if it is within reach. A coin in an Army represents the Army: any of its
//                       coins may be the one reached, and one's own Army is led by a coin that gets there. It is
//                       refused only if no coin does.
//   over an own coin    nothing: a click selects it
//
// A Charge has two parts. Once its strike is chosen, the plan holds it, and the pointer chooses where the coin goes
// afterwards: over the target or the coin itself, it stays.

#include <optional>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

inline constexpr double kSnap = 1.5;  // inches: up to this far beyond the limit, the pointer means the limit

struct Strike {               // the chosen strike of a Charge
    std::optional<Vec2> via;  // end of the first leg; nullopt: strikes from where it stands
    int target = cw::kNoCoin;
    int front = cw::kNoCoin;  // the front coin of an Army
};
struct AimPlan {
    int coin = cw::kNoCoin;  // or any member of the Army
    std::optional<Strike> strike{};
    int front = cw::kNoCoin;    // the front coin that the player chose
    std::vector<int> beyond{};  // CW-28: coins that go beyond with the next attack
};

// Everything a selected coin can do, regardless of the pointer. More expensive than an aim: reuse it while match and
// plan are unchanged.
struct Survey {
    cw::Options options;
    Vec2 center;                // the coin's place, or the place of its chosen strike
    std::vector<double> reach;  // inches from `center`, at equal angles from +x; empty if it may not move
    std::vector<Vec2> outline;  // for an Army: farthest places of its front coins, at equal angles from +x
    std::vector<int> targets;   // enemies it can strike now: close, at range, by a Charge
};
Survey survey(const cw::Match& match, const AimPlan& plan);

enum class Act { None, Move, Attack, Charge };
struct Contact {
    Vec2 at;
    bool enemy = false;  // otherwise with the card
};
struct Leg {
    Vec2 from, to;  // start, and end after contact
};
// The path of a move or a Charge.
struct Path {
    std::vector<Leg> legs;               // the last leg ends where the coin comes to rest
    double distance = 0, allowance = 0;  // inches
    std::vector<Contact> contacts;
    std::vector<int> met;                      // coins that end the path
    std::vector<std::pair<int, Vec2>> places;  // for an Army: where all its members would end
};

// An enemy that could strike the unit in its next turn.
struct Threat {
    int coin = cw::kNoCoin;  // for an Army: the coin that would lead or shoot
    Vec2 from;               // where it would strike from
    cw::Odds odds;
};

struct Aim {
    int coin = cw::kNoCoin;  // for an Army: its front coin
    int army = cw::kNoArmy;
    int cost = 1;  // actions that a click would use
    Act act = Act::None;
    bool ranged = false;
    int target = cw::kNoCoin;            // the enemy under the pointer
    std::optional<cw::Command> command;  // the command of a click; nullopt if the rules refuse it
    // A click chooses this strike of a Charge; then the second leg is aimed.
    std::optional<Strike> strike;
    std::optional<rules::Refusal> refusal;  // why there is no command
    std::optional<cw::Command> instead;     // the nearest legal command instead of a refused one
    std::optional<Vec2> asked;              // the refused point
    Path path;
    std::optional<measure::Card> card;  // where the index card lies
    Phrase reading, note;               // handwritten on the card
    std::vector<int> fronts;            // other coins that could lead on this path
    std::optional<cw::Odds> odds;
    std::optional<cw::Odds> next;   // for a move into contact with the target: odds of a strike from there
    bool next_turn = false;         // that strike has to wait for the next turn
    std::vector<Threat> threats{};  // filled by look_out: threats where the unit would rest, the worst first

    bool legal() const { return command.has_value() || strike.has_value(); }
};
Aim aim(const cw::Match& match, const AimPlan& plan, Vec2 pointer);
// Finds the threats of an aim that leads somewhere. More expensive than the aim itself.
void look_out(Aim& aim, const cw::Match& match);

// The side of a path or shot that the card lies on.
enum class CardSide { Right, Left };
// The card beside a coin's path: it touches the coin at both ends, along its side if the path is no longer than the
// edge, which may be half of one (BX-9) or the diagonal (BX-11).
measure::Card card_beside(const measure::Disc& coin, Vec2 to, double edge, CardSide hand);
// The card of a shot: along both coins' sides if an edge is long enough, otherwise between them; nullopt if out of
// range.
std::optional<measure::Card> card_at_both(const measure::Disc& shooter, const measure::Disc& target, CardSide hand);
// The hand whose card hides fewer coins for this path or, with a target, this shot; right if equal.
CardSide free_hand(const cw::Match& match, int coin, Vec2 to);
CardSide free_hand(const cw::Match& match, int shooter, int target);

}  // namespace table
