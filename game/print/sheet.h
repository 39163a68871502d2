#pragma once
// A printed page as a plain list of marks. Inches from the lower left corner, y up, as on the table; text and
// lines in points (1/72 in).

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/box.h"
#include "engine/core/vec2.h"

namespace print {

using core::Box;
using core::Vec2;

inline constexpr double kPoint = 1.0 / 72;  // inches

// Ink on white paper: a grey, or a colour; parts from 0 (dark) to 1.
struct Tone {
    double red = 0, green = 0, blue = 0;

    constexpr Tone(double grey = 0) : red(grey), green(grey), blue(grey) {}  // NOLINT: greys are written as numbers
    constexpr Tone(double red_part, double green_part, double blue_part)
        : red(red_part), green(green_part), blue(blue_part) {}
    bool is_grey() const { return red == green && green == blue; }
    friend bool operator==(const Tone&, const Tone&) = default;
};

struct Pen {
    double width = 0.6;  // points
    Tone tone{};
    double dash = 0, gap = 0;  // whole points; 0: solid
    friend bool operator==(const Pen&, const Pen&) = default;
};

struct Circle {
    Vec2 center;
    double radius = 0;
    Pen pen{};
    std::optional<Tone> fill{};
};
struct Path {
    std::vector<Vec2> points;  // at least two
    Pen pen{};
    enum class End { Open, Closed } end = End::Open;
    std::optional<Tone> fill{};
};
enum class Face { Plain, Bold, Serif, Hand };
enum class Align { Left, Middle, Right };
struct Text {
    Vec2 at;           // alignment point on the baseline
    std::string text;  // UTF-8, one line
    double size = 8;   // points
    Face face = Face::Plain;
    Align align = Align::Left;
    Tone tone{};
};
struct Image {
    std::string jpeg;
    int width = 0, height = 0;  // pixels
};
struct Picture {
    Box box;
    std::shared_ptr<const Image> image;         // never null
    enum class Cut { Square, Round } cut = {};  // Round: the circle in the middle
};
using Mark = std::variant<Circle, Path, Text, Picture>;

// Marks clipped to `clip`, if given.
struct Layer {
    std::vector<Mark> marks;
    std::optional<Box> clip{};
};

struct Sheet {
    double width = 8.5, height = 11;
    std::vector<Layer> layers;
};

Path rectangle(const Box& box, const Pen& pen);
Path line(Vec2 from, Vec2 to, const Pen& pen);
// The mark scaled about the origin, then moved. Text and pens keep their size.
Mark moved(const Mark& mark, Vec2 by, double scale = 1);

}  // namespace print
