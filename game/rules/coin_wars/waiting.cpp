#include "game/rules/coin_wars/waiting.h"

#include "game/rules/coin_wars/wording.h"

namespace rules::coin_wars {

std::optional<Refusal> check_waiting(const Match& match, int coin) {
    const int turn = match.setup(coin).waits;
    if (match.turn >= turn) return std::nullopt;
    return refuse("waiting", "BX-4",
                  name_of(match, coin) + " may not act before turn " + std::to_string(turn) + ".",
                  std::nullopt, {match.id(coin)});
}

}  // namespace rules::coin_wars
