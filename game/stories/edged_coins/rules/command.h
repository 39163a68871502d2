#pragma once
// All commands, in the rule page's words, each with the seat that gives it. Characters and afflictions are named by
// their ids.

#include "game/kit/commands/seats.h"
#include "game/kit/commands/sections.h"
#include "game/kit/special_members.h"
#include "game/stories/edged_coins/rules/scene_commands.h"
#include "game/stories/edged_coins/rules/toss_commands.h"

namespace rules::edged_coins {

// players join, leave and swap seats; any of them can be renamed
using Join = JoinOf<Seat, PlayerName, Terms{kBetweenTosses}>;
using Leave = LeaveOf<Seat, Terms{kBetweenTosses}>;
using SwapSeats = SwapSeatsOf<Seat, Terms{kBetweenTosses}>;
using RenamePlayer = RenamePlayerOf<Seat, PlayerName, Terms{kNotEnded}>;
RULE(SeatingAct)

struct Action : OneOfAll<SceneActions, TossActions, Listed<Join, Leave, SwapSeats, RenamePlayer>> {
    using variant::variant;
    SPECIAL_MEMBERS(Action)
};

struct Command {
    Seat seat;
    Action action;
};

}  // namespace rules::edged_coins
