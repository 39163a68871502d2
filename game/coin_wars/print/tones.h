#pragma once
// The tones used on paper. In grey: black lines, white coins, ground without a fill.

#include "game/coin_wars/print/print_job.h"

namespace print {

Tone side_tone(const Job& job, cw::Side side);
// Half as strong.
Tone paler(const Tone& tone);
// The fill of a coin's circle: a light tint of its metal.
Tone metal_tone(const Job& job, const cw::CoinType& type);
// The fill of a ground: a light tint of its paper.
std::optional<Tone> ground_tone(const Job& job, const cw::Terrain& ground);

}  // namespace print
