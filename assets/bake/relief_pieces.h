#pragma once
// Pieces of relief from which the program strikes the faces of coins without a drawn face: emblems, figures
// and letters, each in a cell of a sheet. The cells are in the order of engine/render/coin_face.h and
// relief_sheet.h.

#include <filesystem>

#include "assets/bake/image_file.h"

namespace bake {

// Two channels, the high and the low byte of a height; see assets/textures/README.md. They draw the SVGs
// under `art` and throw std::runtime_error, naming the file, if one is missing.
Picture bake_emblems(const std::filesystem::path& art);
Picture bake_figures(const std::filesystem::path& art);
Picture bake_letters(const std::filesystem::path& art);

}  // namespace bake
