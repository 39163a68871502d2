#pragma once
// Victory conditions (BX-7) as lines of an editor: the place of each in its tree, and its possible edits. A condition
// and the `not` around it are one line for people.

#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace editor {

namespace cw = rules::coin_wars;

struct GoalPlace {
    // 0: the goal of Heads, 1: that of Tails, from 2: the results at the limit, in order.
    std::size_t root = 0;
    std::vector<std::size_t> path{};  // child indices from the root to the condition
    friend bool operator==(const GoalPlace&, const GoalPlace&) = default;
};
inline constexpr std::size_t kFirstResult = 2;

struct GoalLine {
    GoalPlace whole;  // including the `not` around it
    GoalPlace core;   // without it: a group, coins lost or ground held
    bool negated = false;
    int depth = 0;  // 0: the root
};

// Returns nullptr if there is none.
const cw::Condition* condition_at(const cw::Victory& victory, const GoalPlace& place);
cw::Condition* condition_at(cw::Victory& victory, const GoalPlace& place);
// Lists the lines from the root down, a group before its parts; empty if there is no such tree.
std::vector<GoalLine> goal_lines(const cw::Victory& victory, std::size_t root);

// --- new conditions, for the user to change
cw::Condition fresh_lost(cw::Side side);
// Asks to hold the first piece of ground, or the other side's zone if there is none.
cw::Condition fresh_held(const cw::Scenario& scenario, cw::Side side);
// Makes a condition that always holds.
cw::Condition always();

// Drops the file's own sentences about goals that differ from `before`, so that the program describes them.
void forget_stale_words(const cw::Victory& before, cw::Victory& now);

// --- edits of the line at `place`; they return its new place
// Adds `more` with "or" or "and": to the line's group if that has this kind, otherwise in a new group around both.
GoalPlace join(cw::Victory& victory, const GoalPlace& place, cw::Condition::Kind kind, cw::Condition more);
// True if another group around it would not exceed kConditionDepth.
bool can_join(const cw::Victory& victory, const GoalPlace& place, cw::Condition::Kind kind);
GoalPlace negate(cw::Victory& victory, const GoalPlace& place);  // adds or removes `not`
// Removes a condition. A group with one part left becomes that part; an empty tree removes its goal or result.
void remove_condition(cw::Victory& victory, const GoalPlace& place);
// Moves it among its neighbours; it stays if there is no neighbour on that side.
GoalPlace move_condition(cw::Victory& victory, const GoalPlace& place, int by);
bool can_move(const cw::Victory& victory, const GoalPlace& place, int by);

}  // namespace editor
