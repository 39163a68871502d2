#pragma once
// The cards of a quick battle: small forces of equal price, each with a name; and a force's places in its zone.

#include <array>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/battles/quick_code.h"

namespace battles {

struct QuickForce {
    words::Key name;
    Purse coins;  // of the set "us"
};
// Six forces with different names, each worth kQuickPoints by the cards' own prices, which never change, so that a code
// always gives the same battle. These are not the prices of BX-8.
inline constexpr double kQuickPoints = 60;
std::array<QuickForce, kQuickCards> quick_forces(core::Random& random);

struct LaidCoin {
    std::string type;
    Vec2 at;  // inches, as for Heads: its own edge is y = 0
};
// In ranks, cheap coins in front, centred on a front `width` wide; the foremost rim is at `front` (in).
std::vector<LaidCoin> laid_out(const Purse& coins, double width, double front);

}  // namespace battles
