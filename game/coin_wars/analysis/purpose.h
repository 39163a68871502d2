#pragma once
// What follows from an action that is recommended: why it is worth doing.

#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/phrases.h"

namespace analysis {

namespace cw = rules::coin_wars;

struct Purpose {
    enum class Kind {
        Shown,      // it is no move: what it does says why
        Together,   // an Army forms
        Strikes,    // enemies that the unit can strike from there this turn, and could not before
        Escapes,    // enemies that could have struck it in their next turn, and cannot there
        Threatens,  // enemies that it can strike from there in its next turn, and could not before
        Goal,       // its side's goal comes nearer, or the enemy's farther away
        Placed,     // nothing of these
    };
    Kind kind = Kind::Shown;
    std::vector<int> enemies{};  // that it is about, one coin a unit
    int offense = 0, cost = 0;   // Together: of the Army
};
// The action must be legal.
Purpose purpose_of(const cw::Match& before, const cw::Command& action);
// False of a move that is shorter than a coin's rim can be seen to move, if nothing that can be struck changes by it.
inline constexpr double kSeen = 0.25;  // inches
bool is_worth_an_action(const cw::Match& before, const cw::Command& action);

// "It is out of reach of Veles t38 there." A whole sentence; empty if nothing need be said.
rules::Phrase in_words(const cw::Match& match, const Purpose& purpose);

}  // namespace analysis
