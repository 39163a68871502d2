#pragma once
// Weights of the bots' evaluation. Material in the units of piece_value.h, lengths in inches.

namespace bots {

inline constexpr int kMaxNear = 6, kMaxFoes = 12, kMaxFriends = 4;

struct Weights {
    double exposure = 0.5;   // of what the best enemy answer would take
    double threat = 0.2;     // of what its own best strike from there could take
    double approach = 0.02;  // per inch towards the nearest enemy
    double idle = 0.05;      // per inch farther from every enemy than a move and a half, and coin of the unit
    double trade = 0.3;      // of both sides' loss in an even trade, times its own lead
    double company = 0.3;    // touching coins that could form an Army with it, per unit of its value
    double gather = 0.02;    // per inch towards such coins
    double ground = 0.3;     // standing where a score is one higher
    double shelter = 2;      // of what a Defense one higher there saves, once an enemy who is near strikes
    double follow = 0.6;     // of the blow that a move makes possible in the same turn
    double hold = 20;        // coins where one must stand to win, all that are needed together
    double goal = 0.3;       // per inch towards such a place
    double hunt = 0.2;       // per inch towards an enemy coin whose loss decides the battle
    double haste = 8;        // impatience at the end of the battle of a side that would not win there
    double waiting = 0.7;    // share of `approach` and `hunt` of a side that wins by waiting
    double price = 0.04;     // of an action
    double noise = 0;        // scores are off by up to this much
    double seen = 1;         // share of the candidate moves that it considers
    int near = kMaxNear;     // enemy coins that it considers acting against
    int foes = kMaxFoes;     // enemy units that it takes into account
};

}  // namespace bots
