#pragma once
// The cloth of the mat: tens of thousands of bent fibres on top of each other, lit by the window.

#include "assets/bake/image_file.h"

namespace bake {

// 1024 x 1024 RGBA; see assets/textures/README.md.
Picture bake_felt();

}  // namespace bake
