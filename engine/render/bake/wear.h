#pragma once
// What years in pockets do to a coin: scratches, dents, smudges, dirt. A tile, laid over every coin at
// another place and turn.

#include "engine/render/bake/image_file.h"

namespace bake {

// 512 x 512 RGBA; see assets/textures/README.md.
Picture bake_wear();

}  // namespace bake
