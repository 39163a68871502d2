#pragma once
// UNI-96, UNI-97: what all must assent to.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const ProposeMatter& command);
void apply(CommandContext& context, const ProposeMatter& command);
void apply(CommandContext& context, const Assent& command);

// 2.12: Fines.

Check check(const Match& match, const CallFine& command);
Check check(const Match& match, const CastVote& command);
void apply(CommandContext& context, const CallFine& command);
void apply(CommandContext& context, const AnswerFine& command);
void apply(CommandContext& context, const WithdrawFine& command);
void apply(CommandContext& context, const CastVote& command);

}  // namespace rules::universalis
