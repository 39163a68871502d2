#pragma once
// Events, in the order in which they happened, with the values before and after. Names characters and afflictions by
// their ids.

#include <iterator>

#include "game/kit/commands/sections.h"
#include "game/kit/special_members.h"
#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

//
using PlayerJoined = PlayerJoinedOf<Seat>;
using PlayerLeft = PlayerLeftOf<Seat>;
using SeatsSwapped = SeatsSwappedOf<Seat>;
using PlayerRenamed = PlayerRenamedOf<Seat>;

struct Event
    : OneOfAll<SceneEvents, TossEvents, HarmEvents, Listed<PlayerJoined, PlayerLeft, SeatsSwapped, PlayerRenamed>> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};

inline void append(Events& events, Events more) {
    events.insert(events.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::edged_coins
