#pragma once
// The frame that pages share: wood, and a top bar with the
// page's title and a button to leave, which Escape presses too.

#include "game/shell/screen.h"

namespace screens {

// To the screen below (help, settings), or to the title.
enum class WayOut { Back, Title };
void draw_page_head(App& app, const Phrase& title, WayOut way_out = WayOut::Back);
// A page on one slip in the middle of the window, so many points wide; its name is that of the panel.
void draw_page(App& app, const Phrase& title, std::string_view name, double points, const ui::Ui::Content& content);
// The places of two slips side by side, together at most so many points wide.
struct Halves {
    Rect left, right;
};
Halves halves_of(const ui::Ui& ui, double points);
// Only the top bar, over what the page draws itself.
void draw_page_rail(App& app, const Phrase& title, WayOut way_out);

// Escape was pressed, and no panel used it.
bool escaped(const App& app);

// The top bar of a page: its title, the way out (also Escape), and the button to go on; no button if its
// label is empty.
enum class Way { Stay, Out, On };
struct PageHead {
    Phrase title, out, on;
    ui::Open may_go_on = true;
};
Way draw_head(App& app, const PageHead& head);

// Shows the program's notice (App::tell) over everything until it is read.
void draw_told(App& app);

// The width of a button on a bar: this many points, or more if the label is longer. Returns pixels.
double button_width(const ui::Ui& ui, const Phrase& label, double points);

// Call before buttons with these labels: puts them side by side, as wide as their words need, if all fit;
// otherwise one below the other.
void button_row(ui::Ui& ui, const std::vector<Phrase>& labels);

// Draws tabs along the upper edge of `rect`, in one row or two, on the wood. Returns the one now chosen and
// the area below.
struct Tabs {
    std::size_t chosen = 0;
    Rect below;
};
Tabs draw_tabs(ui::Ui& ui, std::string_view name, const Rect& rect, const std::vector<Phrase>& labels,
               std::size_t chosen);

// A dialog for choosing one of several options, each with or without a sentence.
struct Option {
    Phrase name, about;
    bool chosen = false;
};
struct Answer {
    bool given = false;
    std::optional<std::size_t> option{};  // empty: keep the current one
};
Answer choose_one(ui::Ui& ui, const Phrase& title, const std::vector<Option>& options);

// Small underlined text that can be pressed, with its upper left corner at `at`.
bool link(ui::Ui& ui, const Phrase& label, Vec2 at);

}  // namespace screens
