#pragma once
// The drawings of a coin's face: one SVG per face, one group
// per layer. rsvg-convert turns each layer into a mask.

#include <filesystem>
#include <string>

#include "assets/bake/float_image.h"

namespace bake {

// Square masks, 0 to 1. face_relief.h says what each of them does to the metal.
struct Art {
    Field silhouette, middle, detail, engraving, lettering;
};

// The layers are the groups with the ids silhouette, middle, detail, engraving and lettering. Throws
// std::runtime_error, naming the file, if the drawing is missing or rsvg-convert fails.
Art draw_art(const std::filesystem::path& svg, int side);
// A single layer, `width` x `height` pixels.
Field draw_layer(const std::filesystem::path& svg, const std::string& layer, int width, int height);

}  // namespace bake
