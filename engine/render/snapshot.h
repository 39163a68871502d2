#pragma once
// A scene as pixels, for pages that are kept outside the window.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/render/renderer.h"

namespace render {

// Red, green and blue, rows from the top: view.width x view.height pixels of the scene. What is bound for drawing
// stays as it was. The error is the driver's, as a sentence.
core::Result<std::vector<std::uint8_t>, std::string> snapshot(Renderer& renderer, const Scene& scene, const View& view);

}  // namespace render
