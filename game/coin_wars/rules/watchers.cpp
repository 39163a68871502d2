#include "game/coin_wars/rules/watchers.h"

#include "game/coin_wars/rules/refusal_text.h"

namespace rules::coin_wars {

std::optional<Refusal> check_watching(const Match& match, int coin) {
    if (match.coin(coin).place != Place::Watching) return std::nullopt;
    return refuse("watcher", "CW-3",
                  say("{1} is not agreed on: it watches beside the battle.", name_of(match, coin)),
                  std::nullopt, {match.id(coin)});
}

}  // namespace rules::coin_wars
