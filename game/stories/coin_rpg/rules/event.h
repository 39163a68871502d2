#pragma once
// Events in the order in which they happened, each named by its word in JSON. An event has the values before and after
// it, so the table and the log need nothing else. Adventures count from 1.

#include <vector>

#include "game/kit/commands/sections.h"
#include "game/kit/special_members.h"
#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

//
using PlayerJoined = PlayerJoinedOf<PersonId>;
using PlayerLeft = PlayerLeftOf<PersonId>;
using SeatsSwapped = SeatsSwappedOf<PersonId>;
using PlayerRenamed = PlayerRenamedOf<PersonId>;
struct OrderChanged {
    std::vector<int> order;
    NAMED_FIELDS("order_changed", order)
};

struct Event : OneOfAll<AdventureEvents, SceneEvents,
                        Listed<PlayerJoined, PlayerLeft, SeatsSwapped, PlayerRenamed, OrderChanged>> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};

inline void append(Events& events, const Events& more) { events.insert(events.end(), more.begin(), more.end()); }

}  // namespace rules::coin_rpg
