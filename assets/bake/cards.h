#pragma once
// Playing cards: suits and ranks as distance fields, court figures as flat layers.

#include <filesystem>

#include "assets/bake/image_file.h"

namespace bake {

// 640 x 512, one channel: cells of 128 pixels, five per row: the ranks from 2 to the ace, then clubs,
// diamonds, hearts and spades. Signed distance: 0.5 on the edge, 1 a tenth of a cell inside.
Picture bake_card_signs(const std::filesystem::path& art);
// 1280 x 256, one cell for each head of coins/: penny, nickel, half-dollar, quarter, dollar. The channels are
// the coverage of its silhouette, middle layer, detail and engraving.
Picture bake_card_courts(const std::filesystem::path& art);

}  // namespace bake
