#pragma once
// A finished contest and its cost.

#include "game/coin_wars/lab/run.h"

namespace bench {

struct FightResult {
    lab::Standing standing;
    double seconds = 0;      // wall time
    double cpu_seconds = 0;  // of all threads
    double actions_a_cpu_second() const { return static_cast<double>(standing.tally.actions) / cpu_seconds; }
};
FightResult fought(const lab::Contest& contest, int workers);

}  // namespace bench
