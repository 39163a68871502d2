#include "engine/render/sheets.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/render/palette.h"

namespace render {

namespace {

constexpr Vec2 kCardHalf{2.5, 1.5};
constexpr double kAtEdge = 0.01;  // inches: a coin beside the card touches it
constexpr Rgb kPen{0.05f, 0.06f, 0.16f};
constexpr Rgb kWet{0.022f, 0.028f, 0.095f};  // gone over repeatedly with a broad pen
constexpr Rgb kCream{0.90f, 0.86f, 0.75f};
constexpr Rgb kPencil{0.20f, 0.19f, 0.19f};
constexpr double kMidLine = 0.32;  // of an em: from the baseline to the middle of figures

// Writes around a point of the card, in the card's own frame.
class CardWriter {
public:
    CardWriter(const CardSprite& card, const Frame& frame)
        : center_(frame.turned(card.center)), angle_(card.angle + frame.angle), opacity_(f(card.opacity)) {}

    Writing around(const std::string& text, Vec2 middle, double turn, double size, const Rgb& ink) const {
        const double angle = readable(angle_ + turn);
        const Vec2 along{std::cos(angle_), std::sin(angle_)};
        const Vec2 up = core::left_of({std::cos(angle), std::sin(angle)});
        Writing writing{text, Face::Italic, size, {}, angle, Align::Center, ink, 0.93f * opacity_, 0.25f};
        writing.at = center_ + along * middle.x + core::left_of(along) * middle.y - up * (kMidLine * size);
        return writing;
    }

private:
    Vec2 center_;
    double angle_;
    float opacity_;
};

}  // namespace

double readable(double angle) {
    // A little past vertical still reads better than upside down.
    return std::cos(angle) < -0.05 ? angle + std::numbers::pi : angle;
}

Quad sheet_quad(const SheetSprite& sheet, const Frame& frame) {
    const Vec2 at = frame.turned(sheet.center);
    const double margin = 0.15 + 3 * (sheet.lift + sheet.corner_lift);
    Quad quad;
    quad.place = {f(at.x), f(at.y), f(sheet.half_size.x + margin), f(sheet.half_size.y + margin)};
    quad.traits = {f(sheet.angle + frame.angle), f(margin), f(sheet.lift), f(sheet.corner_lift)};
    quad.tint = {f(sheet.red), f(sheet.green), f(sheet.blue), f(sheet.corner_radius)};
    quad.extra = {sheet.ruled ? f(sheet.rule) : 0.0f, 1, f(0.2 + 0.618 * sheet.half_size.x),
                  sheet.back    ? 2.0f
                  : sheet.board ? 1.0f
                                : 0.0f};
    return quad;
}

Quad playing_card_quad(const SheetSprite& sheet, const Frame& frame) {
    Quad quad = sheet_quad(sheet, frame);
    const CardPrint& print = *sheet.printed;
    quad.tint = {f(print.rank), f(static_cast<int>(print.suit)), print.back ? 1.0f : 0.0f,
                 f(static_cast<int>(print.frame))};
    quad.extra = {f(sheet.squeeze), 1, f(0.2 + 0.618 * print.rank), 0};
    return quad;
}

std::vector<Writing> sheet_writing(const SheetSprite& sheet, const Frame& frame, const Lettering& lettering) {
    const Vec2 center = frame.turned(sheet.center);
    const double angle = sheet.angle + frame.angle;
    const Vec2 along{std::cos(angle), std::sin(angle)};
    std::vector<Writing> written;
    for (const SheetInk& ink : sheet.ink) {
        Writing writing{ink.text, Face::Italic, ink.size, {}, angle, Align::Left, kWet, 1, 0.15f};
        writing.at = center + along * ink.at.x + core::left_of(along) * ink.at.y;
        if (ink.pen == SheetInk::Pen::Cream) {
            writing.align = Align::Center;
            writing.ink = kCream;
            writing.worn = 0;
        }
        if (ink.room > 0) writing.size = std::min(ink.size, ink.room / std::max(lettering.width(writing), 1e-3));
        written.push_back(std::move(writing));
    }
    return written;
}

Quad card_quad(const CardSprite& card, const Frame& frame) {
    SheetSprite sheet;
    sheet.center = card.center;
    sheet.half_size = kCardHalf;
    sheet.angle = card.angle;
    sheet.lift = 0.028 + card.lift;
    sheet.corner_lift = 0.17;
    sheet.ruled = true;
    sheet.red = 0.80, sheet.green = 0.74, sheet.blue = 0.61;
    Quad quad = sheet_quad(sheet, frame);
    quad.extra[1] = f(card.opacity);
    return quad;
}

bool overlaps(const CardSprite& card, const CoinSprite& coin) {
    const Vec2 along{std::cos(card.angle), std::sin(card.angle)}, off = coin.at - card.center;
    const Vec2 inside{std::abs(dot(off, along)) - kCardHalf.x, std::abs(cross(along, off)) - kCardHalf.y};
    return std::hypot(std::max(inside.x, 0.0), std::max(inside.y, 0.0)) < coin.radius - kAtEdge;
}

std::vector<Writing> card_writing(const CardSprite& card, const Frame& frame) {
    const CardWriter writer(card, frame);
    constexpr double quarter = std::numbers::pi / 2;
    std::vector<Writing> written;
    written.push_back(writer.around(card.long_edge, {-0.55, -1.33}, 0, 0.26, kPencil));
    written.push_back(writer.around(card.short_edge, {2.33, -0.10}, quarter, 0.26, kPencil));
    if (!card.reading.empty() && card.reading_on_short_edge)
        written.push_back(writer.around(card.reading, {-1.95, -0.12}, quarter, 0.62, kPen));
    if (!card.reading.empty() && !card.reading_on_short_edge)
        written.push_back(writer.around(card.reading, {0, 1.17}, 0, 0.56, kPen));
    if (!card.note.empty()) written.push_back(writer.around(card.note, {0.35, 0.30}, 0, 0.36, kPen));
    return written;
}

}  // namespace render
