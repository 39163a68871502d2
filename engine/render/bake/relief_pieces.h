#pragma once
// Pieces of relief from which the program strikes the faces of coins that have no drawn face: emblems,
// figures and letters, each in a cell of a sheet. The order of the cells is that of engine/render/coin_face.h
// and relief_pieces.h.

#include <filesystem>

#include "engine/render/bake/image_file.h"

namespace bake {

// Two channels, the high and the low byte of a height; see assets/textures/README.md. Draw the art below
// `art`; throw std::runtime_error naming a drawing that is missing.
Picture bake_emblems(const std::filesystem::path& art);
Picture bake_figures(const std::filesystem::path& art);
Picture bake_letters(const std::filesystem::path& art);

}  // namespace bake
