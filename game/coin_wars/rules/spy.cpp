#include "game/coin_wars/rules/spy.h"

namespace rules::coin_wars {

bool spy_decides(const Match& match, int attacker, int target) {
    return match.type(attacker).spy || match.type(target).spy;
}

bool spy_silences(const Match& match, int attacker, int target, bool destroyed) {
    return destroyed && spy_decides(match, attacker, target) && !match.scenario->options.spy_struck_back;
}

}  // namespace rules::coin_wars
