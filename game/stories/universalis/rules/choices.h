#pragma once
// A seat's choices now, each with its price, or with the reason if it is illegal: built on check(). Choices that need a
// text have kBlank in its place; dice and coins have their minimum.

#include <optional>
#include <vector>

#include "game/kit/refusal.h"
#include "game/stories/universalis/rules/command.h"

namespace rules::universalis {

inline constexpr const char* kBlank = "...";

struct Choice {
    Command command;
    int cost = 0;
    std::optional<Refusal> refusal{};
};
std::vector<Choice> choices(const Match& match, int seat);

// The Traits that the active player could draw on, each for the pool of that player's side (section 4.4).
std::vector<DrawTrait> drawable(const Match& match, int seat);
// The player's pool; the Complication Pool if the player has none and would get none.
PoolId own_pool(const Match& match, int seat);

}  // namespace rules::universalis
