#pragma once
// The battles played for replays: the coins, how chance falls, and commands by hand.

#include <string>
#include <vector>

#include "tests/replays/stage.h"

namespace replays {

enum class Throwing { Quick, Physical };  // the hand that throws, gathers and scatters

struct Plan {
    std::string name;   // the file's
    std::string shows;  // for the README
    Scenario battle;
    std::uint64_t seed = 1;
    Throwing hand = Throwing::Quick;
    void (*play)(Stage&) = nullptr;
};

std::vector<Plan> opening_plans();   // before the first turn
std::vector<Plan> army_plans();      // section 7
std::vector<Plan> advanced_plans();  // section 8
std::vector<Plan> ending_plans();    // sections 9 and 10
std::vector<Plan> special_plans();   // features of battle files

}  // namespace replays
