#pragma once
// 2.3: the bid for the next scene.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const SealBid& command);
void apply(Doing& doing, const SealBid& command);

// After preparation and after each scene: what happened before can no longer be challenged.
void open_bidding(Doing& doing);
// UNI-12, UNI-13: all seats, whoever wins a tie first.
std::vector<int> tie_order(const Match& match);
// Where the game ends before all are in.
void return_sealed_bids(Doing& doing);

}  // namespace rules::universalis
