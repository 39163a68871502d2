#pragma once
// A candidate move: something that a unit could do, with the bot's score for it.

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
    int front = kNobody;   // the coin that goes; of an attack some coin of the unit
    int target = kNobody;  // of an attack or Charge, or on whom a trait is used
    bool ranged = false;
    bool beyond = false;         // CW-28: of a single coin's attack
    std::uint8_t trait = 0;      // that is used, of kTraits
    Vec2 to{};                   // a move's end, a Charge's first leg
    std::optional<Vec2> rest{};  // a Charge's second leg
    double gain = 0;             // of a blow: what it takes less what it costs, on average
    bool exact = true;           // false: that is an estimate, see make_exact
    double score = 0;            // against doing nothing with this unit
    int actions = 1;             // that must be left for it, and for the blow that it is meant for
};

cw::Command command_of(const Match& match, const Candidate& candidate);

// Replaces the estimated gain of a legal Charge by the exact one; its score changes by as much.
void make_exact(const Board& board, Candidate& candidate);

// Appends scored candidate moves of this unit (a random share
// of them, Weights::seen). The rules may still refuse some.
void think(const Board& board, const Unit& unit, const Weights& weights, core::Random& random,
           std::vector<Candidate>& candidates);

}  // namespace bots
