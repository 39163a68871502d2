#pragma once
// UNI-77 to UNI-84: how a Complication begins and its pools grow.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const Originate& command);
Check check(const Match& match, const CreateObstacle& command);
Check check(const Match& match, const Involve& command);
void apply(CommandContext& context, const Originate& command);
void apply(CommandContext& context, const CreateObstacle& command);
void apply(CommandContext& context, const Involve& command);

// NO_COMPLICATION
Check check_open(const Match& match);
// The card's, and its controller's pool if he has none yet.
void involve(CommandContext& context, int card);
// the entry of the Event that can be obstructed now, if any.
const Entry* latest_event(const Match& match);

// UNI-82, UNI-83: dice are bought and Traits drawn on.

Check check(const Match& match, const BuyDice& command);
Check check(const Match& match, const BuyOffDice& command);
Check check(const Match& match, const DrawTrait& command);
void apply(CommandContext& context, const BuyDice& command);
void apply(CommandContext& context, const BuyOffDice& command);
void apply(CommandContext& context, const DrawTrait& command);

// Whose Traits a card may use in a Complication (UNI-56): itself, and its Masters in play by an active link.
std::vector<int> sources_of(const Match& match, const Card& card);

}  // namespace rules::universalis
