#pragma once
// What the numbers and texts in commands and events are. Seats and contests count from 0, Scenes and coins of
// a round from 1.

#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/stories/coin_rpg/rules/limits.h"

namespace rules::coin_rpg {

using rules::word;

using SeatId = Id<"player", limits::kNumber>;
using PersonId = Id<"person", limits::kNumber>;  // a player, or the next one to come
using ContestId = Id<"contest", limits::kNumber>;
using SceneId = Id<"Scene", limits::kNumber>;
using CoinId = Id<"coin", limits::kNumber>;
// What is read at all; the rules say what of it is legal.
using Count = Number<-limits::kNumber, limits::kNumber>;
template <TextBounds kBounds>
using Written = Text<kBounds, limits::kTextBytes>;

}  // namespace rules::coin_rpg
