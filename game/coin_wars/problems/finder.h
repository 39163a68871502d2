#pragma once
// Finds problems in a battle between sergeants: positions in which exactly one action, or one short row of actions, is
// good.

#include <functional>
#include <optional>

#include "game/coin_wars/problems/problem.h"

namespace problems {

struct Measure {
    double apart = 0.2;          // the best is at least so much better than the second best
    std::int64_t work = 40'000;  // of the search for the enemy's best answer
    int playouts = 32;           // for each chance
    int verify = 10;             // both again, so many times more
};

struct Found {
    std::vector<cw::Command> solution;
    double chance = 0, second = 0;
};

// The one good thing to do with the actions that are left in this match; nullopt if there is none, or several.
std::optional<Found> only_way(const cw::Match& match, const Measure& measure);

// How much a solver has to look at: the rows of actions, times the playouts of each until the solution comes first and
// stays there when they are doubled. Nullopt if it does not.
std::optional<std::int64_t> work_needed(const cw::Match& match, const std::vector<cw::Command>& solution);

// The general, with the work of a whole turn, plays what comes to the same.
bool general_agrees(const cw::Match& match, const std::vector<cw::Command>& solution);

// The position and the actions of this problem with what only_way makes of them; nullopt if that is nothing to ask.
std::optional<Problem> solved(Problem problem, const Measure& measure);

struct Hunt {
    Source source{};
    rules::Json coin_set{};  // rows
    std::uint64_t seed = 1;
    Measure measure{};
    std::size_t most = 1;  // problems of one battle: two would look alike
};
// Plays the battle to its end and looks at each turn's beginning.
std::vector<Problem> problems_in(const cw::Scenario& battle, const Hunt& hunt);

}  // namespace problems
