#pragma once
// When a command may come and who decides it; and with what its rule is asked.

#include <vector>

#include "game/kit/commands/rule.h"
#include "game/kit/commands/terms.h"
#include "game/kit/hand.h"
#include "game/stories/edged_coins/rules/match.h"

namespace rules::edged_coins {

struct Event;
using Events = std::vector<Event>;

// What else a command needs, after its terms, and what comes of it; the bodies stand in the file of its section
// (edged_coins.cpp). Beside it are the codes of its own refusals, which come after those of checks.h.
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);
template <class Command>
using ThrowOf = Events(Match&, const Throws&, const Command&);

// Who decides: the CM; whoever plays its `character`, and the CM where it names none; whoever plays the one that has
// proposed a dramatic use; whose hand throws.
enum class Who { Cm, Player, Proposer, Thrower };
struct Terms {
    Phases<Phase> when;
    Who who = Who::Cm;
};
inline constexpr Phases kBetweenTosses{Phase::Setup, Phase::Idle};
inline constexpr Phases kTalk{Phase::Idle, Phase::Oppose, Phase::Prep, Phase::React};
inline constexpr Phases kNotEnded = Phases<Phase>::all_before(Phase::Ended);

// In an event: a number as it was, and as it is now.
struct Change {
    int before = 0, after = 0;
    FIELDS(before, after)
};

}  // namespace rules::edged_coins
