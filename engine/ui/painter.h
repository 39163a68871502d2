#pragma once
// Draws shapes and print into the panel that is being filled, or under all panels where none is. Registers no
// labels.

#include <functional>
#include <span>

#include "engine/ui/style.h"
#include "engine/words/phrase.h"

namespace ui {

class Ui;

class Painter {
public:
    explicit Painter(Ui& ui) : ui_(&ui) {}

    void fill(const Rect& rect, Colour colour, double radius = 0) const;
    void frame(const Rect& rect, Colour colour, double width = 1, double radius = 0) const;
    void line(Vec2 a, Vec2 b, Colour colour, double width = 1) const;
    void path(std::span<const Vec2> points, Colour colour, double width = 1) const;
    void area(std::span<const Vec2> polygon, Colour colour) const;  // convex, or nearly
    void disc(Vec2 center, double radius, Colour colour) const;
    void circle(Vec2 center, double radius, Colour colour, double width = 1) const;
    void sign(Vec2 center, double radius, Sign sign) const;
    // Baseline-true print whose line box begins at `at`; never wraps.
    void print(Vec2 at, const words::Phrase& text, Type type, Colour colour) const;
    // The same over as many lines as it takes, wrapped where the rectangle ends.
    void print_lines(const Rect& rect, const words::Phrase& text, Type type, Colour colour) const;
    // Print that stands on a line: `at` is on it.
    void on_line(Vec2 at, const words::Phrase& text, Type type, Colour colour) const;
    // Paper with fibre and its shadow on the table; `lift` is the shadow's distance in points.
    void paper(const Rect& rect, double lift = 7) const;
    void shadow(const Rect& rect, double lift) const;
    // Printed cardboard: the colour with the paper's fibre in it.
    void board(const Rect& rect, Colour colour) const;
    // Light over a rectangle: a colour at the upper left that becomes another one at the lower right.
    void shade(const Rect& rect, Colour upper_left, Colour lower_right) const;
    // All that `draw` paints is turned about `center`, radians clockwise on the screen.
    void turned(Vec2 center, double angle, const std::function<void()>& draw) const;
    // OpenGL of others, run in the order of drawing into the window's framebuffer.
    void custom(const std::function<void()>& draw) const;

private:
    Ui* ui_;
};

}  // namespace ui
