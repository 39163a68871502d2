#pragma once
// 2.11: Challenges, talked over or decided by bids.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const Challenge& command);
Check check(const Match& match, const BidOn& command);
void apply(CommandContext& context, const Challenge& command);
void apply(CommandContext& context, const Suggest& command);
void apply(CommandContext& context, const AgreeOn& command);
void apply(CommandContext& context, const WithdrawChallenge& command);
void apply(CommandContext& context, const CloseTalk& command);
void apply(CommandContext& context, const BidOn& command);
void apply(CommandContext& context, const PassBid& command);

// UNI-73, R-28, 4.3: what a lost Challenge does to an act.

// Whether no later act that is not itself undone came after it.
bool is_latest(const Match& match, const Entry& entry);
// The latest act is undone and its cost comes back, by the option; any other is struck in the log alone.
void undo_or_strike(CommandContext& context, Entry& entry);

}  // namespace rules::universalis
