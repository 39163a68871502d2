#pragma once
// When a command is legal and who decides it; and the signatures of its rule's functions.

#include <vector>

#include "game/kit/commands/rule.h"
#include "game/kit/commands/terms.h"
#include "game/kit/hand.h"
#include "game/stories/edged_coins/rules/match.h"

namespace rules::edged_coins {

struct Event;
using Events = std::vector<Event>;

// A command's further checks, after its terms, and its effects; the bodies are in the file of their section
// (edged_coins.cpp). Comments beside each RULE list its own refusal codes, which come after those of checks.h.
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);
template <class Command>
using ThrowOf = Events(Match&, const Throws&, const Command&);

// Who decides. Cm: the CM. Player: the player of its `character`, or the CM if it names none. Proposer: the player
// whose character proposed a dramatic use. Thrower: the one who throws the toss.
enum class Who { Cm, Player, Proposer, Thrower };
struct Terms {
    Phases<Phase> when;
    Who who = Who::Cm;
};
inline constexpr Phases kBetweenTosses{Phase::Setup, Phase::Idle};
inline constexpr Phases kTalk{Phase::Idle, Phase::Oppose, Phase::Prep, Phase::React};
inline constexpr Phases kNotEnded = Phases<Phase>::all_before(Phase::Ended);

// In an event: a number before and after.
struct Change {
    int before = 0, after = 0;
    FIELDS(before, after)
};

}  // namespace rules::edged_coins
