#pragma once
// All commands, in the rule page's words, each with the seat that gives it. Characters are named by their ids,
// participants of a test by a character's id or "gm:label". `cards`: what a real deck showed, one for each card drawn;
// if empty, the hand draws.

#include "game/kit/commands/seats.h"
#include "game/kit/commands/sections.h"
#include "game/kit/special_members.h"
#include "game/stories/card_draw/rules/campaign_commands.h"
#include "game/stories/card_draw/rules/test_commands.h"

namespace rules::card_draw {

// players join, leave and swap seats; any of them can be renamed
using Join = JoinOf<Seat, PlayerName, Terms{kBetweenScenes}>;
using Leave = LeaveOf<Seat, Terms{kBetweenScenes}>;
using SwapSeats = SwapSeatsOf<Seat, Terms{kBetweenScenes}>;
using RenamePlayer = RenamePlayerOf<Seat, PlayerName, Terms{kNotEnded}>;
RULE(SeatingAct)

struct Action : OneOfAll<CampaignActions, TestActions, TellingActions, Listed<Join, Leave, SwapSeats, RenamePlayer>> {
    using variant::variant;
    SPECIAL_MEMBERS(Action)
};

struct Command {
    Seat seat;
    Action action;
};

}  // namespace rules::card_draw
