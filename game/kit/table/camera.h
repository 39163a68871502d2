#pragma once
// Which part of the table is visible. Zoom keeps the point under the pointer in place; the view turns by 180
// degrees for a player across the table. Pixels count from the window's upper left.

#include <optional>

#include "engine/core/box.h"
#include "engine/render/scene.h"

namespace table {

using core::Box;  // of the table in inches, or of the window in pixels
using core::Vec2;

class Camera {
public:
    // `whole` is everything that can be viewed, `free` the part of the window that no panel covers. Call when either
    // changes.
    void frame(const Box& whole, const Box& free, int width, int height);
    // Fits this part of the table into the free part of the window, as large as possible.
    void show(const Box& part);
    void show_whole() { show(whole_); }
    // Shows coins at their real size, in the middle of the free part, regardless of the zoom limits. If they
    // already are, returns to the view before.
    void true_size(double pixels_an_inch);

    void zoom(Vec2 pixel, double factor);
    void zoom(double factor) { zoom(free_.center(), factor); }  // about the middle of the visible part
    void pan(Vec2 pixels);
    // Rotates to or from a half turn, in half a second.
    void turn() { across_ = !across_; }
    void look_from(bool across) { across_ = across; }
    bool across() const { return across_; }
    // Advances the animation; true while the view is still turning. `seconds` >= 1 ends the turn.
    bool step(double seconds);

    const render::View& view() const { return view_; }
    double smallest() const;  // zoom limits, pixels per inch
    double largest() const;

private:
    void clamp();
    double within_bounds(double scale) const;

    struct Seen {
        double scale;
        Vec2 middle;  // of the free part, in table inches
    };
    std::optional<Seen> before_true_size_;
    render::View view_;
    Box whole_{{0, 0}, {36, 24}};
    Box free_{{0, 0}, {1280, 800}};
    bool across_ = false;
};

}  // namespace table
