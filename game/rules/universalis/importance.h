#pragma once
// UNI-49 to UNI-51, UNI-58: elimination and reinstating, and several levels in one act.

#include "game/rules/universalis/checks.h"
#include "game/rules/universalis/doing.h"

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
