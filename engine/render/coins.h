#pragma once
// Converts a scene's coins to quads for shaders/coin_shadow, coin and coin_tossed. Skips coins outside the window.

#include <vector>

#include "engine/render/coin_layers.h"
#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

struct CoinQuads {
    std::vector<Quad> low_shadows;   // of coins on the table: drawn under all coins
    std::vector<Quad> high_shadows;  // of lifted coins: they also fall on other coins
    std::vector<Quad> lying;
    std::vector<Quad> tossed;
};

bool lies_flat(const CoinSprite& coin);
// True if the coin is low enough that its shadow falls under the coins next to it.
bool throws_low_shadow(const CoinSprite& coin);

// The shadow of a disc, for shaders/coin_shadow. `at` is in the turned frame; `thrown_from` is in inches
// above the table.
Quad shadow_quad(Vec2 at, double radius, double thrown_from);

// True if the coin or its shadow, at this point of the turned table, can reach into the window.
bool is_seen(const CoinSprite& coin, Vec2 at, const Frame& frame);
// A coin that lies flat, and the shadow of a coin that lies, flies or flips.
Quad coin_quad(const CoinSprite& coin, Vec2 at, const Frame& frame, CoinFaces& faces);
Quad coin_shadow(const CoinSprite& coin, Vec2 at);

// Generates faces that were not shown before.
CoinQuads coin_quads(const std::vector<CoinSprite>& coins, const Frame& frame, CoinFaces& faces);

}  // namespace render
