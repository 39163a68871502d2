#pragma once
// What a sergeant has in mind: the battle as he sees it, and for each unit what it had best do. Both are kept
// from one command to the next; only what lies near a change is thought of again.

#include <vector>

#include "engine/core/random.h"
#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/candidate_move.h"
#include "game/coin_wars/bots/forming.h"
#include "game/coin_wars/bots/weights.h"
#include "game/coin_wars/rules/command.h"

namespace bots {

class Mind {
public:
    explicit Mind(const Weights& weights) : weights_(weights) {}

    // What he does next for the side to act: forms what touches, else the best action of all its units, else
    // ends the turn. No decision or answer may be awaited.
    rules::coin_wars::Command act(const Match& match, core::Random& random);

private:
    // The best ideas of a unit, the best last.
    struct Kept {
        bool known = false;
        bool fresh = false;  // the unit was, when it was thought of
        std::vector<Idea> ideas;
    };
    void forget();
    Kept& kept(const Unit& unit) { return kept_[static_cast<std::size_t>(unit.lead)]; }
    void think_of(const Unit& unit, core::Random& random);
    std::optional<rules::coin_wars::Command> best(const Match& match);

    Weights weights_;
    Board board_;
    std::vector<Kept> kept_;  // by the unit's lead
    Side side_ = Side::Heads;
    double impatience_ = 0, lead_ = 0;  // when all was last thought of
    Forming forming_;
    std::vector<Idea> ideas_;
};

}  // namespace bots
