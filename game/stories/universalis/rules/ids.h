#pragma once
// The numbers in commands and events. Seats and solutions count from 0, all others from 1.

#include <limits>

#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/stories/universalis/rules/limits.h"

namespace rules::universalis {

using rules::word;

using SeatId = Id<"player">;
using PersonId = Id<"person">;  // a player, or the next one to join
using CardId = Id<"card">;
using TraitId = Id<"Trait">;
using TenetId = Id<"Tenet">;
using SceneId = Id<"past scene">;
using EntryId = Id<"entry">;
using SolutionId = Id<"solution">;

const Kind& amount_kind(int min);
// Coins or dice, a whole number of at least `kMin`: otherwise bad_amount.
template <int kMin>
struct Amount {
    int number = 0;
    constexpr Amount() = default;
    constexpr Amount(int value) : number(value) {}
    constexpr operator int() const { return number; }
    static const rules::Kind& field_kind() { return amount_kind(kMin); }
};
inline constexpr int kAnyAmount = std::numeric_limits<int>::min();

}  // namespace rules::universalis
