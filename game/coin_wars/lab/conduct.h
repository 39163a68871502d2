#pragma once
// How bots conduct a battle, regardless of the winner: whether they stay on favourable ground, whether they stop where
// the enemy strikes first, which coins are in front, and how much of a force takes part.

#include <array>
#include <functional>
#include <string>

#include "game/coin_wars/lab/contest.h"

namespace lab {

// `held` out of `of` cases examined.
struct Cases {
    int of = 0, held = 0;
    double share() const { return of > 0 ? static_cast<double>(held) / of : 0; }
    void note(bool holds) {
        ++of;
        held += holds ? 1 : 0;
    }
};

// Rounds.
inline constexpr int kStandUntil = 3, kAwayIn = 4, kComeUntil = 5;

// One side's conduct over all battles.
struct Conduct {
    // Units that began with most of their coins on favourable ground, and had most of their survivors there when the
    // third round ended. Fallen coins do not count.
    Cases armies_stood, shooters_stood;
    // Armies' moves that ended within an enemy's strike, without a strike of their own; only enemies that had not moved
    // in their last turn.
    Cases stopped_short;
    // Turns in which a leader or another key coin was the foremost of its side, with no other nearby.
    Cases leader_in_front;
    // A leader's turns that ended with more enemies than friends within a move.
    Cases leader_outnumbered;
    // Of the coins on the table when the fourth round ended: those more than two moves from every enemy that have gone
    // back from where the enemies began.
    Cases away;
    // Of the third that began farthest from the enemy: those within two long edges of the card by the end of the fifth
    // round.
    Cases reserve_came;
    // Of the coins on the table in the third round: those that had never been within a move and a half of an enemy.
    Cases idle;
};
struct ConductReport {
    int battles = 0;
    double score = 0;                // Heads' score
    std::array<Conduct, 2> conduct;  // by side
};

// Fights the contest's pairs with one worker; calls `look` after each battle, which returns false to stop.
ConductReport conduct_of(const Contest& contest, const std::function<bool(int done)>& look);
std::string conduct_text(const Contest& contest, const ConductReport& report);

}  // namespace lab
