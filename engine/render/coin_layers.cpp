#include "engine/render/coin_layers.h"

#include "engine/render/faces.h"

namespace render {

CoinLayers::CoinLayers(const std::vector<MipLevels>& drawn) : texture_(Texture::layers(drawn)) {}

int CoinLayers::layer(const CoinFace& face) { return face.drawn == kStruck ? 0 : layer_of(face); }

}  // namespace render
