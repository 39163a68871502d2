#pragma once
// 2.11: Challenges, talked over or decided by bids.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const Challenge& command);
Check check(const Match& match, const BidOn& command);
void apply(Doing& doing, const Challenge& command);
void apply(Doing& doing, const Suggest& command);
void apply(Doing& doing, const AgreeOn& command);
void apply(Doing& doing, const WithdrawChallenge& command);
void apply(Doing& doing, const CloseTalk& command);
void apply(Doing& doing, const BidOn& command);
void apply(Doing& doing, const PassBid& command);

}  // namespace rules::universalis
