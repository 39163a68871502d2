#pragma once
// What a bot minds. Material units are those of piece_value.h; lengths in inches.

namespace bots {

inline constexpr int kMostNear = 6, kMostFoes = 12, kMostFriends = 4;

struct Weights {
    double exposure = 0.7;   // of what the best enemy answer would take
    double threat = 0.2;     // of what its own best strike from there could take
    double approach = 0.02;  // an inch towards the nearest enemy
    double trade = 0.3;      // of what both lose in an even trade, times how far it is ahead
    double company = 0.3;    // touching coins with which it could form an Army, a unit of its worth
    double gather = 0.02;    // an inch towards such coins
    double ground = 0.3;     // standing where a score counts one more
    double goal = 0.05;      // an inch towards ground that decides the battle
    double haste = 8;        // impatience at the turn limit, where it would not win there
    double price = 0.06;     // an action
    double noise = 0;        // judgements are off by up to so much
    double seen = 1;         // share of the ideas that come to mind
    int near = kMostNear;    // enemies that it thinks of doing something about
    int foes = kMostFoes;    // enemy units that it minds
};

}  // namespace bots
