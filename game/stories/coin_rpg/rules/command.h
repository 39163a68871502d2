#pragma once
// All player commands, each with its word and its terms (4.1).

#include "game/kit/commands/seats.h"
#include "game/kit/commands/sections.h"
#include "game/kit/special_members.h"
#include "game/stories/coin_rpg/rules/adventure_commands.h"
#include "game/stories/coin_rpg/rules/scene_commands.h"

namespace rules::coin_rpg {

// players join, leave and swap seats; the rule itself checks the phase, for a better refusal.
inline constexpr Terms kSeatingTerms{Phases<Phase>::any(), Who::Anybody};
using Join = JoinOf<PersonId, BoundedText<limits::kName>, kSeatingTerms>;
using Leave = LeaveOf<PersonId, kSeatingTerms>;
using SwapSeats = SwapSeatsOf<PersonId, kSeatingTerms>;
using RenamePlayer = RenamePlayerOf<PersonId, BoundedText<limits::kName>, kSeatingTerms>;
RULE(SeatingAct)

struct Command : OneOfAll<AdventureActions, SceneActions, Listed<Join, Leave, SwapSeats, RenamePlayer>> {
    using variant::variant;
    SPECIAL_MEMBERS(Command)
};

}  // namespace rules::coin_rpg
