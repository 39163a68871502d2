#pragma once
// A tuning whose run takes seconds: two pairs a step, a general with almost no work.

#include <string>

#include "game/coin_wars/lab/tuning.h"

namespace tests {

lab::Tuned small_tuning(const std::string& level);

}  // namespace tests
