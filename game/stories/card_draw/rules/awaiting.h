#pragma once
// Whose decision is awaited (section 4).

#include <string>
#include <vector>

#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

struct Awaited {
    Seat seat;
    std::string participant;  // empty: the GM for itself
    friend bool operator==(const Awaited&, const Awaited&) = default;
};
// One, in Improve all who have to pass and have not; none when the campaign has ended.
std::vector<Awaited> awaiting(const Match& match);

}  // namespace rules::card_draw
