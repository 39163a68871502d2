#pragma once
// Which of many problems make a box.

#include "game/coin_wars/problems/problem.h"

namespace problems {

// A single plain strike that ends the battle needs no thought.
bool is_worth_asking(const Problem& problem);

// Of those worth asking, each once, at most `most`, the easiest first. Of each theme a fifth of them at most: those
// from history, then the harder ones.
std::vector<Problem> chosen(std::vector<Problem> found, std::size_t most);

}  // namespace problems
