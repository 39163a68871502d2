#pragma once
// Which part of the table one sees. Zoom keeps what lies under the pointer; the view turns by 180 degrees for
// a player across the table. Pixels have their origin at the upper left of the window.

#include <optional>

#include "engine/render/scene.h"

namespace table {

using core::Vec2;

// A rectangle of the table, inches, or of the window, pixels.
struct Box {
    Vec2 low, high;
    double width() const { return high.x - low.x; }
    double height() const { return high.y - low.y; }
    Vec2 center() const { return (low + high) / 2; }
};

class Camera {
public:
    // `whole`: all that may be looked at; `free`: the part of the window that no panel covers. Call when
    // either changes.
    void frame(const Box& whole, const Box& free, int width, int height);
    // Shows this part of the table as large as the free part of the window allows.
    void show(const Box& part);
    void show_whole() { show(whole_); }
    // So many pixels an inch, whatever zoom keeps to: coins as large as real ones lie in the middle of the
    // free part. Where it is so already, back to what was seen before.
    void true_size(double pixels_an_inch);

    void zoom(Vec2 pixel, double factor);
    void pan(Vec2 pixels);
    // Towards 0 or a half turn, within half a second.
    void turn() { across_ = !across_; }
    void look_from(bool across) { across_ = across; }
    bool across() const { return across_; }
    // Lets time pass; true while the view is still turning. `seconds` of a second or more ends the turn.
    bool step(double seconds);

    const render::View& view() const { return view_; }
    double smallest() const;  // scales that zoom keeps to, pixels an inch
    double largest() const;

private:
    void clamp();
    double within_bounds(double scale) const;

    struct Seen {
        double scale;
        Vec2 middle;  // of the free part, table inches
    };
    std::optional<Seen> before_true_size_;
    render::View view_;
    Box whole_{{0, 0}, {36, 24}};
    Box free_{{0, 0}, {1280, 800}};
    bool across_ = false;
};

}  // namespace table
