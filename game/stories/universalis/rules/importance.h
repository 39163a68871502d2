#pragma once
// UNI-49 to UNI-51, UNI-58: elimination and reinstating, and several levels in one act.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const Eliminate& command);
Check check(const Match& match, const Reinstate& command);
Check check(const Match& match, const ReduceImportance& command);
Check check(const Match& match, const RestoreImportance& command);
void apply(Doing& doing, const Eliminate& command);
void apply(Doing& doing, const Reinstate& command);
void apply(Doing& doing, const ReduceImportance& command);
void apply(Doing& doing, const RestoreImportance& command);

}  // namespace rules::universalis
