#pragma once
// Weights of the bots' evaluation. Material in the units of piece_value.h, lengths in inches.

namespace bots {

inline constexpr int kMaxNear = 6, kMaxFoes = 12, kMaxFriends = 4;

struct Weights {
    double exposure = 0.5;   // share of what the enemy's best answer would take
    double threat = 0.2;     // share of what its own best strike from there could take
    double approach = 0.02;  // per inch towards the nearest enemy
    double idle = 0.05;      // per inch beyond a move and a half from every enemy, and per coin of the unit
    double trade = 0.3;      // share of both sides' loss in an even trade, times its own lead
    double company = 0.3;    // touching coins that could form an Army with it, relative to its value
    double gather = 0.02;    // per inch towards such coins
    double ground = 0.3;     // standing on ground that adds one to a score
    double shelter = 2;      // share of what +1 Defense there saves, once a nearby enemy strikes
    double follow = 0.6;     // share of a strike that a move makes possible in the same turn
    double hold = 20;        // coins in a place that must be held to win, for all needed coins together
    double goal = 0.3;       // per inch towards such a place
    double hunt = 0.2;       // per inch towards an enemy coin whose loss decides the battle
    double haste = 8;        // impatience at the end of the battle for a side that would not win there
    double waiting = 0.7;    // share of `approach` and `hunt` for a side that wins by waiting
    double price = 0.04;     // cost of an action
    double noise = 0;        // largest random error of scores
    double seen = 1;         // share of the candidate moves considered
    int near = kMaxNear;     // enemy coins that it considers acting against
    int foes = kMaxFoes;     // enemy units that it takes into account
};

}  // namespace bots
