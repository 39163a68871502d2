#pragma once
// Paper: short fibres pressed flat, lit from the upper left.

#include "assets/bake/image_file.h"

namespace bake {

// 512 x 512 RGBA; see assets/textures/README.md.
Picture bake_paper();

}  // namespace bake
