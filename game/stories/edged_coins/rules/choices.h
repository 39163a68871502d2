#pragma once
// What a seat may decide now, each with its price, or with the reason why not. Calls that need words or
// numbers of their own (a toss, a record, ...) are not listed: check() answers for them.

#include <optional>
#include <vector>

#include "game/kit/refusal.h"
#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

struct Choice {
    Command command;
    int cost = 0;                    // EC; a talent's least
    std::optional<Refusal> refusal;  // as check() gives it
};
std::vector<Choice> choices(const Match& match, Seat seat);

}  // namespace rules::edged_coins
