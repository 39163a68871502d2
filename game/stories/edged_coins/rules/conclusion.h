#pragma once
// The consequences of a final result: a chain's next explosion, or what the toss was for (EC-8, EC-16, EC-19, EC-32).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// Call once the toss's result can no longer change.
Events conclude(Match& match);

}  // namespace rules::edged_coins
