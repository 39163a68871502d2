#pragma once
// Who has to decide (section 4), and what a seat may decide now, each choice with its price, or with the reason if it
// is illegal. Calls that need words or numbers of their own (a toss, a record, ...) are not listed; use check() for
// those.

#include <optional>
#include <vector>

#include "game/kit/refusal.h"
#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

struct Awaited {
    Seat seat;
    OrNone<CharacterId> character;  // absent: the CM itself
    FIELDS(seat, character)
};
// Usually one; in React, all who can answer and have not passed; empty once the session has ended.
std::vector<Awaited> awaiting(const Match& match);

struct Choice {
    Command command;
    int cost = 0;                    // EC; a talent's minimum
    std::optional<Refusal> refusal;  // from check()
};
std::vector<Choice> choices(const Match& match, Seat seat);

}  // namespace rules::edged_coins
