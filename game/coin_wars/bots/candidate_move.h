#pragma once
// A candidate move: a possible action of a unit, with the bot's score for it.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/random.h"
#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/weights.h"
#include "game/coin_wars/rules/command.h"

namespace bots {

struct Candidate {
    enum class Kind { Move, Attack, Charge, Use };
    Kind kind = Kind::Move;
    int front = kNoCoin;   // the coin that moves; for an attack, some coin of the unit
    int target = kNoCoin;  // of an attack or Charge, or the coin that a trait is used on
    bool ranged = false;
    bool beyond = false;         // CW-28: for a single coin's attack
    std::uint8_t trait = 0;      // index into kTraits of the trait used
    Vec2 to{};                   // end of a move or of a Charge's first leg
    std::optional<Vec2> rest{};  // end of a Charge's second leg
    double gain = 0;             // of a strike: its expected gain minus its cost
    bool exact = true;           // false: the gain is an estimate, see make_exact
    double score = 0;            // compared with doing nothing with this unit
    int actions = 1;             // actions it needs, including the strike it prepares
};

cw::Command command_of(const Match& match, const Candidate& candidate);

// Replaces the estimated gain of a legal Charge with the exact one, and adjusts its score.
void make_exact(const Board& board, Candidate& candidate);

// Appends scored candidate moves of this unit (a random share of them, Weights::seen). The rules may still refuse some.
void think(const Board& board, const Unit& unit, const Weights& weights, core::Random& random,
           std::vector<Candidate>& candidates);

}  // namespace bots
