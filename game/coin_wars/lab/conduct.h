#pragma once
// How bots conduct a battle, whoever wins it: whether they stay on the ground that favours them, whether they stop where
// the enemy strikes first, who goes in front, and how much of a force takes part.

#include <array>
#include <functional>
#include <string>

#include "game/coin_wars/lab/contest.h"

namespace lab {

// So many of those looked at.
struct Part {
    int of = 0, so_many = 0;
    double share() const { return of > 0 ? static_cast<double>(so_many) / of : 0; }
    void note(bool holds) {
        ++of;
        so_many += holds ? 1 : 0;
    }
};

// Rounds.
inline constexpr int kStandUntil = 3, kAwayIn = 4, kComeUntil = 5;

// Of one side, over all battles.
struct Conduct {
    // Those that began with most of their coins on ground that favours them, and had most of what was left of them there
    // when the third round ended. Who has fallen by then does not count.
    Part armies_stood, shooters_stood;
    // Moves of Armies that ended where an enemy who had not moved in its last turn can strike, without a strike of their own.
    Part stopped_short;
    // Turns in which a leader or another coin that decides much was the foremost of its side, with no other near.
    Part leader_in_front;
    // Turns of a leader that ended with more enemies than friends within a move.
    Part leader_outnumbered;
    // Of the coins there when the fourth round ended: those farther than two moves from every enemy which have gone back
    // from where all enemies began.
    Part away;
    // Of the third that began farthest from the enemy: those that had been within two long edges of the card when the
    // fifth round ended.
    Part reserve_came;
    // Of the coins there in the third round: those that had not been within a move and a half of an enemy yet.
    Part idle;
};
struct ConductReport {
    int battles = 0;
    double score = 0;                // of Heads
    std::array<Conduct, 2> conduct;  // by side
};

// Fights the contest's pairs by one worker; `look` is called after each battle: false ends it.
ConductReport conduct_of(const Contest& contest, const std::function<bool(int done)>& look);
std::string conduct_text(const Contest& contest, const ConductReport& report);

}  // namespace lab
