#pragma once
// What it means for a unit to stand somewhere: who could strike it there, whom it could strike, how far it is
// from the enemy, from company, from ground that counts.

#include <vector>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/static_vector.h"
#include "game/coin_wars/bots/weights.h"

namespace bots {

// How far that side is ahead in material, -1 to 1.
double lead(const Board& board, Side side);
// Grows from 0 while nothing falls, and towards a turn limit at which the side would not win.
double impatience(const Board& board, Side side, const Weights& weights);

class Outlook {
public:
    Outlook(const Board& board, const Unit& unit, const Weights& weights);

    // Of standing where it stands now, shifted so far; only differences mean something.
    double value(Vec2 shift) const;
    // The same once an enemy unit has fallen.
    double value_without(const Unit& fallen, Vec2 shift) const;
    // What an attack on that unit is worth: its gain, and what trading means to a side that is ahead or
    // waits for something to happen.
    double strike(const Unit& target, bool ranged) const;
    // The same of a single coin that goes beyond (CW-28): its Offense counts twice, and it falls.
    double strike_beyond(const Unit& target, bool ranged) const;

    // The nearest own units with which it could be an Army, the nearest first.
    const Few<const Unit*, kMostFriends>& friends() const { return friends_; }

private:
    struct Foe {
        const Unit* unit = nullptr;
        double away = 0;                       // from where it stands now to the rim, at least
        double apart = 0;                      // of two single coins, centre to centre: touching
        double mine = 0, mine_ranged = 0;      // gains of striking it
        double theirs = 0, theirs_ranged = 0;  // and of being struck by it
    };
    void look_around(Side enemy);
    void look_for_company();
    void look_for_ground();
    double value(Vec2 shift, const Unit* fallen) const;
    double company(Vec2 shift) const;
    double goals(Vec2 shift) const;
    double ground(Vec2 shift) const;

    const Board& board_;
    const Unit& unit_;
    const Weights& weights_;
    Few<Foe, kMostFoes> foes_;  // the nearest first
    std::vector<const std::vector<Vec2>*> good_ground_;
    Few<const Unit*, kMostFriends> friends_;  // it could form an Army with them
    double impatience_, lead_;
    double farthest_ = 0;  // of any strike
};

}  // namespace bots
