#pragma once
// UNI-77 to UNI-84: how a Complication begins and how its pools grow.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// no_complication
Check check_open(const Match& match);
// Involves the card, and opens its controller's pool if there is none yet.
void involve(CommandContext& context, int card);
// the entry of the Event that can be obstructed now; nullptr if none.
const Entry* latest_event(const Match& match);

// UNI-82, UNI-83: buying dice and drawing on Traits.

// The cards whose Traits a card may use in a Complication (UNI-56): itself, and its Masters in play by an active link.
std::vector<int> sources_of(const Match& match, const Card& card);

}  // namespace rules::universalis
