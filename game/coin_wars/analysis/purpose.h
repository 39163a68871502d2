#pragma once
// The consequences of a recommended action: why it is worth doing.

#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/phrases.h"

namespace analysis {

namespace cw = rules::coin_wars;

struct Purpose {
    enum class Kind {
        Shown,      // not a move: its effect is the reason
        Together,   // an Army forms
        Strikes,    // enemies the unit can strike from there this turn, and could not before
        Escapes,    // enemies that could have struck it on their next turn, and cannot strike it there
        Threatens,  // enemies it can strike from there on its next turn, and could not before
        Goal,       // its side's goal gets closer, or the enemy's farther away
        Placed,     // none of these
    };
    Kind kind = Kind::Shown;
    std::vector<int> enemies{};  // the enemies concerned, one coin for each unit
    int offense = 0, cost = 0;   // Together: the Army's
};
// The action must be legal.
Purpose purpose_of(const cw::Match& before, const cw::Command& action);
// The shortest move that is visible.
inline constexpr double kSeen = 0.25;  // inches
// False for a move shorter than kSeen that does not change what can be struck.
bool is_worth_an_action(const cw::Match& before, const cw::Command& action);

// "It is out of reach of Veles t38 there." A whole sentence; empty if there is nothing to say.
rules::Phrase in_words(const cw::Match& match, const Purpose& purpose);

}  // namespace analysis
