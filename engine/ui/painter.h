#pragma once
// Draws shapes and text into the panel being filled or, outside panels, under all of them. Registers no labels.

#include <functional>
#include <span>

#include "engine/ui/style.h"
#include "engine/words/phrase.h"

namespace ui {

class Texture;
class Ui;

class Painter {
public:
    explicit Painter(Ui& ui) : ui_(&ui) {}

    void fill(const Rect& rect, Colour colour, double radius = 0) const;
    void frame(const Rect& rect, Colour colour, double width = 1, double radius = 0) const;
    void line(Vec2 a, Vec2 b, Colour colour, double width = 1) const;
    void path(std::span<const Vec2> points, Colour colour, double width = 1) const;
    void area(std::span<const Vec2> polygon, Colour colour) const;  // convex or nearly so
    void disc(Vec2 center, double radius, Colour colour) const;
    void circle(Vec2 center, double radius, Colour colour, double width = 1) const;
    void sign(Vec2 center, double radius, Sign sign) const;
    // Text whose line box begins at `at`, on a whole-pixel baseline; never wraps.
    void print(Vec2 at, const words::Phrase& text, Type type, Colour colour) const;
    // Like print, but scaled by `times` and at any position: for text in scaled pictures.
    void print_scaled(Vec2 at, const words::Phrase& text, Type type, Colour colour, double times) const;
    // Like print, but wraps at the rectangle's right edge.
    void print_lines(const Rect& rect, const words::Phrase& text, Type type, Colour colour) const;
    // Text whose baseline starts at `at`.
    void on_line(Vec2 at, const words::Phrase& text, Type type, Colour colour) const;
    // Paper with fibres and its shadow on the table; `lift` is the shadow's offset in points. Copied: for a part of the
    // panels that is redrawn in each frame because of `custom` drawings; software drivers copy it at whole pixels.
    enum class Paper { Drawn, Copied };
    void paper(const Rect& rect, double lift = 7, Paper how = Paper::Drawn) const;
    // Skips the part that something opaque will hide.
    void shadow(const Rect& rect, double lift, const Rect& hidden = {}) const;
    // Printed cardboard: the colour with paper fibres in it.
    void board(const Rect& rect, Colour colour) const;
    // A gradient from one colour at the upper left to another at the lower right.
    void shade(const Rect& rect, Colour upper_left, Colour lower_right) const;
    // The texture lives until the frame is shown.
    void picture(const Texture& texture, const Rect& rect) const;
    // Rotates everything that `draw` paints about `center`, in radians clockwise on the screen.
    void turned(Vec2 center, double angle, const std::function<void()>& draw) const;
    // Runs the caller's own OpenGL, in drawing order, into the window's framebuffer.
    void custom(const std::function<void()>& draw) const;

    // Draws opaque content that fills this rectangle, at whole pixels, and may cache it as a picture. The key must name
    // everything shown; the same key copies the picture elsewhere. `draw` is told whether its painting is seen; it must
    // register its widgets either way.
    void cached(const std::string& key, const Rect& rect, const std::function<void(bool paints)>& draw) const;

private:
    void copy_paper(const Rect& rect) const;

    Ui* ui_;
};

}  // namespace ui
