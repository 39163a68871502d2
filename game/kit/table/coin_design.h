#pragma once
// What is struck on a type of coin. Its `design` is one of the drawn designs ("penny"), or words joined by
// hyphens, in any order and each of them optional: an emblem ("lily"), a border ("beads"), a value ("50",
// "1_2" for 1/2, "XVI"). What it leaves open follows from the coin: the value is the number that its title
// begins with ("50 pence"), else its cents; emblem and border go with the name by chance, but are always
// the same. The rest of the title is the legend. So every coin has a face.
// Who fights ("tank") is struck on both sides where no value is named; so is any emblem beside the word "both".

#include <array>
#include <string_view>

#include "engine/render/coin_face.h"
#include "game/kit/coin_type.h"

namespace table {

// Words of engine/render/coin_designs.cpp, of which a coin that names none has one.
using Emblems = std::array<std::string_view, 4>;
inline constexpr std::string_view kBoth = "both";
inline constexpr Emblems kPlainEmblems{"wheat", "oak", "maple", "wheel"};

render::CoinFace face_of(const rules::CoinType& type, bool heads, const Emblems& emblems = kPlainEmblems);

}  // namespace table
