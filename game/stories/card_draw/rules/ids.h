#pragma once
// The ids in commands and events, and the texts that people write in them. Reading accepts long texts and
// validate_form.cpp checks them later, so that the refusal can name the limit.

#include <string>
#include <vector>

#include "game/kit/commands/seat.h"
#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

using rules::word;

// The people at the table: the game master ("gm"), and the players.
using Seat = SeatOf<"gm", limits::kSeats>;
inline constexpr Seat kGm{};

using CharacterId = Name<"character", limits::kTextBytes>;
using ParticipantId = Name<"participant", limits::kTextBytes>;  // a character's id, or "gm:label" for an extra
using Ids = std::vector<CharacterId>;

using PlayerName = Text<limits::kName, limits::kTextBytes, "player's name">;
using OwnId = Text<limits::kName, limits::kTextBytes, "id">;
using OwnName = Text<limits::kName, limits::kTextBytes, "name">;
using TestName = Text<limits::kTest, limits::kTextBytes, "name">;
using SideName = Text<limits::kName, limits::kTextBytes, "side">;
using SceneTitle = Text<limits::kTitle, limits::kTextBytes, "title">;
using Description = Text<limits::kMaybeText, limits::kTextBytes, "description">;
using Alteration = Text<limits::kText, limits::kTextBytes, "alteration">;
using SuccessText = Text<limits::kText, limits::kTextBytes, "success">;
using Telling = Text<limits::kMaybeText, limits::kTextBytes, "telling">;
using SceneText = Text<limits::kSceneText, limits::kTextBytes, "scene's text">;
using EndReason = Text<limits::kMaybeText, limits::kTextBytes, "reason">;

}  // namespace rules::card_draw
