#pragma once
// Events, in the order in which they happened (4.4), with the number of the act that caused it; the first accepted
// command is act 1. Sealed bids and votes appear in no event until all are revealed (UNI-5).

#include <vector>

#include "game/kit/commands/sections.h"
#include "game/kit/special_members.h"
#include "game/stories/universalis/rules/command.h"

namespace rules::universalis {

//
using PlayerJoined = PlayerJoinedOf<PersonId>;
using PlayerLeft = PlayerLeftOf<PersonId>;
using SeatsSwapped = SeatsSwappedOf<PersonId>;
using PlayerRenamed = PlayerRenamedOf<PersonId>;

struct EventBody : OneOfAll<SceneEvents, CardEvents, ComplicationEvents, DisputeEvents,
                            Listed<PlayerJoined, PlayerLeft, SeatsSwapped, PlayerRenamed>> {
    using variant::variant;
    SPECIAL_MEMBERS(EventBody)
};

struct Event {
    int act = 0;
    EventBody what;
};
using Events = std::vector<Event>;

}  // namespace rules::universalis
