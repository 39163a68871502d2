#pragma once
// UNI-52, UNI-92, UNI-93: who may change a card.

#include "game/stories/universalis/rules/checks.h"

namespace rules::universalis {

// To add something: ELIMINATED, LOCKED_BY_COMPLICATION, NOT_CONTROLLER, NOT_INVOLVED
Check check_may_add(const Match& match, int seat, int card);
// To take something away: also NOT_IN_SCENE
Check check_may_take_away(const Match& match, int seat, int card);
// FROZEN_BY_NARRATION
Check check_not_frozen(const Match& match, int seat, int trait);

}  // namespace rules::universalis
