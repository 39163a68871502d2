#pragma once
// The coin texture array: one layer per face, filled when a coin first shows it, 1.4 MB each. The drawn faces have
// their layers kept for them; any other face is struck. When the array is full, all struck faces are dropped and
// struck again as needed: the faces of one frame must fit.

#include <array>
#include <functional>
#include <map>
#include <optional>

#include "engine/render/coin_designs.h"
#include "engine/render/coin_face.h"
#include "engine/render/relief_sheet.h"
#include "engine/render/texture.h"

namespace render {

inline constexpr int kMostLayers = 256;  // what OpenGL 3.3 guarantees; the compendium needs 162

// Where faces come from.
struct CoinSource {
    std::function<Pixels(int face)> drawn;  // in the order of layer_of(), kFaceSide wide
    std::function<Pieces()> pieces;         // that faces are struck from
};

class CoinLayers {
public:
    CoinLayers() = default;
    // `most` is the total number of layers.
    explicit CoinLayers(CoinSource source, int most = kMostLayers);

    // The face's layer in the texture. Call before binding the texture for drawing.
    int layer(const CoinFace& face);
    const Texture& texture() const { return texture_; }

private:
    int drawn(int face);
    int struck(const CoinFace& face);

    CoinSource source_;
    Texture texture_;
    int most_ = 0;
    int room_ = 0;  // allocated layers
    int used_ = 0;  // layers in use or kept
    std::array<bool, kFaces> is_filled_{};
    std::map<CoinFace, int> struck_;
    std::optional<Pieces> pieces_;
};

}  // namespace render
