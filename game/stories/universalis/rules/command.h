#pragma once
// All player commands (4.4), each with its word, when it is legal, and its price in coins unless that depends on its
// arguments. The fields check that numbers name known things and that texts are not empty.

#include "game/kit/commands/seats.h"
#include "game/kit/commands/sections.h"
#include "game/kit/special_members.h"
#include "game/stories/universalis/rules/card_commands.h"
#include "game/stories/universalis/rules/complication_commands.h"
#include "game/stories/universalis/rules/dispute_commands.h"
#include "game/stories/universalis/rules/scene_commands.h"

namespace rules::universalis {

// players join, leave and swap seats. `seat`: the player who gives the command.
inline constexpr Terms kBetweenScenes{Phase::Bidding, Who::Anybody, Kept::No, 0, PauseKind::None, Until::FirstBid};
struct Join : JoinOf<PersonId, Text<limits::kPlayer>, kBetweenScenes> {
    SeatId seat{};
    NAMED_FIELDS("join", seat, player, name)
};
struct Leave : LeaveOf<PersonId, kBetweenScenes> {
    SeatId seat{};
    NAMED_FIELDS("leave", seat, player)
};
struct SwapSeats : SwapSeatsOf<PersonId, kBetweenScenes> {
    SeatId seat{};
    NAMED_FIELDS("swap_seats", seat, player, with)
};
struct RenamePlayer : RenamePlayerOf<PersonId, Text<limits::kPlayer>, Terms{kNotEnded, Who::Anybody}> {
    SeatId seat{};
    NAMED_FIELDS("rename_player", seat, player, name)
};
RULE(SeatingAct)

struct Command : OneOfAll<SceneCommands, CardCommands, ComplicationCommands, DisputeCommands,
                          Listed<Join, Leave, SwapSeats, RenamePlayer>> {
    using variant::variant;
    SPECIAL_MEMBERS(Command)
};

inline int seat_of(const Command& command) {
    return visit([](const auto& each) { return each.seat; }, command);
}

}  // namespace rules::universalis
