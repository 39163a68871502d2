#pragma once
// What help and settings share: a page over the screen below it, with its title and the way back in the rail.

#include <string_view>

#include "game/screens/screen.h"

namespace screens {

// Draws wood and rail; "Back" and Escape lead back.
void draw_page_head(App& app, std::string_view title);

// Small underlined print that can be pressed, its upper left corner at `at`.
bool link(ui::Ui& ui, std::string_view label, Vec2 at);

}  // namespace screens
