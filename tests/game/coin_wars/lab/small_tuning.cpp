#include "tests/game/coin_wars/lab/small_tuning.h"

#include "game/coin_wars/bots/weight_terms.h"

namespace tests {

lab::Tuned small_tuning(const std::string& level) {
    lab::Tuned tuned;
    tuned.tuning.level = level;
    tuned.tuning.work = level == "general" ? 300 : 0;
    tuned.tuning.pairs = 2;
    tuned.tuning.spsa = lab::spsa_from(lab::numbers_of({}), 3);
    return tuned;
}

}  // namespace tests
