#pragma once
// What pages share: wood, and a rail with the page's title and the way out, which Escape takes too.

#include "game/screens/screen.h"

namespace screens {

// To the screen below it (help, settings), or to the title.
enum class WayOut { Back, Title };
void draw_page_head(App& app, const Phrase& title, WayOut way_out = WayOut::Back);

// Of a button on a rail or strip: as many points, or more where the label is longer. Pixels.
double button_width(const ui::Ui& ui, const Phrase& label, double points);

// Before buttons with these labels: side by side, as wide as their words want, where all of them fit; else
// one below the other.
void button_row(ui::Ui& ui, const std::vector<Phrase>& labels);

// Small underlined print that can be pressed, its upper left corner at `at`.
bool link(ui::Ui& ui, const Phrase& label, Vec2 at);

}  // namespace screens
