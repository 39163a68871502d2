#pragma once
// A struck coin: a free round metal plate rings in the modes of plate theory, with frequencies proportional
// to thickness / radius^2 * sqrt(stiffness / density), and decays according to its metal and what it lies on.

#include <optional>
#include <vector>

#include "engine/sound/wave.h"

namespace sound {

enum class Metal { Copper, Nickel, Silver, Golden };
// The ground under the coin: it rings freely in air, knocks on wood and is damped by felt.
enum class Bed { Felt, Wood, Air };

struct Disc {
    double diameter = 0.75;  // inches
    double thickness = 0.06;
    Metal metal = Metal::Copper;
    friend bool operator==(const Disc&, const Disc&) = default;
};
// A coin of that diameter with a typical thickness.
Disc coin_disc(double diameter, Metal metal);

struct CoinStruck {
    Disc disc;
    std::optional<Disc> on{};  // the coin that it hit; nullopt: the bed
    Bed bed = Bed::Felt;
    double speed = 10;  // inches per second
    friend bool operator==(const CoinStruck&, const CoinStruck&) = default;
};
// A coin dropped on wood among others: it lands, bounces, chatters and comes to rest.
struct CoinDropped {
    Disc disc;
    double speed = 30;
    friend bool operator==(const CoinDropped&, const CoinDropped&) = default;
};

// The battle is over: a coin rings out twice, softly.
struct BattleEnded {
    Disc disc;
    friend bool operator==(const BattleEnded&, const BattleEnded&) = default;
};

// A disc's tones, lowest first; the strengths add up to 1.
std::vector<Tone> tones(const Disc& disc, Bed bed);

// Each call varies a little; equal random states give equal waves.
Wave ring(const CoinStruck& strike, core::Random& random);
Wave ring(const CoinDropped& drop, core::Random& random);
Wave ring(const BattleEnded& end, core::Random& random);

}  // namespace sound
