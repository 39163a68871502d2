#include "game/coin_wars/rules/spy_armored.h"

namespace rules::coin_wars {

bool withstands(const Match& match, int attacker, int target) {
    const bool spy_gets_through = match.type(attacker).spy && match.scenario->options.spy_beats_armored;
    return match.type(target).armored && !spy_gets_through;
}

bool spy_decides(const Match& match, int attacker, int target) {
    return match.type(attacker).spy || match.type(target).spy;
}

bool spy_silences(const Match& match, int attacker, int target, bool destroyed) {
    return destroyed && spy_decides(match, attacker, target) && !match.scenario->options.spy_struck_back;
}

}  // namespace rules::coin_wars
