#pragma once
// The formations as small pictures to press.

#include <optional>

#include "engine/ui/ui.h"
#include "game/coin_wars/screens/formation/formation_library.h"

namespace screens {

struct GalleryTouch {
    std::optional<std::size_t> pressed;  // index of the formation
    std::optional<std::size_t> looked_at;
};
// Draws `columns` pictures to a line, the player's own below the others. Labels are the formations' names.
GalleryTouch draw_gallery(ui::Ui& ui, const FormationShelf& shelf, std::size_t chosen, int columns);

}  // namespace screens
