#pragma once
// The ids in commands and events, and the texts that people write in them. Reading accepts long texts and
// validate_form.cpp checks them later, so that the refusal can name the limit.

#include <compare>
#include <string>
#include <vector>

#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

using rules::word;

// The people at the table: the CM, and players p1 to p8.
struct Seat {
    int number = 0;  // 0: the CM
    bool is_cm() const { return number == 0; }
    int person() const { return number - 1; }
    static Seat of(int person) { return {person + 1}; }
    static const rules::Kind& field_kind();
    friend auto operator<=>(const Seat&, const Seat&) = default;
};
inline constexpr Seat kCm{};

// "cm", "p3"
inline std::string word(Seat seat) {
    return seat.is_cm() ? "cm" : std::string("p").append(std::to_string(seat.number));
}

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
