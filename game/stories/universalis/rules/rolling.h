#pragma once
// UNI-85 to UNI-90: consent, the roll and what it pays.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// Pools in the order in which they are rolled (4.2): the Complication Pool, then by distance from the active
// player, he himself last.
std::vector<Pool> rolling_order(const Match& match);
// How many dice are rolled in all.
int dice_due(const Match& match);

struct Sides {
    int owner = 0, opposing = 0;
    friend bool operator==(const Sides&, const Sides&) = default;
};
// Dice of the Complication Pool, and of all opposing pools together.
Sides dice_of(const Complication& complication);

// UNI-90 to UNI-95: what a decided roll pays, who narrates, and how a Complication closes.

enum class Won { ByOwner, ByOpposing };
// From the last roll.
void begin_aftermath(CommandContext& context, Won won);
// The turn of the active player goes on; a suspended Event gets its fate.
void close_complication(CommandContext& context, EventFate fate);

}  // namespace rules::universalis
