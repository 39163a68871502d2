#pragma once
// A struck coin: a free round plate of metal rings in the ways that plate theory gives it, each as high as
// thickness / radius^2 * sqrt(stiffness / density) makes it, and dies away by what it is made of and what it
// lies on.

#include <optional>
#include <vector>

#include "engine/sound/wave.h"

namespace sound {

enum class Metal { Copper, Nickel, Silver, Golden };
// What the coin touches besides what strikes it: it rings freely in the air, knocks on wood, is hushed by
// felt.
enum class Bed { Felt, Wood, Air };

struct Disc {
    double diameter = 0.75;  // inches
    double thickness = 0.06;
    Metal metal = Metal::Copper;
    friend bool operator==(const Disc&, const Disc&) = default;
};
// A coin of that diameter is about that thick, as coins are.
Disc coin_disc(double diameter, Metal metal);

struct CoinStruck {
    Disc disc;
    std::optional<Disc> on{};  // the coin that it struck, else the bed itself
    Bed bed = Bed::Felt;
    double speed = 10;  // inches a second
    friend bool operator==(const CoinStruck&, const CoinStruck&) = default;
};
// A coin thrown onto wood where others lie: it lands, bounces, chatters and lies still.
struct CoinDropped {
    Disc disc;
    double speed = 30;
    friend bool operator==(const CoinDropped&, const CoinDropped&) = default;
};

// It is over: a coin rings out twice, softly.
struct BattleEnded {
    Disc disc;
    friend bool operator==(const BattleEnded&, const BattleEnded&) = default;
};

// How it rings, lowest first: the strengths add up to 1.
std::vector<Tone> tones(const Disc& disc, Bed bed);

// No two are quite alike; the same chance gives the same wave.
Wave ring(const CoinStruck& strike, core::Random& random);
Wave ring(const CoinDropped& drop, core::Random& random);
Wave ring(const BattleEnded& end, core::Random& random);

}  // namespace sound
