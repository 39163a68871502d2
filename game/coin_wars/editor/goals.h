#pragma once
// The conditions that win a battle (BX-7), one by one: where each stands in its tree, and what can be done
// with it there. A condition and the `not` around it are one line for people.

#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace editor {

namespace cw = rules::coin_wars;

struct GoalPlace {
    // 0: the goal of Heads, 1: of Tails, from 2 on: the results at the limit in their order.
    std::size_t root = 0;
    std::vector<std::size_t> path{};  // from the root, the part that is meant
    friend bool operator==(const GoalPlace&, const GoalPlace&) = default;
};
inline constexpr std::size_t kFirstResult = 2;

struct GoalLine {
    GoalPlace whole;  // with the `not` around it
    GoalPlace core;   // without: a group, coins lost or ground held
    bool negated = false;
    int depth = 0;  // 0: the root
};

// Null where there is none.
const cw::Condition* condition_at(const cw::Victory& victory, const GoalPlace& place);
cw::Condition* condition_at(cw::Victory& victory, const GoalPlace& place);
// From the root down, a group before its parts; nothing where there is no such tree.
std::vector<GoalLine> goal_lines(const cw::Victory& victory, std::size_t root);

// --- fresh ones, which people change afterwards
cw::Condition fresh_lost(cw::Side side);
// The first piece of ground, else the other side's zone.
cw::Condition fresh_held(const cw::Scenario& scenario, cw::Side side);
// As long as nothing else happens.
cw::Condition always();
bool is_always(const cw::Condition& condition);

// --- what can be done with the line that begins at `place`; where it stands afterwards
// "or", "and": a part more beside it, in its group where that is of this kind, else in a new one around both.
GoalPlace join(cw::Victory& victory, const GoalPlace& place, cw::Condition::Kind kind, cw::Condition more);
// Whether a group around it would still be read (kConditionDepth).
bool can_join(const cw::Victory& victory, const GoalPlace& place, cw::Condition::Kind kind);
GoalPlace negate(cw::Victory& victory, const GoalPlace& place);  // `not`, or no longer
// A group that has one part left becomes that part; a tree that goes takes its goal or result with it.
void remove_condition(cw::Victory& victory, const GoalPlace& place);
// Among its neighbours; it stays where there is none on that side.
GoalPlace move_condition(cw::Victory& victory, const GoalPlace& place, int by);
bool can_move(const cw::Victory& victory, const GoalPlace& place, int by);

}  // namespace editor
