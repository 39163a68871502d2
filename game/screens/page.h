#pragma once
// What pages share: wood, and a rail with the page's title and the way out, which Escape takes too.

#include <string_view>

#include "game/screens/screen.h"

namespace screens {

// To the screen below it (help, settings), or to the title.
enum class WayOut { Back, Title };
void draw_page_head(App& app, std::string_view title, WayOut way_out = WayOut::Back);

// Small underlined print that can be pressed, its upper left corner at `at`.
bool link(ui::Ui& ui, std::string_view label, Vec2 at);

}  // namespace screens
