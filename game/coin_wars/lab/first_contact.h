#pragma once
// The first strike in a contest's battles, some of which are fought again up to that point. Together with the losses
// (tally.h) it explains a pair's result.

#include <array>
#include <optional>
#include <span>

#include "game/coin_wars/lab/ledger.h"

namespace lab {

// Arrays by party: 0 is A.
struct FirstContact {
    int looked_at = 0;            // battles examined
    int battles = 0;              // those with a strike at all; shots do not count
    std::array<int, 2> struck{};  // by the party that struck first
    std::array<int, 2> width{};   // coins that touched an enemy then, over all these battles
    friend bool operator==(const FirstContact&, const FirstContact&) = default;
};
// Examines at most `max` of the battles, evenly spread. nullopt if `control` gave up.
std::optional<FirstContact> first_contact(const Contest& contest, std::span<const Note> notes, std::size_t max,
                                          Control* control = nullptr);

}  // namespace lab
