#include "game/shell/game_picker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace screens {
namespace {

using ui::Colour;

constexpr Colour kCream{0xff, 0xf3, 0xd6}, kPaper{0xf4, 0xec, 0xda}, kHeadLine{0xc8, 0x4a, 0x48},
    kRuled{0x5a, 0x86, 0xb8};
constexpr Colour kRedPip{0xb0, 0x3a, 0x22}, kBlackPip{0x2b, 0x21, 0x17};
constexpr double kCircle = 2 * std::numbers::pi;

// Writes a number in a coin of this radius if it is large enough to read.
void figure_at(ui::Ui& ui, const CoverField& field, Vec2 center, double radius, int figure, Type type) {
    constexpr double kMin = 9;  // pixels
    if (radius * field.unit < kMin) return;
    const Phrase text(figure);
    const double times = std::min(1.0, 1.25 * radius * field.unit / ui.line_height(type));
    const Vec2 half = Vec2{ui.text_width(text, type), ui.line_height(type)} * (times / 2);
    field.paint.print_scaled(center - half, text, type, kCream, times);
}

// A coin for the card has a solid ring, one against it a broken ring.
void ring(ui::Ui& ui, const CoverField& field, Vec2 at, int figure, bool whole) {
    constexpr int kDashes = 12;
    constexpr double kRadius = 19;
    const Vec2 center = field.at(at.x, at.y);
    if (whole) field.paint.circle(center, kRadius * field.unit, kCream, field.thick(3));
    for (int i = 0; !whole && i < kDashes; ++i) {
        std::array<Vec2, 4> dash;
        for (std::size_t k = 0; k < dash.size(); ++k) {
            const double angle = kCircle * (i + 0.2 * static_cast<double>(k)) / kDashes;
            const Vec2 outwards{std::cos(angle), std::sin(angle)};
            dash[k] = center + outwards * (kRadius * field.unit);
        }
        field.paint.path(dash, kCream, field.thick(3));
    }
    figure_at(ui, field, center, kRadius, figure, Type::Small);
}

// Draws a pip around a point, in its own units: two arcs and a point for all but the diamond.
enum class Pip { Clubs, Diamonds, Hearts, Spades };
void pip(const CoverField& field, Vec2 at, Pip which) {
    const double u = field.unit;
    const Colour ink = which == Pip::Diamonds || which == Pip::Hearts ? kRedPip : kBlackPip;
    const auto disc = [&](double x, double y, double r) { field.paint.disc(at + Vec2{x, y} * u, r * u, ink); };
    const auto area = [&](std::array<Vec2, 4> corners) {
        for (Vec2& corner : corners) corner = at + corner * u;
        field.paint.area(corners, ink);
    };
    switch (which) {
        case Pip::Diamonds:
            return area({Vec2{0, -17}, Vec2{12, 0}, Vec2{0, 17}, Vec2{-12, 0}});
        case Pip::Hearts:
            disc(-6.5, -6, 7.5);
            disc(6.5, -6, 7.5);
            return area({Vec2{-13.2, -2.6}, Vec2{0, -6}, Vec2{13.2, -2.6}, Vec2{0, 15}});
        case Pip::Spades:
            disc(-6.5, 4, 7.5);
            disc(6.5, 4, 7.5);
            area({Vec2{0, -16}, Vec2{13.2, 1}, Vec2{0, 6}, Vec2{-13.2, 1}});
            return area({Vec2{-2, 4}, Vec2{2, 4}, Vec2{6, 17}, Vec2{-6, 17}});
        case Pip::Clubs:
            disc(0, -9, 7);
            disc(-8, 2, 7);
            disc(8, 2, 7);
            return area({Vec2{-2, -4}, Vec2{2, -4}, Vec2{6, 17}, Vec2{-6, 17}});
    }
}

}  // namespace

void draw_card_emblem(ui::Ui& ui, const CoverField& field) {
    const Vec2 middle = field.at(170, 212);
    field.paint.turned(middle, -0.12, [&] {
        const Rect card{middle.x - 62 * field.unit, middle.y - 38 * field.unit, middle.x + 62 * field.unit,
                        middle.y + 38 * field.unit};
        field.paint.fill(card, kPaper);
        for (int line = 0; line < 5; ++line) {
            const double y = card.y0 + (17 + 13 * line) * field.unit;
            field.paint.line({card.x0, y}, {card.x1, y}, (line == 0 ? kHeadLine : kRuled).faded(0.8), field.thick(1.6));
        }
    });
    ring(ui, field, {58, 190}, 1, true);
    ring(ui, field, {170, 144}, 4, true);
    ring(ui, field, {282, 188}, 3, false);
    ring(ui, field, {80, 262}, 2, false);
    ring(ui, field, {262, 264}, 2, true);
}

