#pragma once
// Rule book, 4.3: when a command is legal and for whom, whether it is kept, and what it costs; and the signatures of
// its rule's functions.

#include "game/kit/commands/rule.h"
#include "game/kit/commands/terms.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

struct CommandContext;
// A command's further checks, between its terms and its price, and its effects; the bodies are in the file of their
// section (universalis.cpp).
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = void(CommandContext&, const Command&);

// Who decides. Awaited: whose turn it is, or who is asked (match.h). Challenger, Accuser: of the Challenge or fine in
// progress.
enum class Who { Awaited, Anybody, Challenger, Accuser };
// The trace that a command leaves (4.3).
enum class Kept {
    No,
    Said,        // can be challenged
    Done,        // can be challenged and undone
    DoneForGood  // can be undone, but not challenged
};
// The event after which it is too late, within its phase or pause.
enum class Until { ItsEnd, FirstBid, FirstVote };
struct Terms {
    Phases<Phase> when;
    Who who = Who::Awaited;
    Kept kept = Kept::No;
    int cost = 0;  // coins, unless it depends on the arguments
    Phases<PauseKind> pauses{PauseKind::None};
    Until until = Until::ItsEnd;
};
inline constexpr Phases kNotEnded = Phases<Phase>::all_before(Phase::Ended);
inline constexpr Phases kOwnTurn{Phase::Framing, Phase::Turn};
inline constexpr Phases kScene{Phase::Framing, Phase::Turn, Phase::Aftermath};
constexpr Terms in_pause(Phases<PauseKind> pauses, Who who = Who::Awaited, Until until = Until::ItsEnd) {
    return {Phases<Phase>::any(), who, Kept::No, 0, pauses, until};
}

}  // namespace rules::universalis
