#pragma once
// The ids in commands and events, and the texts that people write in them. Reading accepts long texts and
// validate_form.cpp checks them later, so that the refusal can name the limit.

#include <string>
#include <vector>

#include "game/kit/commands/seat.h"
#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

using rules::word;

// The people at the table: the CM ("cm"), and the players.
using Seat = SeatOf<"cm", limits::kSeats>;
inline constexpr Seat kCm{};

using CharacterId = Name<"character", limits::kTextBytes>;
using AfflictionId = Name<"affliction", limits::kTextBytes>;  // "a1"
using Ids = std::vector<CharacterId>;
// As on the card, ignoring case.
using TraitName = Name<"skill or resistance", limits::kTextBytes>;
using WeaponName = Name<"weapon", limits::kTextBytes>;
using TalentName = Name<"talent", limits::kTextBytes>;

using PlayerName = Text<limits::kName, limits::kTextBytes, "player's name">;
using OwnId = Text<limits::kName, limits::kTextBytes, "id">;
using OwnName = Text<limits::kName, limits::kTextBytes, "name">;
using Note = Text<limits::kNote, limits::kTextBytes, "note">;
using SceneTitle = Text<limits::kTitle, limits::kTextBytes, "title">;
using NarrationText = Text<limits::kMaxNarration, limits::kTextBytes, "what is told">;
using ProposalText = Text<limits::kProposal, limits::kTextBytes, "proposal">;

}  // namespace rules::edged_coins
