#pragma once
// What happened, in order; each carries before and after, so that a view needs nothing else. Coins are indices into the scenario.

#include <optional>
#include <string>
#include <variant>

#include "engine/measure/measure.h"
#include "game/rules/coin_wars/match.h"
#include "game/rules/hand.h"

namespace rules::coin_wars {

struct Agreed { Side side; };
struct FacesChosen { bool swapped; };
struct Tossed { Face face; bool real; };  // real: told by the players, not thrown by the hand
struct Ordered { Side first; };
struct Placed { int coin; std::optional<Vec2> from, to; };  // `to` empty: taken back into the hand
struct SaidReady { Side side; };
struct Moved {
    int coin;
    Vec2 from, to;
    measure::Card card;       // where the card lay: a receipt that a replay lays again
    int stopped_by = kNobody; // the coin whose touch ended the move
    bool stopped_by_ground = false;
};
// CW-10, CW-11. `beats`: the target of this comparison falls.
struct Attacked { int attacker, target; bool ranged; int offense, defense; bool beats; std::string rule; };
struct AttackedBack { int attacker, target; bool ranged; int offense, defense; bool beats; std::string rule; };
struct Fell { int coin; int by; How how; Vec2 at; };
struct PurseGrew { Side side; int before, after; };  // cents, R-33
struct Passed { Side side; };
struct TurnBegan { int turn; Side side; };
struct QuietWarned { int turns_left; };  // R-36, from the seventh quiet turn on
struct NothingCanFall {};
struct DrawOffered { Side side; };
struct DrawAnswered { Side side; bool accepted; };
struct Ended { Outcome outcome; };

using Event = std::variant<Agreed, FacesChosen, Tossed, Ordered, Placed, SaidReady, Moved, Attacked, AttackedBack, Fell, PurseGrew,
                           Passed, TurnBegan, QuietWarned, NothingCanFall, DrawOffered, DrawAnswered, Ended>;

}  // namespace rules::coin_wars
