#pragma once
// What a seat may do now, each with its price, or with the reason why not: built on check(). What needs words
// of its own stands there with kBlank in their place; dice and coins with the least that can be.

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

// The Traits that the active player could draw on, each for the pool of his side (section 4.4).
std::vector<DrawTrait> drawable(const Match& match, int seat);
// His pool; the Complication Pool if he has none and would get none.
PoolId own_pool(const Match& match, int seat);

}  // namespace rules::universalis
