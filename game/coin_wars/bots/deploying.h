#pragma once
// Deployment (CW-5, R-1): a bot places the coins of its hand so that Armies can form, and then says that it is ready.

#include <optional>

#include "engine/core/random.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"

namespace bots {

// How blocks of coins are laid out in the zone.
struct Layout {
    int abreast = 5;
    double apart = 0;                // between neighbours in a block, in diameters; 0: they touch and may form an Army
    double back = 0;                 // behind the zone's front, as a share of its depth
    std::optional<double> middle{};  // centre of all blocks, as a share of the zone's width; nullopt: random for each
};
// The next legal command of the deploying side. Concedes if its zone has no place left for a coin, since nobody could
// deploy it.
rules::coin_wars::Command deploying(const rules::coin_wars::Match& match, core::Random& random,
                                    const Layout& layout = {});

}  // namespace bots
