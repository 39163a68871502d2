#pragma once
// A picture of a table alone, without the panels.

#include <filesystem>

#include "game/kit/table/camera.h"
#include "game/shell/screen.h"

namespace screens {

// All of `whole` (inches), as large as the window allows, as a PNG. Call before the frame is drawn. The error is a
// sentence.
core::Result<void, std::string> picture_of_table(App& app, const render::Scene& scene, const table::Box& whole,
                                                 const std::filesystem::path& file);

}  // namespace screens
