#pragma once
// The formations as small pictures that can be pressed.

#include <optional>

#include "engine/ui/ui.h"
#include "game/coin_wars/screens/formation/formation_library.h"

namespace screens {

struct GalleryTouch {
    std::optional<std::size_t> pressed;  // among the formations
    std::optional<std::size_t> looked_at;
};
// So many to a line, those of one's own below the others. Each is called by its name.
GalleryTouch draw_gallery(ui::Ui& ui, const FormationShelf& shelf, std::size_t chosen, int columns);

}  // namespace screens
