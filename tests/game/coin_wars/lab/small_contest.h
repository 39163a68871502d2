#pragma once
// Contests for tests: small forces, bots that need not be strong.

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

// Each coin or Army in turn strikes an enemy if it can, otherwise it moves towards the nearest one. Independent of the
// bots folder, so these tests stay the same when bots improve.
std::unique_ptr<bots::Bot> brawler();
// Only ends its turns.
std::unique_ptr<bots::Bot> idle_bot();
// Gives no command at all.
std::unique_ptr<bots::Bot> silent_bot();

}  // namespace tests
