#pragma once
// When a command is legal and who decides it; and the signatures of its rule's functions.

#include <vector>

#include "game/kit/commands/rule.h"
#include "game/kit/commands/terms.h"
#include "game/kit/hand.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

struct Event;
using Events = std::vector<Event>;
// A command's further checks, after its terms, and its effects; bodies are in their section's file (coin_rpg.cpp).
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);
template <class Command>
using ThrowOf = Events(Match&, const Throws&, const Command&);

// Who decides: in a Scene the player on turn, otherwise anybody; or anybody at any time.
enum class Who { OnTurn, Anybody };
struct Terms {
    Phases<Phase> when;
    Who who = Who::OnTurn;
};
inline constexpr Phases kInScene{Phase::Answer, Phase::OwnToss, Phase::Reinforce,
                                 Phase::Adjust, Phase::AtZero,  Phase::Narrate};

}  // namespace rules::coin_rpg
