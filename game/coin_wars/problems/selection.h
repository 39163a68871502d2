#pragma once
// Selects a collection from many problems.

#include "game/coin_wars/problems/problem.h"

namespace problems {

// False for a single plain strike that ends the battle: it needs no thought.
bool is_worth_asking(const Problem& problem);

// At most `max` of the worthwhile problems, without duplicates, the easiest first. At most a fifth of them share a
// theme: historical ones first, then the harder ones.
std::vector<Problem> chosen(std::vector<Problem> found, std::size_t max);

}  // namespace problems
