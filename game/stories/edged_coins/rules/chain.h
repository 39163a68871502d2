#pragma once
// What a final result leads to: the next explosion of a chain, or what the toss was for (EC-8, EC-16, EC-19,
// EC-32).

#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

// The result of the toss can no longer be changed.
Events conclude(Match& match);

// EC-19: explosions that may still come; none where there is no limit.
std::optional<int> explosions_left(const Toss& toss);

}  // namespace rules::edged_coins
