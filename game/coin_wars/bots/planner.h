#pragma once
// The sergeant's planner: the board, and the best candidate moves of each unit. Both are kept between commands; only
// units near a change are evaluated again.

#include <vector>

#include "engine/core/random.h"
#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/candidate_move.h"
#include "game/coin_wars/bots/forming.h"
#include "game/coin_wars/bots/weights.h"
#include "game/coin_wars/rules/command.h"

namespace bots {

class Planner {
public:
    explicit Planner(const Weights& weights) : weights_(weights) {}

    // The next command of the side to act: forms Armies of touching coins, otherwise takes the best action of all
    // units, otherwise ends the turn. No decision or answer may be pending. Counts its work.
    cw::Command act(const Match& match, core::Random& random, Thinking* thinking = nullptr);
    // Candidate moves evaluated so far: the measure of its work.
    std::int64_t evaluated() const { return evaluated_; }

private:
    // The best candidate moves of a unit, best last.
    struct Kept {
        bool known = false;
        bool fresh = false;  // Unit::fresh when they were found
        std::vector<Candidate> candidates;
    };
    void forget();
    Kept& kept(const Unit& unit) { return kept_[static_cast<std::size_t>(unit.lead)]; }
    void think_of(const Unit& unit, core::Random& random);
    std::optional<cw::Command> best(const Match& match);

    Weights weights_;
    Board board_;
    std::vector<Kept> kept_;  // indexed by the unit's lead
    Side side_ = Side::Heads;
    double impatience_ = 0, lead_ = 0;  // at the last full evaluation
    Forming forming_;
    std::vector<Candidate> ideas_;
    std::int64_t evaluated_ = 0;
};

}  // namespace bots
