#pragma once
// The coin texture arrays: one layer per face, filled when a coin first shows it. Drawn faces have reserved layers; any
// other face is generated ("struck"). When an array is full, all struck faces are dropped and regenerated as needed:
// the faces of one frame must fit.

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "engine/render/coin_designs.h"
#include "engine/render/coin_face.h"
#include "engine/render/relief_sheet.h"
#include "engine/render/texture.h"

namespace render {

inline constexpr int kMaxLayers = 256;  // what OpenGL 3.3 guarantees; the compendium needs 162

// Sources of faces.
struct CoinSource {
    std::function<MipLevels(int face, int side)> drawn;  // in the order of layer_of(); its largest level is `side` wide
    std::function<Pieces()> pieces;                      // for struck faces
};

class CoinLayers {
public:
    CoinLayers() = default;
    // Each layer is `side` pixels wide; `max` is their total number.
    explicit CoinLayers(CoinSource source, int side, int max = kMaxLayers);

    // The face's layer in the texture. Call before binding the texture for drawing.
    int layer(const CoinFace& face);
    const Texture& texture() const { return texture_; }
    // The textures that small coins show instead, with the same layers (coin_face_generator.h).
    const Texture& signs() const { return signs_; }

private:
    int drawn(const CoinFace& face);
    int struck(const CoinFace& face);
    void fill(int layer, const CoinFace& face, const MipLevels& levels);

    CoinSource source_;
    int side_ = 0;
    Texture texture_, signs_;
    int max_ = 0;
    int room_ = 0;  // allocated layers
    int used_ = 0;  // layers in use or reserved
    std::array<bool, kFaces> is_filled_{};
    std::map<CoinFace, int> struck_;
    std::optional<Pieces> pieces_;
};

// Faces at half size, enough for small coins on the screen, and at full size, 1.4 MB per face, once larger coins are
// shown.
class CoinFaces {
public:
    CoinFaces() = default;
    explicit CoinFaces(CoinSource source) : source_(std::move(source)) {}

    // For a frame whose largest coin is `pixels` wide.
    CoinLayers& of(double pixels);

private:
    CoinSource source_;
    std::optional<CoinLayers> half_, full_;
};

}  // namespace render
