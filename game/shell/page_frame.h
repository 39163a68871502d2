#pragma once
// What pages share: wood, and a rail with the page's title and the way out, which Escape takes too.

#include "game/shell/screen.h"

namespace screens {

// To the screen below it (help, settings), or to the title.
enum class WayOut { Back, Title };
void draw_page_head(App& app, const Phrase& title, WayOut way_out = WayOut::Back);
// The rail alone, over whatever the page draws itself.
void draw_page_rail(App& app, const Phrase& title, WayOut way_out);

// What the program has to tell (App::tell), over whatever is shown, until it is read.
void draw_told(App& app);

// Of a button on a rail or strip: as many points, or more where the label is longer. Pixels.
double button_width(const ui::Ui& ui, const Phrase& label, double points);

// Before buttons with these labels: side by side, as wide as their words want, where all of them fit; else
// one below the other.
void button_row(ui::Ui& ui, const std::vector<Phrase>& labels);

// Tabs along the upper edge of `rect`, in one row or two, on the wood: which is chosen now, and what is left
// below them.
struct Tabs {
    std::size_t chosen = 0;
    ui::Rect below;
};
Tabs draw_tabs(ui::Ui& ui, std::string_view name, const ui::Rect& rect, const std::vector<Phrase>& labels,
               std::size_t chosen);

// A dialog of one of several, each with a sentence or none.
struct Option {
    Phrase name, about;
    bool chosen = false;
};
struct Answer {
    bool given = false;
    std::optional<std::size_t> option{};  // nothing: it shall stay as it is
};
Answer choose_one(ui::Ui& ui, const Phrase& title, const std::vector<Option>& options);

// Small underlined print that can be pressed, its upper left corner at `at`.
bool link(ui::Ui& ui, const Phrase& label, Vec2 at);

}  // namespace screens
