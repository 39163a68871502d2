#pragma once
// When a command may come and whose decision it is; and with what its rule is asked.

#include <vector>

#include "game/kit/commands/rule.h"
#include "game/kit/commands/terms.h"
#include "game/kit/hand.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

struct Event;
using Events = std::vector<Event>;
// What else a command needs, after its terms, and what comes of it; the bodies stand in the file of its section (coin_rpg.cpp).
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);
template <class Command>
using ThrowOf = Events(Match&, const Throws&, const Command&);

// Whose decision it is: in a Scene the player's whose turn it is, else anybody's; or anybody's at any time.
enum class Who { OnTurn, Anybody };
struct Terms {
    Phases<Phase> when;
    Who who = Who::OnTurn;
};
inline constexpr Phases kInScene{Phase::Answer, Phase::OwnToss, Phase::Reinforce,
                                 Phase::Adjust, Phase::AtZero,  Phase::Narrate};

}  // namespace rules::coin_rpg
