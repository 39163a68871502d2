#pragma once
// The battle's conditions (BX-7) as lines of an editor: the place of each in its tree, and its possible edits. A
// condition and the `not` around it are shown as one line.

#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace editor {

namespace cw = rules::coin_wars;

// The owner of a tree of conditions: a goal, a degree, ground or a special rule.
struct ConditionRoot {
    enum class Of { Goal, Result, Degree, Begins, Ends, Special };
    Of of = Of::Goal;
    std::size_t index =
        0;  // of the side, of the result at the limit, of the degree, of the ground, of the special rule
    friend bool operator==(const ConditionRoot&, const ConditionRoot&) = default;
};

struct ConditionPlace {
    ConditionRoot root{};
    std::vector<std::size_t> path{};  // child indices from the root to the condition
    friend bool operator==(const ConditionPlace&, const ConditionPlace&) = default;
};

struct ConditionLine {
    ConditionPlace whole;  // including the `not` around it
    ConditionPlace core;   // without it: a group, coins lost or ground held
    bool negated = false;
    int depth = 0;  // 0: the root
};

// Returns nullptr if there is none.
const cw::Condition* condition_at(const cw::Scenario& scenario, const ConditionPlace& place);
cw::Condition* condition_at(cw::Scenario& scenario, const ConditionPlace& place);
// Lists the lines from the root down, a group before its parts; empty if there is no such tree.
std::vector<ConditionLine> condition_lines(const cw::Scenario& scenario, const ConditionRoot& root);
// Puts it in place of the whole tree.
void set_condition(cw::Scenario& scenario, const ConditionRoot& root, cw::Condition condition);
// The side that gains once the tree holds, as far as the battle says.
cw::Side favoured(const cw::Scenario& scenario, const ConditionRoot& root);

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
ConditionPlace join(cw::Scenario& scenario, const ConditionPlace& place, cw::Condition::Kind kind, cw::Condition more);
// True if another group around it would not exceed kConditionDepth.
bool can_join(const cw::Scenario& scenario, const ConditionPlace& place, cw::Condition::Kind kind);
ConditionPlace negate(cw::Scenario& scenario, const ConditionPlace& place);  // adds or removes `not`
// Removes a condition. A group with one part left becomes that part; an empty tree removes its goal or result.
void remove_condition(cw::Scenario& scenario, const ConditionPlace& place);
// Moves it among its neighbours; it stays if there is no neighbour on that side.
ConditionPlace move_condition(cw::Scenario& scenario, const ConditionPlace& place, int by);
bool can_move(const cw::Scenario& scenario, const ConditionPlace& place, int by);

}  // namespace editor
