#pragma once
// Dice, knuckles and buttons: short, dull knocks.

#include "engine/sound/coin_ring.h"

namespace sound {

struct DieStruck {
    int sides = 6;
    enum class On { Felt, Wood, Thing } on = On::Felt;  // a thing: another die, a coin
    double speed = 20;                                  // inches per second
    friend bool operator==(const DieStruck&, const DieStruck&) = default;
};
struct Pressed {  // a button of a panel
    friend bool operator==(const Pressed&, const Pressed&) = default;
};
struct TurnEnded {  // knuckles on the table: your turn
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};

Wave knock(const DieStruck& strike, core::Random& random);
Wave knock(Pressed, core::Random& random);
Wave knock(TurnEnded, core::Random& random);

}  // namespace sound
