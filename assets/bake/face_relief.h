#pragma once
// The struck face of a coin as a height map.

#include "assets/bake/face_art.h"
#include "assets/bake/float_image.h"

namespace bake {

enum class Side { Heads, Tails };

// Distances from the centre, in coin radii.
inline constexpr float kArtEnds = 0.83f;
inline constexpr float kGrooveBegins = 0.846f;  // the groove holds the side's painted ring
inline constexpr float kGrooveEnds = 0.912f;

// The position of pixel (x, y) of a `side`-pixel square on the coin: x right, y up, the edge at distance 1.
struct OnCoin {
    float x = 0, y = 0;
    float from_centre() const;
};
OnCoin on_coin(int x, int y, int side);

// Only the raised and engraved parts of the art: heights in coin radii above the field.
Field raised(const Art& art, Side side);
// The whole face: heights in coin radii, at the size of the art. Silhouette, middle and detail are stacked,
// each inflated; engraving cuts into all of them; lettering stands on the field.
Field strike(const Art& art, Side side);

}  // namespace bake
