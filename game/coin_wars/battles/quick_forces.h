#pragma once
// The cards of a quick battle: small forces that cost the same, each with a name; and how a force lies in its zone.

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
// Of different names, each worth kQuickPoints by the cards' own prices, which never change: a code is the same battle for
// ever. They are not those of BX-8.
inline constexpr double kQuickPoints = 60;
std::array<QuickForce, kQuickCards> quick_forces(core::Random& random);

struct LaidCoin {
    std::string type;
    Vec2 at;  // inches, as Heads lies: its own edge is y = 0
};
// In ranks, the cheap ones before the dear ones, about the middle of a front `width` wide; the rim of the foremost is at
// `front`.
std::vector<LaidCoin> laid_out(const Purse& coins, double width, double front);

}  // namespace battles
