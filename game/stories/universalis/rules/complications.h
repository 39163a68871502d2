#pragma once
// UNI-77 to UNI-84: how a Complication begins and its pools grow.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const Originate& command);
Check check(const Match& match, const CreateObstacle& command);
Check check(const Match& match, const Involve& command);
void apply(Doing& doing, const Originate& command);
void apply(Doing& doing, const CreateObstacle& command);
void apply(Doing& doing, const Involve& command);

// NO_COMPLICATION
Check check_open(const Match& match);
// The card's, and its controller's pool where he has none yet.
void involve(Doing& doing, int card);
// the entry of the Event that can be obstructed now, if any.
const Entry* latest_event(const Match& match);

}  // namespace rules::universalis
