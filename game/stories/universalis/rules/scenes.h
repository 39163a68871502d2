#pragma once
// 2.4 and 2.10: a scene's place, time and name, its end, and mini-scenes.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// UNI-66: guests leave unless they are involved; does nothing if no mini-scene is running.
void close_mini_scene(CommandContext& context);

// 2.3: bidding for the next scene.

// After preparation and after each scene: earlier acts can no longer be challenged.
void open_bidding(CommandContext& context);
// UNI-12, UNI-13: all seats, in the order in which they win ties.
std::vector<int> tie_order(const Match& match);
// For a game that ends before all bids are in.
void return_sealed_bids(CommandContext& context);

}  // namespace rules::universalis
