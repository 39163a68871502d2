#pragma once
// forming an Army, and adding coins or another whole Army to it; free of cost, on the side's own turn and
// during deployment.

#include <optional>
#include <span>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// Refuses with army_size or army_types if these coins cannot form one Army under that commander (kNoCoin: no
// commander).
std::optional<Refusal> check_make_up(const Match& match, std::span<const int> coins, int commander);

std::optional<Refusal> check(const Match& match, const Form& command);
Events apply(Match& match, const Form& command);
std::optional<Refusal> check(const Match& match, const Join& command);
Events apply(Match& match, const Join& command);

// Armies in the battle's set-up form at once if all their coins are on the table; otherwise when the last coin
// has been placed or has arrived (BX-3) and all of them touch. Forms each Army whose coins are all on the table, linked
// and single, and include one of `newcomers`.
Events form_setup_armies(Match& match, std::span<const int> newcomers);

}  // namespace rules::coin_wars
