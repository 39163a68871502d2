#pragma once
// Contests for tests: small forces, bots that need no strength.

#include <memory>

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/lab/contest.h"

namespace tests {

const battles::Library& library();
lab::Force formation(const std::string& name);
// That many pennies in a row.
lab::Force pennies(int count, const std::string& title = "Pennies");
// On bare felt of 24 x 18 in, both played by the brawler.
lab::Contest contest_of(const lab::Force& a, const lab::Force& b);

// Each coin or Army in turn strikes whom it can, else it goes for the nearest enemy. It needs nothing of the
// room of bots, so what is tested here stays as it is when bots grow better.
std::unique_ptr<bots::Bot> brawler();
// Says nothing but the end of its turn.
std::unique_ptr<bots::Bot> idle_bot();
// Says nothing at all.
std::unique_ptr<bots::Bot> silent_bot();

}  // namespace tests
