#pragma once
// The weights of the chance to win, with and without playouts. Written by
//     coinwars-cli lab chance --games 80 --seed 1 --out game/coin_wars/bots/chance_weights.h
// from 11231 positions. Brier score on these: 0.220 at once, 0.160 foreseen, 0.243 the battle's usual score.

#include "game/coin_wars/bots/chance.h"

namespace bots {

inline constexpr ChanceTerms kAtOnce{
    0.241,   // worth
    4.114,   // left
    -2.554,  // left x time
    -1.215,  // purse
    0.749,   // goals
    0.968,   // goals x time
    2.364,   // end x time^3
    0.086,   // mover
    1.782,   // mover's threat
    2.055,   // other's threat
    0.000,   // foreseen
    0.000,   // foreseen x time
};

inline constexpr ChanceTerms kForeseen{
    0.182,   // worth
    0.586,   // left
    -1.053,  // left x time
    0.276,   // purse
    0.021,   // goals
    0.172,   // goals x time
    1.380,   // end x time^3
    -0.029,  // mover
    0.781,   // mover's threat
    0.759,   // other's threat
    0.731,   // foreseen
    1.264,   // foreseen x time
};

}  // namespace bots
