#pragma once
// Why another turn would have been better, in the game's words.

#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/phrases.h"

namespace analysis {

namespace cw = rules::coin_wars;

struct Reason {
    enum class Kind {
        Won,      // the better turn wins the battle at once
        Missed,   // enemy coins that the better turn takes
        Traded,   // own coins that the turn gave away
        Exposed,  // an own coin that enemies could strike where the turn left it
        Goal,     // the better turn comes nearer to the goal, or keeps the enemy from its own
        Placed,   // nothing of these
    };
    Kind kind = Kind::Placed;
    std::vector<int> coins{};     // that it is about
    std::vector<int> strikers{};  // Exposed: who could strike it
    double inches = 0;            // Exposed: how near all of them are, from rim to rim; in older files 0
    friend bool operator==(const Reason&, const Reason&) = default;
};
ENUM_NAMES(Reason::Kind, "won", "missed", "traded", "exposed", "goal", "placed")

// The same turn of `side` from `before`, as it was played and as it would have been better.
Reason reason_of(const cw::Match& before, const cw::Match& played, const cw::Match& better, cw::Side side);

// How much nearer that side is to its goal than the other one to its own: 1 is a whole goal.
double goal_lead(const cw::Match& match, cw::Side side);

// "Dime stood within 2 cards of 3 \u00d7 Nickel and could be struck." A whole sentence.
rules::Phrase in_words(const cw::Scenario& scenario, const Reason& reason);
// The same before it is done: "Dime would stand within 2 cards of 3 \u00d7 Nickel and could be struck."
rules::Phrase foretold(const cw::Scenario& scenario, const Reason& reason);

}  // namespace analysis
