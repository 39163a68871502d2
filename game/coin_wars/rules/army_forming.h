#pragma once
// forming an Army, and joining coins or a whole other Army to one; free, on the own turn and
// while deploying.

#include <optional>
#include <span>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// Refuses with army_size or army_types if these coins
// cannot be one Army under that commander (kNobody: none).
std::optional<Refusal> check_make_up(const Match& match, std::span<const int> coins, int commander);

std::optional<Refusal> check(const Match& match, const Form& command);
Events apply(Match& match, const Form& command);
std::optional<Refusal> check(const Match& match, const Join& command);
Events apply(Match& match, const Join& command);

// Armies that the battle itself sets up: formed at once if all their coins stand, otherwise when the last
// coin has been placed or has arrived (BX-3) and touching links them. Forms those of which all coins are on the
// table, linked and single, and at least one is among `newcomers`.
Events form_setup_armies(Match& match, std::span<const int> newcomers);

}  // namespace rules::coin_wars
