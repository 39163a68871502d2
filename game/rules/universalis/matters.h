#pragma once
// UNI-96, UNI-97: what all must assent to.

#include "game/rules/universalis/checks.h"
#include "game/rules/universalis/doing.h"

namespace rules::universalis {

Check check(const Match& match, const ProposeMatter& command);
void apply(Doing& doing, const ProposeMatter& command);
void apply(Doing& doing, const Assent& command);

}  // namespace rules::universalis
