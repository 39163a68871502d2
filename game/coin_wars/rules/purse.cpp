#include "game/coin_wars/rules/purse.h"

namespace rules::coin_wars {

Events grow_purse(Match& match, Side side, int cents) {
    int& purse = match.purse[index(side)];
    const int before = purse;
    purse += cents;
    return {PurseGrew{side, before, purse}};
}

}  // namespace rules::coin_wars
