#pragma once
// How the first blow falls in the battles of a contest: some of them are fought again up to it. With what has fallen (tally.h)
// it says why a pair comes out as it does.

#include <array>
#include <optional>
#include <span>

#include "game/coin_wars/lab/ledger.h"

namespace lab {

// Arrays by party: 0 is A.
struct FirstContact {
    int looked_at = 0;            // battles
    int battles = 0;              // of these: in which a blow was struck at all; shots are none
    std::array<int, 2> struck{};  // of these: who struck it
    std::array<int, 2> width{};   // coins that touched an enemy then, in all of these battles together
    friend bool operator==(const FirstContact&, const FirstContact&) = default;
};
// Of at most so many of the battles, spread evenly over them. Nullopt if `control` gave up.
std::optional<FirstContact> first_contact(const Contest& contest, std::span<const Note> notes, std::size_t most,
                                          Control* control = nullptr);

}  // namespace lab
