#pragma once
// Oak planks: growth rings as cuts through tilted cones, wood rays, and thousands of pores.

#include "assets/bake/image_file.h"

namespace bake {

// 2048 x 1024 sRGB, four planks; see assets/textures/README.md.
Picture bake_oak();

}  // namespace bake
