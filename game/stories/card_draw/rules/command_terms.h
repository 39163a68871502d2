#pragma once
// When a command is legal and who decides it; and the signatures of its rule's functions.

#include <vector>

#include "game/kit/commands/rule.h"
#include "game/kit/commands/terms.h"
#include "game/kit/hand.h"
#include "game/stories/card_draw/rules/match.h"

namespace rules::card_draw {

struct Event;
using Events = std::vector<Event>;

// A command's further checks, after its terms, and its effects; the bodies are in the file of their section
// (card_draw.cpp). Comments beside each RULE list its own refusal codes, which come after those of checks.h.
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);
template <class Command>
using ThrowOf = Events(Match&, const Throws&, const Command&);

// Who decides. Gm: the GM. Player: the player of its `participant`, in the test. PlayerOrGm: the player of its
// `character`, or the GM. Maker: the same, but only the GM after preparation. Challenger, Altering, Winner: the
// challenger's player, the one who alters the scene, the round's winner. Side: anyone on its `side`. Teller: the player
// of its `participant`, or the GM.
enum class Who { Gm, Player, PlayerOrGm, Maker, Challenger, Altering, Winner, Side, Teller };
// A further condition: this must be in progress.
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

// In an event: a number before and after.
struct Change {
    int before = 0, after = 0;
    FIELDS(before, after)
};

}  // namespace rules::card_draw
