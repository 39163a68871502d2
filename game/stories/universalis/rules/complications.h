#pragma once
// UNI-77 to UNI-84: how a Complication begins and its pools grow.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// NO_COMPLICATION
Check check_open(const Match& match);
// The card's, and its controller's pool if he has none yet.
void involve(CommandContext& context, int card);
// the entry of the Event that can be obstructed now, if any.
const Entry* latest_event(const Match& match);

// UNI-82, UNI-83: dice are bought and Traits drawn on.

// Whose Traits a card may use in a Complication (UNI-56): itself, and its Masters in play by an active link.
std::vector<int> sources_of(const Match& match, const Card& card);

}  // namespace rules::universalis
