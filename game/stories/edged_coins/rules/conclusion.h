#pragma once
// What a final result leads to: the next explosion of a chain, or what the toss was for (EC-8, EC-16, EC-19,
// EC-32).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// The result of the toss can no longer be changed.
Events conclude(Match& match);

}  // namespace rules::edged_coins
