#include "game/coin_wars/screens/war/map_names.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace screens {

namespace {

constexpr double kWhole = 38;                   // points an inch for letters of full size
constexpr double kNarrow = 0.55;                // of kWhole: below that, only the next battle is named
constexpr double kTitle = 0.86, kMinor = 0.76;  // times the type's size
constexpr double kPaperUnder = 0.8;             // opacity of the paper under a name
constexpr ui::Colour kPaper{0xf1, 0xe7, 0xd0};
constexpr double kTitleWeighs = 4;
// In sixteenths of a turn from the first direction: its opposite, the two across, then those in between.
constexpr int kTurns[] = {0, 8, 4, 12, 2, 14, 6, 10, 1, 15, 7, 9, 3, 13, 5, 11};
constexpr int kRight = 0, kBelow = 4;

double area_of(const Rect& rect) { return std::max(0.0, rect.width()) * std::max(0.0, rect.height()); }

double area_of_both(const Rect& a, const Rect& b) {
    return std::max(0.0, std::min(a.x1, b.x1) - std::max(a.x0, b.x0)) *
           std::max(0.0, std::min(a.y1, b.y1) - std::max(a.y0, b.y0));
}

}  // namespace

MapNames::MapNames(ui::Ui& ui, const Rect& inside, double scale) : ui_(ui), impl_(inside), scale_(scale) {}

bool MapNames::narrow() const { return scale_ < ui_.px(kWhole) * kNarrow; }

// Letters shrink with the map, but never below the small print.
double MapNames::times_of(Type type, double size) const {
    const double min = ui_.line_height(Type::Small) / ui_.line_height(type);
    return std::max(std::min(size * scale_ / ui_.px(kWhole), 1.6), min);
}

Vec2 MapNames::extent(const Phrase& text, Type type, double times) const {
    return Vec2{ui_.text_width(text, type), ui_.line_height(type)} * times;
}

double MapNames::met_by(const Rect& rect) const {
    double met = 3 * (area_of(rect) - area_of_both(rect, impl_));
    for (const Taken& other : taken_) met += other.weight * area_of_both(rect, other.rect);
    return met;
}

MapNames::Spot MapNames::best_around(Vec2 middle, Vec2 size, double away, int first_way) const {
    Spot best;
    bool first = true;
    for (const double far : {away, away * 1.2, away * 1.4, away * 1.6, away * 1.9, away * 2.2})
        for (const int way : kTurns) {
            const double turn = (first_way + way) * std::numbers::pi / 8, c = std::cos(turn), s = std::sin(turn);
            const auto beside = [](double share) {
                return std::abs(share) < 1e-6 ? 0.0 : std::clamp(share * 1.42, -1.0, 1.0);
            };
            const Vec2 at = middle + Vec2{beside(c) * size.x / 2 + c * far, beside(s) * size.y / 2 + s * far};
            const Rect rect = ui::sized(at - size / 2, size.x, size.y);
            const double met = met_by(rect);
            if (!first && met >= best.met) continue;
            best = {rect, met};
            first = false;
            if (met <= 0) return best;
        }
    return best;
}

void MapNames::battle(const Phrase& title, const Phrase& date, Vec2 ring, double radius) {
    const double large = times_of(Type::Heading, kTitle), little = times_of(Type::Pen, kMinor);
    const Vec2 top = extent(title, Type::Heading, large), low = extent(date, Type::Pen, little);
    const double wide = std::max(top.x, low.x) + ui_.px(8), high = top.y * 0.92 + (date.empty() ? 0 : low.y);
    Rect strip = best_around(ring, {wide, high}, radius, kBelow).rect;
    const double dx = std::max(0.0, impl_.x0 - strip.x0) - std::max(0.0, strip.x1 - impl_.x1);
    const double dy = std::max(0.0, impl_.y0 - strip.y0) - std::max(0.0, strip.y1 - impl_.y1);
    strip = {strip.x0 + dx, strip.y0 + dy, strip.x1 + dx, strip.y1 + dy};
    written(title, strip, kTitleWeighs);
    const ui::Painter paint = ui_.paint();
    paint.fill(strip, kPaper.faded(kPaperUnder), ui_.px(4));
    paint.print_scaled({strip.center().x - top.x / 2, strip.y0}, title, Type::Heading, palette::kInk, large);
    if (!date.empty())
        paint.print_scaled({strip.center().x - low.x / 2, strip.y1 - low.y}, date, Type::Pen, palette::kSoft, little);
}

// Draws paper, so that coast and roads do not cross the letters.
void MapNames::under(const Rect& rect) const {
    const double high = rect.height();
    ui_.paint().fill({rect.x0, rect.y0 + high * 0.15, rect.x1, rect.y1 - high * 0.1}, kPaper.faded(kPaperUnder),
                     ui_.px(4));
}

void MapNames::written(const Phrase& name, const Rect& rect, double weight) {
    taken_.push_back({rect, weight, true});
    ui_.add_label(name, rect);
}

MapWriting MapNames::writing() const {
    MapWriting all{0, left_out_, 0};
    for (std::size_t i = 0; i < taken_.size(); ++i) {
        const Rect& name = taken_[i].rect;
        if (!taken_[i].name) continue;
        ++all.names;
        for (const double beyond : {impl_.x0 - name.x0, impl_.y0 - name.y0, name.x1 - impl_.x1, name.y1 - impl_.y1})
            all.met = std::max(all.met, beyond);
        for (std::size_t j = 0; j < taken_.size(); ++j) {
            const Rect& other = taken_[j].rect;
            if (i != j)
                all.met = std::max(all.met, std::min(std::min(name.x1, other.x1) - std::max(name.x0, other.x0),
                                                     std::min(name.y1, other.y1) - std::max(name.y0, other.y0)));
        }
    }
    return all;
}

void MapNames::print(const Phrase& name, const Rect& rect, Type type, ui::Colour colour, double times) {
    written(name, rect, 1);
    const Vec2 size = extent(name, type, times);
    ui_.paint().print_scaled(rect.center() - size / 2, name, type, colour, times);
}

void MapNames::beside(const Phrase& name, const std::vector<Vec2>& spots, double away, ui::Colour colour) {
    const double times = times_of(Type::Pen, kMinor);
    const Vec2 size = extent(name, Type::Pen, times) + Vec2{ui_.px(4), 0};
    for (const Vec2 spot : spots) {
        const Spot best = best_around(spot, size, away, kRight);
        if (best.met > 0) continue;
        under(best.rect);
        return print(name, best.rect, Type::Pen, colour, times);
    }
    ++left_out_;
}

void MapNames::over(const Phrase& name, Vec2 middle, Type type, ui::Colour colour) {
    const double times = times_of(type, type == Type::Heading ? 0.9 : kMinor);
    const Vec2 size = extent(name, type, times);
    const Rect there = ui::sized(middle - size / 2, size.x, size.y);
    const Vec2 steps[] = {{0, 0}, {0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    for (const double far : {0.2, 0.5, 1.0})
        for (const Vec2 step : steps) {
            const double dx = step.x * far * size.x * 0.6, dy = step.y * far * size.y * 1.4;
            const Rect rect{there.x0 + dx, there.y0 + dy, there.x1 + dx, there.y1 + dy};
            if (met_by(rect) > 0) continue;
            under(rect);
            return print(name, rect, type, colour, times);
        }
    ++left_out_;
}

}  // namespace screens
