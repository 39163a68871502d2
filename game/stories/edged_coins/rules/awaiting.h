#pragma once
// Whose decision is awaited (section 4).

#include <string>
#include <vector>

#include "game/stories/edged_coins/rules/match.h"

namespace rules::edged_coins {

struct Awaited {
    Seat seat;
    std::string character;  // empty: the CM for itself
    friend bool operator==(const Awaited&, const Awaited&) = default;
};
// One, in React all who can answer and have not passed; none when the session has ended.
std::vector<Awaited> awaiting(const Match& match);

}  // namespace rules::edged_coins