void draw_fan_emblem(ui::Ui&, const CoverField& field) {
    constexpr std::array kFan{Pip::Clubs, Pip::Diamonds, Pip::Spades, Pip::Hearts};
    const Vec2 hand = field.at(170, 306);
    double turn = -0.54;
    for (const Pip which : kFan) {
        field.paint.turned(hand, turn, [&] {
            const Rect card{hand.x - 42 * field.unit, hand.y - 178 * field.unit, hand.x + 42 * field.unit,
                            hand.y - 60 * field.unit};
            field.paint.fill(card, kPaper, 7 * field.unit);
            field.paint.frame(card, kBlackPip.faded(0.35), field.thick(1.4), 7 * field.unit);
            pip(field, {card.x0 + 20 * field.unit, card.y0 + 26 * field.unit}, which);
        });
        turn += 0.36;
    }
}

void draw_edge_emblem(ui::Ui& ui, const CoverField& field) {
    constexpr double kHigh = 17, kHalf = 62;
    constexpr std::array kShifts{0.0, 7.0, -5.0, 3.0};
    double y = 274;
    for (const double shift : kShifts) {
        const Vec2 low = field.at(170 + shift - kHalf, y), high = field.at(170 + shift + kHalf, y - kHigh + 2);
        field.paint.frame({low.x, high.y, high.x, low.y}, kCream, field.thick(2.4), 4 * field.unit);
        for (double x = -kHalf + 9; x < kHalf - 4; x += 9)
            field.paint.line(field.at(170 + shift + x, y - 3), field.at(170 + shift + x, y - kHigh + 5),
                             kCream.faded(0.7), field.thick(1.6));
        y -= kHigh;
    }
    const Vec2 coin = field.at(173, y - 44);
    field.paint.circle(coin, 44 * field.unit, kCream, field.thick(3));
    field.paint.circle(coin, 36 * field.unit, kCream.faded(0.7), field.thick(1.5));
    figure_at(ui, field, coin, 36, 1, Type::Heading);
}

void draw_purse_emblem(ui::Ui& ui, const CoverField& field) {
    // A bag on its side, its neck to the lower right.
    constexpr double kNeck = 0.42;  // radians below horizontal
    constexpr std::size_t kPoints = 40;
    const auto bag_at = [&](double along, double across) {
        return field.at(108 + std::cos(kNeck) * along - std::sin(kNeck) * across,
                        178 + std::sin(kNeck) * along + std::cos(kNeck) * across);
    };
    std::array<Vec2, kPoints> bag;
    for (std::size_t i = 0; i < kPoints; ++i) {
        const double angle = 0.42 + (kCircle - 0.84) * static_cast<double>(i) / (kPoints - 1);
        const double wide = 52 + 9 * std::cos(angle);
        bag[i] = bag_at(wide * std::cos(angle), 52 * std::sin(angle) * (1 - 0.12 * std::cos(angle)));
    }
    field.paint.path(bag, kCream, field.thick(3));
    field.paint.line(bag_at(57, -24), bag_at(57, 24), kCream, field.thick(6));
    const std::array mouth{bag_at(60, -20), bag_at(84, -36), bag_at(78, -12), bag_at(90, 4),
                           bag_at(78, 16),  bag_at(86, 38),  bag_at(60, 20)};
    field.paint.path(mouth, kCream, field.thick(3));
    for (const double across : {-14.0, 0.0, 14.0})
        field.paint.line(bag_at(48, across), bag_at(18, 1.7 * across), kCream.faded(0.6), field.thick(2));
    constexpr std::array kCoins{Vec2{214, 236}, Vec2{250, 218}, Vec2{248, 266}, Vec2{206, 276}, Vec2{286, 256}};
    for (std::size_t i = 0; i < kCoins.size(); ++i) {
        const Vec2 coin = field.at(kCoins[i].x, kCoins[i].y);
        field.paint.disc(coin, 18 * field.unit, {0x5d, 0x43, 0x69});
        field.paint.circle(coin, 18 * field.unit, kCream, field.thick(3));
        figure_at(ui, field, coin, 18, 1, Type::Small);
    }
}

}  // namespace screens
