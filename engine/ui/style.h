#pragma once
// The look of everything printed: rectangles, the palette, the kinds of type. Pixels from the upper left.

#include <algorithm>
#include <cstdint>

#include "engine/core/vec2.h"

namespace ui {

using core::Vec2;

struct Rect {
    double x0 = 0, y0 = 0, x1 = 0, y1 = 0;

    double width() const { return x1 - x0; }
    double height() const { return y1 - y0; }
    Vec2 center() const { return {(x0 + x1) / 2, (y0 + y1) / 2}; }
    bool contains(Vec2 p) const { return p.x >= x0 && p.x < x1 && p.y >= y0 && p.y < y1; }
    bool covers(const Rect& r) const { return r.x0 >= x0 && r.y0 >= y0 && r.x1 <= x1 && r.y1 <= y1; }
    Rect grown(double by) const { return {x0 - by, y0 - by, x1 + by, y1 + by}; }
    // The intersection with `r`; inside out if there is none.
    Rect within(const Rect& r) const {
        return {std::max(x0, r.x0), std::max(y0, r.y0), std::min(x1, r.x1), std::min(y1, r.y1)};
    }
    Rect moved(Vec2 by) const { return {x0 + by.x, y0 + by.y, x1 + by.x, y1 + by.y}; }
    friend bool operator==(const Rect&, const Rect&) = default;
};
inline Rect sized(Vec2 corner, double width, double height) {
    return {corner.x, corner.y, corner.x + width, corner.y + height};
}

struct Colour {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;
    Colour faded(double opacity) const {
        return {r, g, b, static_cast<std::uint8_t>(std::clamp(opacity, 0.0, 1.0) * a + 0.5)};
    }
    friend bool operator==(const Colour&, const Colour&) = default;
};

namespace palette {
inline constexpr Colour kInk{0x2b, 0x21, 0x17}, kSoft{0x6e, 0x5c, 0x46}, kAccent{0xb8, 0x46, 0x16};
inline constexpr Colour kHeads{0x26, 0x62, 0xbe}, kTails{0xd6, 0x64, 0x1c};
inline constexpr Colour kCream{0xf0, 0xe4, 0xcc}, kCreamSoft{0xbe, 0xac, 0x8e};
inline constexpr Colour kBrassDark{0x70, 0x4a, 0x18}, kBrass{0xc4, 0x92, 0x3e}, kBrassLight{0xf6, 0xd4, 0x8a};
inline constexpr Colour kPaper{231, 221, 202}, kChosen{190, 120, 40, 41}, kWalnut{0x2a, 0x1b, 0x11};
}  // namespace palette

// Kinds of type with their size in points at 100 %. Titles are EB Garamond; figures and text are Inter.
enum class Type {
    Lid,          // 128, the title on the title art
    Motto,        // 33 italic
    Name,         // 40
    Menu,         // 35
    Heading,      // 29
    Pen,          // 21 italic
    Body,         // 18
    Strong,       // 18 semibold
    Small,        // 15.5
    Figure,       // 36 semibold, Inter Display
    FigureSmall,  // 25 semibold, Inter Display
    Hand,         // 33 italic, handwriting on cards
    Lead,         // 22, short leads
};
inline constexpr int kTypes = static_cast<int>(Type::Lead) + 1;

enum class Align { Left, Center, Right };

// The user's colour settings.
struct Inks {
    Colour solid = palette::kHeads, dashed = palette::kTails;  // for the sides' signs
    bool strong = false;                                       // high contrast: only black and white
    friend bool operator==(const Inks&, const Inks&) = default;
};

// A side's sign, the same everywhere: a solid blue ring for heads, a dashed orange one for tails.
enum class Sign { None, Solid, Dashed };

}  // namespace ui
