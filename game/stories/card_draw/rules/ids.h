#pragma once
// The ids in commands and events, and the texts that people write in them. Reading accepts long texts and
// validate_form.cpp checks them later, so that the refusal can name the limit.

#include <compare>
#include <string>
#include <vector>

#include "game/kit/field_types.h"
#include "game/kit/fields.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

using rules::word;

// The people at the table: the game master, and players p1 to p8.
struct Seat {
    int number = 0;  // 0: the GM
    bool is_gm() const { return number == 0; }
    int person() const { return number - 1; }
    static Seat of(int person) { return {person + 1}; }
    static const rules::Kind& field_kind();
    friend auto operator<=>(const Seat&, const Seat&) = default;
};
inline constexpr Seat kGm{};

// "gm", "p3"
inline std::string word(Seat seat) {
    return seat.is_gm() ? "gm" : std::string("p").append(std::to_string(seat.number));
}

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
