#pragma once
// The relief on a type of coin. Its `design` is one of the drawn designs ("penny"), or words joined by hyphens, in any
// order and all optional: an emblem ("lily"), a border ("beads"), a value ("50", "1_2" for 1/2, "XVI"). The rest is
// derived from the coin: the value is the number at the start of its title ("50 pence"), else its cents; emblem and
// border are picked from its name, always the same ones. The rest of the title is the legend. So every coin has a face.
// Fighters ("tank") are on both sides unless a value is named; so is any emblem with the word "both".

#include <array>
#include <string_view>

#include "engine/render/coin_face.h"
#include "game/kit/coin_type.h"

namespace table {

// Words of engine/render/coin_designs.cpp; a coin that names no emblem gets one of them.
using Emblems = std::array<std::string_view, 4>;
inline constexpr std::string_view kBoth = "both";
inline constexpr Emblems kPlainEmblems{"wheat", "oak", "maple", "wheel"};

render::CoinFace face_of(const rules::CoinType& type, bool heads, const Emblems& emblems = kPlainEmblems);

}  // namespace table
