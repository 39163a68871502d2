#include "game/coin_wars/rules/waiting.h"

#include "game/coin_wars/rules/refusal_text.h"

namespace rules::coin_wars {

std::optional<Refusal> check_waiting(const Match& match, int coin) {
    const int turn = match.setup(coin).waits;
    if (match.turn >= turn) return std::nullopt;
    return refuse("waiting", "BX-4", say("{1} may not act before turn {2}.", name_of(match, coin), turn),
                  std::nullopt, {match.id(coin)});
}

}  // namespace rules::coin_wars
