#pragma once
// When a command may come and who decides it; and with what its rule is asked.

#include <vector>

#include "game/kit/commands/rule.h"
#include "game/kit/commands/terms.h"
#include "game/kit/hand.h"
#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

struct Event;
using Events = std::vector<Event>;

// What else a command needs, after its terms, and what comes of it; the bodies stand in the file of its section
// (card_draw.cpp). Beside it are the codes of its own refusals, which come after those of checks.h.
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);
template <class Command>
using ThrowOf = Events(Match&, const Throws&, const Command&);

// Who decides: the GM; whoever plays its `participant`, which is in the test; whoever plays its `character`, or the GM;
// that, and after the preparation the GM alone; whoever plays the challenger, the one who alters the scene, the winner of
// the round; somebody of its `side`; whoever plays its `participant`, or the GM.
enum class Who { Gm, Player, PlayerOrGm, Maker, Challenger, Altering, Winner, Side, Teller };
// What has to go on for it, besides.
enum class Of { Anything, Session, Competition, Fray };
struct Terms {
    Phases<Phase> when;
    Who who = Who::Gm;
    Of of = Of::Anything;
};
inline constexpr Phases kBetweenScenes{Phase::Setup, Phase::BetweenSessions, Phase::BetweenScenes};
inline constexpr Phases kBuilding{Phase::Setup, Phase::BetweenSessions, Phase::BetweenScenes, Phase::Scene};
inline constexpr Phases kNotEnded = Phases<Phase>::all_before(Phase::Ended);

using ManualCards = OrNone<List<Card, kDeckSize>>;

// In an event: a number as it was, and as it is now.
struct Change {
    int before = 0, after = 0;
    FIELDS(before, after)
};

}  // namespace rules::card_draw
