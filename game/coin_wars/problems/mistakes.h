#pragma once
// Problems from the player's own battles: each turn that lost much, with the better turn as the solution.

#include <optional>

#include "game/coin_wars/analysis/analysis.h"
#include "game/coin_wars/problems/problem.h"

namespace problems {

struct Battle {
    analysis::Steps steps;
    std::string title;
    std::string when;           // prefix of the problems' names, so that they sort by battle
    std::array<bool, 2> own{};  // sides played by a person
};
// Problems from turns that lost at least analysis::kBlunder and whose better turn involves no chance.
std::vector<Problem> mistakes_of(const Battle& battle, const analysis::Analysis& found);

// The same for one turn, whatever it lost; nullopt if its better turn makes no problem.
std::optional<Problem> mistake_of(const Battle& battle, const analysis::TurnReview& turn);

}  // namespace problems
