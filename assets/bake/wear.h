#pragma once
// The wear of years in pockets: scratches, dents, smudges, dirt. A tile, applied to each coin at a
// different offset and rotation.

#include "assets/bake/image_file.h"

namespace bake {

// 512 x 512 RGBA; see assets/textures/README.md.
Picture bake_wear();

}  // namespace bake
