#pragma once
// 2.4 and 2.10: place, time and name of a scene, its end, and mini-scenes.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// UNI-66: guests leave, but for those that are involved; nothing if none is running.
void close_mini_scene(CommandContext& context);

// 2.3: the bid for the next scene.

// After preparation and after each scene: what happened before can no longer be challenged.
void open_bidding(CommandContext& context);
// UNI-12, UNI-13: all seats, whoever wins a tie first.
std::vector<int> tie_order(const Match& match);
// If the game ends before all are in.
void return_sealed_bids(CommandContext& context);

}  // namespace rules::universalis
