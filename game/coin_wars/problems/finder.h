#pragma once
// Finds problems in a battle between sergeants: positions in which exactly one action, or one short row of actions, is good.

#include <functional>
#include <optional>

#include "game/coin_wars/problems/problem.h"

namespace problems {

struct Measure {
    double apart = 0.2;               // the best is at least so much better than the second best
    std::int64_t work = 40'000;       // of the search for the enemy's best answer
    int playouts = 32;                // for each chance
    int verify = 10;                  // both again, so many times more
};

struct Found {
    std::vector<cw::Command> solution;
    double chance = 0, second = 0;
};

// The one good thing to do with the actions that are left in this match; nullopt if there is none, or several.
std::optional<Found> only_way(const cw::Match& match, const Measure& measure);

// The work with which the general's search first finds what comes to the same, and finds it with twice the work again; nullopt
// if it does not with `most`.
std::optional<std::int64_t> work_needed(const cw::Match& match, const std::vector<cw::Command>& solution, std::int64_t most);

struct Hunt {
    Source source{};
    rules::Json coin_set{};  // rows
    std::uint64_t seed = 1;
    Measure measure{};
    std::size_t most = 2;    // problems of one battle
};
// Plays the battle to its end and looks at each turn's beginning.
std::vector<Problem> problems_in(const cw::Scenario& battle, const Hunt& hunt);

}  // namespace problems
