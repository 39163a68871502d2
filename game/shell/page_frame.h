#pragma once
// The frame that pages share: wood, and a top bar with the page's title and a button to leave (also Escape).

#include "game/shell/screen.h"

namespace screens {

// Leads to the screen below (help, settings) or to the title. BackByButton: to the one below, but Escape stays.
enum class WayOut { Back, BackByButton, Title };
void draw_page_head(App& app, const Phrase& title, WayOut way_out = WayOut::Back);
// Draws a page on one slip in the middle of the window, `points` wide. `name` is the name of the panel.
void draw_page(App& app, const Phrase& title, std::string_view name, double points, const ui::Ui::Content& content,
               WayOut way_out = WayOut::Back);
struct Halves {
    Rect left, right;
};
// The places of two panels side by side, together at most `points` wide.
Halves halves_of(const ui::Ui& ui, double points);
// Draws only the top bar, over a page that draws its own content.
void draw_page_top_bar(App& app, const Phrase& title, WayOut way_out);

// True if Escape was pressed and no panel used it.
bool escaped(const App& app);

// The top bar of a page: its title, the way out (also Escape), and the button to continue; no button if its label is
// empty.
enum class Way { Stay, Out, On };
struct PageHead {
    Phrase title, out, on;
    ui::Open may_continue = true;
};
Way draw_head(App& app, const PageHead& head);

// Shows the program's notice (Notices::notify) over everything until it is read.
void draw_notice(App& app);

// Returns the width of a button on a bar, in pixels: `points`, or more if the label is longer.
double button_width(const ui::Ui& ui, const Phrase& label, double points);

// Call before buttons with these labels. Places them side by side, as wide as their texts need, if all fit; otherwise
// one below the other.
void button_row(ui::Ui& ui, const std::vector<Phrase>& labels);

struct Tabs {
    std::size_t chosen = 0;
    Rect below;
};
// Draws tabs on the wood along the upper edge of `rect`, in one row or two. Returns the chosen tab and the area below.
Tabs draw_tabs(ui::Ui& ui, std::string_view name, const Rect& rect, const std::vector<Phrase>& labels,
               std::size_t chosen);

// One choice in a dialog; `about` may be empty.
struct Option {
    Phrase name, about;
    bool chosen = false;
};
struct Answer {
    bool given = false;
    std::optional<std::size_t> option{};  // nullopt: keep the current one
};
Answer choose_one(ui::Ui& ui, const Phrase& title, const std::vector<Option>& options);

// Draws small underlined text as a link, with its upper left corner at `at`. True if it was pressed.
bool link(ui::Ui& ui, const Phrase& label, Vec2 at);

}  // namespace screens
