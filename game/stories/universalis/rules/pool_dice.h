#pragma once
// UNI-82, UNI-83: dice are bought and Traits drawn on.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const BuyDice& command);
Check check(const Match& match, const BuyOffDice& command);
Check check(const Match& match, const DrawTrait& command);
void apply(Doing& doing, const BuyDice& command);
void apply(Doing& doing, const BuyOffDice& command);
void apply(Doing& doing, const DrawTrait& command);

// Whose Traits a card may use in a Complication (UNI-56): itself, and its Masters in play by an active link.
std::vector<int> sources_of(const Match& match, const Card& card);

}  // namespace rules::universalis
