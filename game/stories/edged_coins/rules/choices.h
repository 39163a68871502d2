#pragma once
// Whose decision is awaited (section 4), and what a seat may decide now, each with its price, or with the
// reason why not. Calls that need words or
// numbers of their own (a toss, a record, ...) are not listed: check() answers for them.

#include <optional>
#include <vector>

#include "game/kit/refusal.h"
#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

struct Awaited {
    Seat seat;
    OrNone<CharacterId> character;  // none: the CM for itself
    FIELDS(seat, character)
};
// One, in React all who can answer and have not passed; none when the session has ended.
std::vector<Awaited> awaiting(const Match& match);

struct Choice {
    Command command;
    int cost = 0;                    // EC; a talent's least
    std::optional<Refusal> refusal;  // as check() gives it
};
std::vector<Choice> choices(const Match& match, Seat seat);

}  // namespace rules::edged_coins
