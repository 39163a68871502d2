#pragma once
// Problems from the player's own battles: each turn that lost much, with the better turn as its solution.

#include <optional>

#include "game/coin_wars/analysis/analysis.h"
#include "game/coin_wars/problems/problem.h"

namespace problems {

struct Battle {
    analysis::Steps steps;
    std::string title;
    std::string when;           // begins the problems' names, so that they come in the order of the battles
    std::array<bool, 2> own{};  // sides that a person played
};
// Of turns that lost at least analysis::kBlunder, without chance in the better turn.
std::vector<Problem> mistakes_of(const Battle& battle, const analysis::Analysis& found);

// The same of one turn, however little it lost; nothing if its better turn cannot be asked for.
std::optional<Problem> mistake_of(const Battle& battle, const analysis::TurnReview& turn);

}  // namespace problems
