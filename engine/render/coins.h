#pragma once
// Coins of a scene as quads for shaders/coin_shadow, coin and coin_tossed. Coins outside the window are left
// out.

#include <vector>

#include "engine/render/coin_layers.h"
#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

struct CoinQuads {
    std::vector<Quad> low_shadows;   // of coins on the table: they fall under all coins
    std::vector<Quad> high_shadows;  // of lifted coins: they fall on other coins too
    std::vector<Quad> lying;
    std::vector<Quad> tossed;
};

bool lies_flat(const CoinSprite& coin);
// Whether the coin lies so low that its shadow falls under the coins beside it.
bool throws_low_shadow(const CoinSprite& coin);

// The shadow of a disc, for shaders/coin_shadow: `at` as the frame turned it, `thrown_from` inches above the
// table.
Quad shadow_quad(Vec2 at, double radius, double thrown_from);

// Whether coin or shadow, at this place of the turned table, can reach into the window.
bool is_seen(const CoinSprite& coin, Vec2 at, const Frame& frame);
// A coin that lies flat, and the shadow of a coin as it lies, flies or turns over.
Quad coin_quad(const CoinSprite& coin, Vec2 at, const Frame& frame, CoinLayers& faces);
Quad coin_shadow(const CoinSprite& coin, Vec2 at);

// Faces that were not yet shown are struck.
CoinQuads coin_quads(const std::vector<CoinSprite>& coins, const Frame& frame, CoinLayers& faces);

}  // namespace render
