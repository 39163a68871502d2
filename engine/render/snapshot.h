#pragma once
// A scene as pixels, for use outside the window.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/render/renderer.h"

namespace render {

// RGB rows, top first: view.width x view.height pixels of the scene. Restores the bound framebuffer. The error is the
// driver's, as a sentence.
core::Result<std::vector<std::uint8_t>, std::string> snapshot(Renderer& renderer, const Scene& scene, const View& view);

}  // namespace render
