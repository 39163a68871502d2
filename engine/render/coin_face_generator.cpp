#include "engine/render/coin_face_generator.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "engine/render/relief.h"

namespace render {

namespace {

using core::Vec2;

constexpr double kPi = std::numbers::pi;
constexpr double kBorder = 0.775;  // middle of a border, in radii

// ---- A line of figures or letters, measured in cells.

struct SetPiece {
    int piece;
    double middle;  // of its cell, along the line
};
struct SetLine {
    std::vector<SetPiece> glyphs;
    double width = 0;
};
struct Setting {
    double apart, space;  // between inked parts, and width of a space
};

template <class Piece>
SetLine set_in_line(std::string_view text, const PieceSheet& sheet, const Setting& setting, Piece piece_of) {
    SetLine line;
    for (const char c : text) {
        if (c == ' ') line.width += setting.space;
        const std::optional<int> piece = piece_of(c);
        if (!piece) continue;
        const PieceSheet::Ink ink = sheet.ink(*piece);
        if (!line.glyphs.empty()) line.width += setting.apart;
        line.glyphs.push_back({*piece, line.width + 0.5 - ink.from});
        line.width += ink.to - ink.from;
    }
    for (SetPiece& glyph : line.glyphs) glyph.middle -= line.width / 2;
    return line;
}

std::optional<int> figure_of(char c) {
    const std::size_t found = kFigures.find(c);
    if (found == std::string_view::npos) return {};
    return static_cast<int>(found);
}

std::optional<int> letter_of(char c) {
    if (c < 'A' || c > 'Z') return {};
    return c - 'A';
}

// ---- The parts of a face.

constexpr double kFigureTall = 0.84;  // height of a figure within its cell
constexpr double kFigureHeight = 0.062;

// Places figures around `at`, no taller than `tall`, with their corners within `reach` of it.
void put_value(Relief& relief, const PieceSheet& sheet, std::string_view value, Vec2 at, double tall, double reach) {
    const SetLine line = set_in_line(value, sheet, {0.075, 0.2}, figure_of);
    const double cell = std::min(tall / kFigureTall, 2 * reach / std::hypot(line.width, kFigureTall));
    const double height = kFigureHeight * std::sqrt(std::clamp(cell / 0.9, 0.35, 1.0));
    for (const SetPiece& glyph : line.glyphs)
        relief.stamp(sheet, glyph.piece, {at + Vec2{glyph.middle * cell, 0}, cell, 0, height});
}

// Places letters along the rim, upright above or below the middle, smaller if they would fill more than a
// third of the rim. Returns the angle that they cover on either side.
double put_legend(Relief& relief, const PieceSheet& sheet, std::string_view legend, double radius, bool above) {
    constexpr double kCell = 0.175, kWidest = 0.62 * kPi, kLetterHeight = 0.026;
    const SetLine line = set_in_line(legend, sheet, {0.11, 0.30}, letter_of);
    const double cell = std::min(kCell, kWidest * radius / std::max(line.width, 1.0));
    for (const SetPiece& glyph : line.glyphs) {
        const double along = glyph.middle * cell / radius;
        const double around = above ? kPi / 2 - along : -kPi / 2 + along;
        const double angle = above ? -along : along;
        relief.stamp(sheet, glyph.piece,
                     {Vec2{std::cos(around), std::sin(around)} * radius, cell, angle, kLetterHeight});
    }
    return line.width * cell / radius / 2;
}

void put_emblem(Relief& relief, const PieceSheet& sheet, Emblem emblem, Vec2 at, double scale) {
    const double height = kEmblemHeight * std::pow(scale, 0.7);
    relief.stamp(sheet, static_cast<int>(emblem), {at, kEmblemWidth * scale, 0, height});
}

// Two branches that meet at the bottom; `open` is the angle left free on either side of the top.
void put_wreath(Relief& relief, double radius, double open) {
    constexpr int kPairs = 8;
    const double step = (kPi - open - 0.22) / (kPairs - 1);
    for (const double side : {-1.0, 1.0}) {
        for (int i = 0; i < kPairs; ++i) {
            const double around = -kPi / 2 + side * (0.10 + step * i), along = around + side * kPi / 2;
            const Vec2 from = Vec2{std::cos(around), std::sin(around)} * radius;
            const double smaller = 1 - 0.03 * i;
            relief.leaf(from, along + side * step / 2, radius * step, 0.022, 0.024);
            for (const double lean : {-0.66, 0.62})
                relief.leaf(from, along + side * step / 2 + lean, 0.200 * smaller, 0.096 * smaller, 0.050);
        }
    }
}

// The layout of a face within its border.
struct Layout {
    double reach;   // of the value's corners from the middle
    double tall;    // maximum height of the value
    double legend;  // radius of the legend's middle line
};

Layout layout_of(Border border) {
    if (border == Border::Line || border == Border::Beads) return {0.66, 0.92, 0.638};
    if (border == Border::Wreath) return {0.49, 0.70, 0.700};
    if (border == Border::Rays) return {0.65, 0.90, 0.632};
    return border == Border::Sides7 ? Layout{0.64, 0.88, 0.605} : Layout{0.65, 0.90, 0.635};
}

// A wreath is not drawn here: it goes around the legend.
void put_border(Relief& relief, Border border) {
    if (border == Border::Line) relief.line(kBorder + 0.02, 0.026, 0.022);
    if (border == Border::Beads) relief.beads(kBorder, 64, 0.026, 0.030);
    if (border == Border::Rays) relief.rays(0.735, 0.815, 96, 0.018);
    if (border == Border::Sides7) relief.line(0.81, 0.030, 0.026, 7);
    if (border == Border::Sides11) relief.line(0.80, 0.028, 0.024, 11);
    if (border == Border::Sides12) relief.line(0.80, 0.028, 0.024, 12);
}

// Wreaths crown the value; an emblem would be crowded.
Border around_emblem(Border border) { return border == Border::Wreath ? Border::Beads : border; }

void strike_holed(Relief& relief, const CoinFace& face, const Pieces& pieces) {
    relief.line(0.255, 0.05, 0.030);
    relief.line(kBorder + 0.025, 0.022, 0.020);
    if (face.heads) {
        for (const double around : {kPi / 6, 5 * kPi / 6, 3 * kPi / 2})
            put_emblem(relief, pieces.emblems, face.emblem, Vec2{std::cos(around), std::sin(around)} * 0.53, 0.36);
        return;
    }
    put_legend(relief, pieces.letters, face.legend.view(), 0.56, false);
    const std::string_view value = face.value.view();
    if (value.size() != 2) return put_value(relief, pieces.figures, value, {0, 0.545}, 0.42, 0.37);
    put_value(relief, pieces.figures, value.substr(0, 1), {-0.52, 0.06}, 0.56, 0.4);
    put_value(relief, pieces.figures, value.substr(1), {0.52, 0.06}, 0.56, 0.4);
}

void strike_tails(Relief& relief, const CoinFace& face, const Pieces& pieces) {
    constexpr double kWreath = 0.665, kLeavesApart = 0.22, kMinOpen = 0.35;
    const bool valued = !face.value.view().empty();
    const Border border = valued ? face.border : Border::Wreath;
    const bool wreath = border == Border::Wreath;
    const Layout layout = layout_of(border);
    put_border(relief, border);
    const double reaches = put_legend(relief, pieces.letters, face.legend.view(), layout.legend, wreath);
    if (wreath) put_wreath(relief, kWreath, std::max(reaches + kLeavesApart, kMinOpen));
    const double up = wreath || reaches == 0 ? 0 : 0.07;
    if (valued)
        put_value(relief, pieces.figures, face.value.view(), {0, up}, layout.tall, layout.reach - up / 2);
    else
        put_emblem(relief, pieces.emblems, face.emblem, {}, 0.62);
}

}  // namespace

Pixels minted(const CoinFace& face, const Pieces& pieces) {
    Relief relief;
    if (face.holed) {
        strike_holed(relief, face, pieces);
    } else if (face.heads) {
        put_border(relief, around_emblem(face.border));
        put_emblem(relief, pieces.emblems, face.emblem, {}, 1.04);
    } else {
        strike_tails(relief, face, pieces);
    }
    return relief.struck();
}

Pixels struck_sign(const CoinFace& face, const Pieces& pieces) {
    constexpr double kFilling = 1.3;
    Relief relief;
    if (face.holed)
        strike_holed(relief, face, pieces);
    else if (face.heads || face.value.view().empty())
        put_emblem(relief, pieces.emblems, face.emblem, {}, kFilling);
    else
        put_value(relief, pieces.figures, face.value.view(), {}, 1.6, 0.95);
    // Barrels, masts and bowstrings have low relief.
    constexpr float kBold = 1.0f / 3, kWhole = 0.08f;
    const bool shows_emblem = face.heads || face.value.view().empty();
    return relief.silhouette(shows_emblem && is_unit_emblem(face.emblem) ? kWhole : kBold);
}

}  // namespace render
