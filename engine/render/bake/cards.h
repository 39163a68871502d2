#pragma once
// Playing cards: their signs as distances, their courts as flat layers.

#include <filesystem>

#include "engine/render/bake/image_file.h"

namespace bake {

// 640 x 512, one channel: cells of 128 pixels, five a row, the ranks from 2 to the ace and then clubs,
// diamonds, hearts and spades. Signed distance: 0.5 on the edge, 1 a tenth of a cell inside.
Picture bake_card_signs(const std::filesystem::path& art);
// 1280 x 256, a cell a head of coins/: penny, nickel, half-dollar, quarter, dollar. How much its silhouette,
// middle layer, detail and engraving cover.
Picture bake_card_courts(const std::filesystem::path& art);

}  // namespace bake
