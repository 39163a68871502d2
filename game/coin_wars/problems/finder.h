#pragma once
// Finds problems in a battle between sergeants: positions in which exactly one action, or one short sequence of
// actions, is good.

#include <optional>

#include "game/coin_wars/problems/problem.h"

namespace problems {

struct Measure {
    double apart = 0.2;          // least lead of the best over the second best
    std::int64_t work = 40'000;  // for the search for the enemy's best answer
    int playouts = 32;           // for each chance
    int verify = 10;             // factor for both when verifying
};

struct Found {
    std::vector<cw::Command> solution;
    double chance = 0, second = 0;
};

// The only good way to use the remaining actions in this match; nullopt if there is none or several.
std::optional<Found> only_way(const cw::Match& match, const Measure& measure);

// How much a solver has to examine: the number of sequences, times the playouts for each until the solution ranks first
// and still does when they are doubled. nullopt if it never does.
std::optional<std::int64_t> work_needed(const cw::Match& match, const std::vector<cw::Command>& solution);

// True if the general, with a whole turn's work, reaches the same result.
bool general_agrees(const cw::Match& match, const std::vector<cw::Command>& solution);

// This problem's position and actions, solved by only_way; nullopt if that gives no problem.
std::optional<Problem> solved(Problem problem, const Measure& measure);

struct Hunt {
    Source source{};
    std::uint64_t seed = 1;
    Measure measure{};
    std::size_t max = 1;  // problems per battle: two would look alike
};
// Plays the battle to its end and examines the start of each turn.
std::vector<Problem> problems_in(const cw::Scenario& battle, const Hunt& hunt);

}  // namespace problems
