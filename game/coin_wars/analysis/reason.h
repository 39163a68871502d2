#pragma once
// Why a different turn would have been better, in the game's words.

#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/phrases.h"

namespace analysis {

namespace cw = rules::coin_wars;

struct Reason {
    enum class Kind {
        Won,      // the better turn wins the battle at once
        Missed,   // enemy coins that the better turn takes
        Traded,   // own coins that the played turn gave away
        Exposed,  // an own coin that enemies could strike after the played turn
        Goal,     // the better turn gets closer to the goal, or keeps the enemy from its own
        Placed,   // none of these
    };
    Kind kind = Kind::Placed;
    std::vector<int> coins{};     // the coins concerned
    std::vector<int> strikers{};  // Exposed: the enemies that could strike it
    double inches = 0;            // Exposed: distance within which all of them are, from rim to rim; 0 in older files
    friend bool operator==(const Reason&, const Reason&) = default;
};
ENUM_NAMES(Reason::Kind, "won", "missed", "traded", "exposed", "goal", "placed")

// `played` and `better`: the match after two versions of `side`'s turn from `before`.
Reason reason_of(const cw::Match& before, const cw::Match& played, const cw::Match& better, cw::Side side);

// How much nearer the side is to its goal than the other side to its own: 1 is a whole goal.
double goal_lead(const cw::Match& match, cw::Side side);

// "Dime stood within 2 cards of 3 \u00d7 Nickel and could be struck." A whole sentence.
rules::Phrase in_words(const cw::Scenario& scenario, const Reason& reason);
// The same before the action: "Dime would stand within 2 cards of 3 \u00d7 Nickel and could be struck."
rules::Phrase foretold(const cw::Scenario& scenario, const Reason& reason);

}  // namespace analysis
