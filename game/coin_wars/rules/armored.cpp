#include "game/coin_wars/rules/armored.h"

namespace rules::coin_wars {

bool withstands(const Match& match, int attacker, int target) {
    const bool spy_gets_through = match.type(attacker).spy && match.scenario->options.spy_beats_armored;
    return match.type(target).armored && !spy_gets_through;
}

}  // namespace rules::coin_wars
