#pragma once
// The numbers and texts in commands and events. Seats and contests count from 0, Scenes and a round's coins from 1.

#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/stories/coin_rpg/rules/limits.h"

namespace rules::coin_rpg {

using rules::word;

using SeatId = Id<"player", limits::kNumber>;
using PersonId = Id<"person", limits::kNumber>;  // a player, or the next one to join
using ContestId = Id<"contest", limits::kNumber>;
using SceneId = Id<"Scene", limits::kNumber>;
using CoinId = Id<"coin", limits::kNumber>;
// Everything that reading accepts; the rules decide what is legal.
using Count = Number<-limits::kNumber, limits::kNumber>;
template <TextBounds kBounds>
using BoundedText = Text<kBounds, limits::kTextBytes>;

}  // namespace rules::coin_rpg
