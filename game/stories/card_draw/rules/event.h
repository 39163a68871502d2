#pragma once
// Events, in the order in which they happened, with the values before and after. Names characters and participants by
// their ids.

#include <iterator>

#include "game/kit/commands/sections.h"
#include "game/kit/special_members.h"
#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

//
using PlayerJoined = PlayerJoinedOf<Seat>;
using PlayerLeft = PlayerLeftOf<Seat>;
using SeatsSwapped = SeatsSwappedOf<Seat>;
using PlayerRenamed = PlayerRenamedOf<Seat>;

struct Event : OneOfAll<CampaignEvents, TestEvents, TellingEvents,
                        Listed<PlayerJoined, PlayerLeft, SeatsSwapped, PlayerRenamed>> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};

inline void append(Events& events, Events more) {
    events.insert(events.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::card_draw
