#pragma once
// Plots printed on paper: a frame with ticks and figures outside, axis names with units, patterned lines,
// bars. Inks differ by pattern as well as by colour.

#include <functional>
#include <span>
#include <vector>

#include "engine/ui/ui.h"

namespace ui {

struct Span {
    double low = 0, high = 1;
};
struct Axis {
    Span span{};
    Phrase name{};  // with its unit: "turn", "value on the table, dollars"; may be empty
    // How to print a number; if empty, in its shortest form.
    std::function<Phrase(double)> figure{};
    bool whole = false;  // ticks at whole numbers only
};
// Round numbers from low to high, at most `max` of them, in steps of 1, 2 or 5 times a power of ten.
std::vector<double> ticks(double low, double high, int max, double min_step = 0);
// A span that contains these values and ends on round numbers; it begins at 0 unless they are all far above.
Span span_of(double min, double max);

enum class Stroke { Solid, Dashed, Dotted };
enum class Fill { Solid, Hatched };
struct Ink {
    Colour colour;
    Stroke stroke = Stroke::Solid;
    Fill fill = Fill::Solid;
};
// The ink of the side with this sign: heads solid, tails dashed and hatched.
Ink ink_of(const Ui& ui, Sign sign);

// For a share from 0 to 1: "61 %"; "61.3 %".
Phrase percent(double share, int decimals = 0);

class Plot {
public:
    // Prints the frame, ticks and names inside `rect`; draw data within `inner()`.
    Plot(Ui& ui, const Rect& rect, Axis x, Axis y);

    const Rect& inner() const { return inner_; }
    Vec2 at(Vec2 value) const;        // pixels
    double x_of(double pixel) const;  // the value at that pixel, within the axis

    void line(std::span<const Vec2> values, const Ink& ink, double points = 2) const;
    // Steps: horizontal from each value to the next, then vertical.
    void stairs(std::span<const Vec2> values, const Ink& ink, double points = 2) const;
    // From the x axis up; `shift` and `width` are in pixels, relative to the value's position.
    void bar(Vec2 value, double shift, double width, const Ink& ink) const;
    void upright(double x, Colour colour, Stroke stroke, double points = 1) const;

private:
    void frame() const;
    void print_ticks() const;
    void print_names(const Rect& rect) const;
    Phrase figure(const Axis& axis, double value) const;

    Ui& ui_;
    Axis x_, y_;
    std::vector<double> x_ticks_, y_ticks_;
    Rect inner_;
};

// A polyline in this stroke; the pattern continues around corners.
void stroke(const Painter& paint, std::span<const Vec2> points, const Ink& ink, double width);
// A rectangle in this fill, with its frame.
void fill(const Painter& paint, const Rect& rect, const Ink& ink, double pitch);
// A legend entry: a sample of the line or bar, then the words.
enum class Key { Line, Bar };
void key(Ui& ui, const Ink& ink, Key kind, const Phrase& words);

}  // namespace ui
