#pragma once
// UNI-85 to UNI-90: consent, the roll and its payout.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// The pools in rolling order (4.2): the Complication Pool, then by distance from the active player, whose own is last.
std::vector<Pool> rolling_order(const Match& match);
// The total number of dice to roll.
int dice_due(const Match& match);

struct Sides {
    int owner = 0, opposing = 0;
    friend bool operator==(const Sides&, const Sides&) = default;
};
// The Complication Pool's dice, and those of all opposing pools together.
Sides dice_of(const Complication& complication);

// UNI-90 to UNI-95: a decided roll's payout, who narrates, and how a Complication closes.

enum class Won { ByOwner, ByOpposing };
// Uses the last roll.
void begin_aftermath(CommandContext& context, Won won);
// The active player's turn continues; a suspended Event gets its fate.
void close_complication(CommandContext& context, EventFate fate);

// The most by which a winner can buy down another's Bonus now.
int most_bought_down(const Match& match, int winner, int other);

}  // namespace rules::universalis
