#pragma once
// A problem to solve: a position in which one action, or one turn, is right. A file of assets/problems, format
// "coinwars-problem/1": the position as a battle file, and the solution as commands of the protocol.

#include <string>
#include <vector>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/fields.h"

namespace problems {

namespace cw = rules::coin_wars;

inline constexpr const char* kProblemFormat = "coinwars-problem/1";

// The task. Win: end the battle at once. Take: an action that wins coins. Best: the action that is far better than all
// others. Better: a turn that is better than the one played.
enum class Asked { Win, Take, Best, Better };
ENUM_NAMES(Asked, "win", "take", "best", "better")

// The idea of the solution; shown afterwards.
enum class Theme {
    Spy,        // a Spy takes a stronger coin
    Beyond,     // CW-28: a coin goes beyond
    Combined,   // an Army strikes a target too strong for its single coins
    Morale,     // CW-26: a loss that shakes the enemy
    Sacrifice,  // sacrifices own coins
    Shot,       // shoots past a closer enemy
    HitAndRun,  // a Charge that ends where fewer enemies strike back
    Fork,       // a Charge or move that threatens two enemies at once
    Charge,
    Strike,
    Goal,    // closer to the goal
    Escape,  // leaves a place where it would fall
    Screen,  // shields a more valuable coin
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
    rules::Json battle{};  // with its coin sets inlined: input for the rules
    int actions = 1;       // left in the turn (CW-6), 1 to 10
    Asked asked = Asked::Best;
    std::vector<cw::Command> solution{};
    Theme theme = Theme::Place;
    std::int64_t work = 0;  // what a solver has to examine: sequences times playouts for each
    double chance = 1;      // of winning after the solution
    double second = 0;      // after the best alternative; for Better: as it was played
    Source source{};
    bool historical() const { return !source.battle.empty(); }
};

// As a battle file, without empty parts.
rules::Json written(const cw::Scenario& position);
// The position with the problem's number of actions left.
cw::Match start_of(const Problem& problem);
// As a file. `sets`: names written in place of the coin set's rows; empty: writes the rows.
rules::Json to_json(const Problem& problem, const std::vector<std::string>& sets);
// Checks form and position, but not the solution (solution.h).
core::Result<Problem, battles::Faults> problem_from_json(const battles::Library& library, const rules::Json& json,
                                                         const std::string& file);
// The faults of a file, including those of its solution.
battles::Faults check_problem(const battles::Library& library, const rules::Json& json, const std::string& file);

// True for a small table and a single command as the solution.
bool has_one_idea(const Problem& problem);
inline constexpr std::size_t kFirstIdeas = 10;
// All shipped problems. First kFirstIdeas small ones with one idea each, all different; then the others, the easiest
// first. Unreadable files are left out.
std::vector<Problem> load_problems(const battles::Library& library);

}  // namespace problems
