#pragma once
// UNI-96, UNI-97: what all must assent to.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const ProposeMatter& command);
void apply(Doing& doing, const ProposeMatter& command);
void apply(Doing& doing, const Assent& command);

// 2.12: Fines.

Check check(const Match& match, const CallFine& command);
Check check(const Match& match, const CastVote& command);
void apply(Doing& doing, const CallFine& command);
void apply(Doing& doing, const AnswerFine& command);
void apply(Doing& doing, const WithdrawFine& command);
void apply(Doing& doing, const CastVote& command);

}  // namespace rules::universalis
