#pragma once
// A problem to solve: a position in which one action, or one turn, is right. A file of assets/problems, format
// "coinwars-problem/1": the position as a battle file, and what is right there as commands of the protocol.

#include <filesystem>
#include <string>
#include <vector>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/fields.h"

namespace problems {

namespace cw = rules::coin_wars;

inline constexpr const char* kProblemFormat = "coinwars-problem/1";

// What is asked. Win: end the battle at once. Take: an action that wins coins. Best: the action that is far better than
// all others. Better: a turn that is better than the one that was played.
enum class Asked { Win, Take, Best, Better };
ENUM_NAMES(Asked, "win", "take", "best", "better")

// What the solution does; told afterwards.
enum class Theme {
    Spy,        // a Spy takes what is stronger
    Beyond,     // CW-28: a coin goes beyond
    Combined,   // an Army strikes what its coins could not
    Morale,     // CW-26: its loss shakes the enemy
    Sacrifice,  // own coins fall for it
    Shot,       // fire past an enemy who stands closer
    HitAndRun,  // a Charge that ends where less strikes back
    Fork,       // a Charge or move that threatens two at once
    Charge,
    Strike,
    Goal,    // nearer to the goal
    Escape,  // from where it would fall
    Screen,  // stands before a more worthy coin
    Place,   // a better place for what follows
};
ENUM_NAMES(Theme, "spy", "beyond", "combined", "morale", "sacrifice", "shot", "hit_and_run", "fork", "charge", "strike",
           "goal", "escape", "screen", "place")

struct Source {
    std::string battle{};  // a shipped battle's title; empty: a small free battle
    int turn = 0;
    friend bool operator==(const Source&, const Source&) = default;
};

struct Problem {
    std::string name{};    // file name without extension
    rules::Json battle{};  // with its coin sets written out: what the rules start from
    int actions = 1;       // that are left of the turn (CW-6), 1 to 10
    Asked asked = Asked::Best;
    std::vector<cw::Command> solution{};
    Theme theme = Theme::Place;
    std::int64_t work = 0;  // what a solver has to look at: rows of actions, times playouts of each
    double chance = 1;      // to win, after the solution
    double second = 0;      // after the best of all others; of Better: as it was played
    Source source{};
    bool historical() const { return !source.battle.empty(); }
};

// As a battle file, without what is empty.
rules::Json written(const cw::Scenario& position);
// The position, with so many actions left.
cw::Match start_of(const Problem& problem);
// As a file. `sets`: what stands for the rows of the coin set; empty: they are written out.
rules::Json to_json(const Problem& problem, const std::vector<std::string>& sets);
// Checks form and position, not yet the solution (solution.h).
core::Result<Problem, battles::Faults> problem_from_json(const battles::Library& library, const rules::Json& json,
                                                         const std::string& file);
// Faults of a file, its solution among them.
battles::Faults check_problem(const battles::Library& library, const rules::Json& json, const std::string& file);

// A small table, and a single command that solves it.
bool has_one_idea(const Problem& problem);
inline constexpr std::size_t kFirstIdeas = 10;
// All that ship. First kFirstIdeas small ones with one idea each, none twice; then the others, the easiest first. What
// cannot be read is left out.
std::vector<Problem> load_problems(const battles::Library& library);

}  // namespace problems
