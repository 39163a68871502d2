#include "game/coin_wars/screens/war/map_drawing.h"

#include <algorithm>
#include <cmath>

namespace screens {

namespace {

using war::Ink;
using war::Shape;

constexpr ui::Colour kInkBrown{0x4a, 0x38, 0x26}, kSea{0x5d, 0x7f, 0x95}, kRiver{0x4d, 0x76, 0x92},
    kHill{0x8a, 0x6c, 0x48}, kWood{0x5f, 0x77, 0x4a}, kRoad{0x8c, 0x5a, 0x30}, kLand{0xf1, 0xe7, 0xd0};
constexpr double kHatch = 0.105;                // inches from one line of the sea to the next
constexpr double kTreesApart = 0.34;            // inches
constexpr double kDash = 0.16, kDashGap = 0.1;  // inches

class MapPage {
public:
    MapPage(ui::Ui& ui, const MapLook& look, const Rect& paper)
        : ui_(ui),
          paint_(ui.paint()),
          plan_(look.plan),
          paper_(paper),
          scale_(paper.width() / look.plan.map.width),
          mini_(look.mini) {
        for (const Shape& shape : plan_.map.shapes) outlines_.push_back(outline_of(shape));
    }

    void draw(const MapLook& look) {
        paint_.paper(paper_, 6);
        paint_.fill(paper_.grown(-ui_.px(2)), kLand.faded(0.55));
        sea();
        for (std::size_t i = 0; i < outlines_.size(); ++i) draw(plan_.map.shapes[i], outlines_[i]);
        for (const war::Road& road : plan_.map.roads) draw(road, look);
        frame();
        for (const Shape& shape : plan_.map.shapes)
            if (shape.ink == Ink::Town || shape.ink == Ink::Words) name_points(shape);
        for (std::size_t i = 0; i < look.places.size(); ++i) place(plan_.places[i], look.places[i]);
        if (mini_) return;
        for (std::size_t i = 0; i < look.places.size(); ++i) titled(plan_.places[i], look.places[i]);
    }

private:
    Vec2 at(Vec2 inches) const { return on_map(plan_, paper_, inches); }
    std::vector<Vec2> all(const std::vector<Vec2>& points) const {
        std::vector<Vec2> pixels;
        for (const Vec2 point : points) pixels.push_back(at(point));
        return pixels;
    }
    double thick(double inches) const { return std::max(1.0, inches * scale_); }
    static bool is_outline(const Shape& shape) {
        return shape.ink == Ink::Sea || shape.ink == Ink::Land || shape.ink == Ink::Water;
    }
    // Coasts and rivers as a pen draws them, within the paper.
    std::vector<Vec2> outline_of(const Shape& shape) const {
        if (!is_outline(shape) && shape.ink != Ink::River) return shape.points;
        std::vector<Vec2> curve = smooth(shape.points, is_outline(shape));
        for (Vec2& p : curve) p = {std::clamp(p.x, 0.0, plan_.map.width), std::clamp(p.y, 0.0, plan_.map.height)};
        return curve;
    }

    // Horizontal lines wherever a row crosses into the outlines; islands in a sea stay bare.
    void sea() const {
        std::vector<double> crossings;
        for (double y = kHatch / 2; y < plan_.map.height; y += kHatch * (mini_ ? 2.4 : 1)) {
            crossings.clear();
            for (std::size_t i = 0; i < outlines_.size(); ++i)
                if (is_outline(plan_.map.shapes[i])) cross(outlines_[i], y, crossings);
            std::ranges::sort(crossings);
            for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
                paint_.line(at({crossings[i], y}), at({crossings[i + 1], y}), kSea.faded(0.42), 1);
        }
    }
    static void cross(const std::vector<Vec2>& outline, double y, std::vector<double>& crossings) {
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
            if ((a.y <= y) != (b.y <= y)) crossings.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        }
    }

    void draw(const Shape& shape, const std::vector<Vec2>& outline) const {
        switch (shape.ink) {
            case Ink::Sea:
            case Ink::Land:
            case Ink::Water:
                return coast(shape, outline);
            case Ink::River:
                paint_.path(all(outline), kRiver, thick(0.045));
                return written_on(shape, kRiver);
            case Ink::Hills:
                for (const Vec2 point : shape.points) hill(point);
                return;
            case Ink::Wood:
                return wood(shape);
            case Ink::Town:
            case Ink::Words:
                return;
        }
    }
    // Without what runs along the edge of the paper.
    void coast(const Shape& shape, const std::vector<Vec2>& outline) const {
        const auto on_edge = [&](Vec2 p) {
            constexpr double kNear = 0.02;
            return p.x < kNear || p.y < kNear || p.x > plan_.map.width - kNear || p.y > plan_.map.height - kNear;
        };
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
            if (on_edge(a) && on_edge(b)) continue;
            paint_.line(at(a), at(b), kInkBrown.faded(0.9), thick(0.035));
        }
        if (shape.name.empty() || mini_) return;
        const Vec2 middle = middle_of(shape.points);
        write(known(shape.name), at(middle), Type::Pen, kInkBrown.faded(0.75), 0.8);
    }
    static Vec2 middle_of(const std::vector<Vec2>& points) {
        Vec2 low = points.front(), high = low;
        for (const Vec2 p : points) {
            low = {std::min(low.x, p.x), std::min(low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
        }
        return (low + high) / 2;
    }
    void hill(Vec2 point) const {
        const double r = 0.2 * scale_;
        const Vec2 p = at(point);
        const Vec2 slope[] = {p + Vec2{-r, r * 0.6}, p + Vec2{-r * 0.15, -r * 0.7}, p + Vec2{r, r * 0.6}};
        paint_.path(slope, kHill.faded(0.85), thick(0.03));
        for (int i = 1; i <= 3; ++i) {
            const double share = i / 4.0;
            const Vec2 top{p.x - r * 0.15 + share * r * 1.15, p.y - r * 0.7 + share * r * 1.3};
            paint_.line(top, top + Vec2{-r * 0.16, r * (0.62 - 0.5 * share)}, kHill.faded(0.55), thick(0.018));
        }
    }
    void wood(const Shape& shape) const {
        std::vector<double> crossings;
        int row = 0;
        double low = plan_.map.height, high = 0;
        for (const Vec2 p : shape.points) low = std::min(low, p.y), high = std::max(high, p.y);
        for (double y = low + kTreesApart / 2; y < high; y += kTreesApart * 0.8, ++row) {
            crossings.clear();
            cross(shape.points, y, crossings);
            std::ranges::sort(crossings);
            for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
                for (double x = crossings[i] + (row % 2 ? 0.1 : 0.26); x < crossings[i + 1]; x += kTreesApart)
                    tree({x, y});
        }
        if (!shape.name.empty() && !mini_)
            write(known(shape.name), at(middle_of(shape.points)), Type::Pen, kInkBrown, 0.8);
    }
    void tree(Vec2 point) const {
        const Vec2 p = at(point);
        const double r = 0.085 * scale_;
        paint_.line(p, p + Vec2{0, r * 1.7}, kWood.faded(0.8), thick(0.022));
        paint_.disc(p, r, kWood.faded(0.5));
        paint_.circle(p, r, kWood.faded(0.8), thick(0.016));
    }

    // A curve through the points; closed: back to the first one.
    static std::vector<Vec2> smooth(const std::vector<Vec2>& points, bool closed) {
        constexpr int kSteps = 5;
        const auto count = std::ssize(points);
        if (count < 3) return points;
        std::vector<Vec2> curve;
        const auto point = [&](std::ptrdiff_t i) {
            return points[static_cast<std::size_t>(closed ? (i + count) % count
                                                          : std::clamp<std::ptrdiff_t>(i, 0, count - 1))];
        };
        for (std::ptrdiff_t i = 0; i + (closed ? 0 : 1) < count; ++i)
            for (int step = 0; step < kSteps; ++step) {
                const double t = static_cast<double>(step) / kSteps, u = t * t, v = u * t;
                const Vec2 p = point(i - 1), q = point(i), r = point(i + 1), z = point(i + 2);
                curve.push_back((q * 2 + (r - p) * t + (p * 2 - q * 5 + r * 4 - z) * u + (q * 3 - p - r * 3 + z) * v) /
                                2);
            }
        if (!closed) curve.push_back(points.back());
        return curve;
    }
    void draw(const war::Road& road, const MapLook& look) const {
        std::vector<Vec2> points{spot(road.from)};
        points.insert(points.end(), road.along.begin(), road.along.end());
        points.push_back(spot(road.to));
        const std::vector<Vec2> curve = all(smooth(points, false));
        if (went(road, look)) return paint_.path(curve, palette::kAccent.faded(0.9), thick(0.07));
        dashed(curve, kRoad.faded(0.85), thick(0.04));
    }
    Vec2 spot(const std::string& place) const { return plan_.places[static_cast<std::size_t>(plan_.place(place))].at; }
    bool went(const war::Road& road, const MapLook& look) const {
        for (std::size_t i = 0; i + 1 < look.course.size(); ++i)
            if (plan_.places[look.course[i]].id == road.from && plan_.places[look.course[i + 1]].id == road.to)
                return true;
        return false;
    }
    void dashed(const std::vector<Vec2>& curve, ui::Colour colour, double width) const {
        double gone = 0;
        const double dash = kDash * scale_, whole = (kDash + kDashGap) * scale_;
        for (std::size_t i = 0; i + 1 < curve.size(); ++i) {
            const Vec2 a = curve[i], b = curve[i + 1];
            const double length = distance(a, b);
            for (double t = 0; t < length;) {
                const double phase = std::fmod(gone + t, whole);
                const double step = std::min(length - t, phase < dash ? dash - phase : whole - phase);
                if (phase < dash)
                    paint_.line(a + (b - a) * (t / length), a + (b - a) * ((t + step) / length), colour, width);
                t += std::max(step, 0.5);
            }
            gone += length;
        }
    }

    void written_on(const Shape& shape, ui::Colour colour) const {
        if (shape.name.empty() || mini_) return;
        const Vec2 middle = shape.points[shape.points.size() / 2];
        write(known(shape.name), at(middle) + Vec2{0, 0.24 * scale_}, Type::Pen, colour, 0.72);
    }
    // In the scale of the map, so that letters shrink with it.
    double times_of(double size) const { return std::clamp(size * scale_ / ui_.px(38), 0.42, 1.6); }
    Vec2 extent(const Phrase& text, Type type, double times) const {
        return Vec2{ui_.text_width(text, type), ui_.line_height(type)} * times;
    }
    void write(const Phrase& text, Vec2 middle, Type type, ui::Colour colour, double size) const {
        const double times = times_of(size);
        paint_.print_scaled(middle - extent(text, type, times) / 2, text, type, colour, times);
    }
    void name_points(const Shape& shape) {
        for (const Vec2 point : shape.points) {
            const Vec2 p = at(point);
            if (shape.ink == Ink::Words) {
                if (!mini_) write(known(shape.name), p, Type::Heading, kInkBrown.faded(0.45), 0.9);
                continue;
            }
            const double r = 0.07 * scale_;
            paint_.fill({p.x - r, p.y - r, p.x + r, p.y + r}, kInkBrown);
            if (!mini_) name_town(known(shape.name), p, r);
        }
    }
    // Beside the town, to the right if there is room.
    void name_town(const Phrase& name, Vec2 p, double r) {
        const double times = times_of(0.74);
        const Vec2 size = extent(name, Type::Pen, times);
        const bool right = p.x + r * 2 + size.x < paper_.x1 - ui_.px(12);
        const Vec2 corner{right ? p.x + r * 2 : p.x - r * 2 - size.x, p.y - size.y / 2};
        paint_.print_scaled(corner, name, Type::Pen, kInkBrown, times);
        taken_.push_back(ui::sized(corner, size.x, size.y));
    }
    void frame() const {
        paint_.frame(paper_.grown(-ui_.px(5)), kInkBrown.faded(0.7), 1);
        paint_.frame(paper_.grown(-ui_.px(8)), kInkBrown.faded(0.7), std::max(1.0, ui_.px(1.5)));
    }

    ui::Colour people_colour(int people) const {
        return ui_.side_colour(people == 0 ? ui::Sign::Solid : ui::Sign::Dashed);
    }
    void place(const war::Place& place, const PlaceLook& look) {
        const Vec2 p = at(place.at);
        const double r = std::max(ui_.px(5), 0.24 * scale_);
        const bool fought = look.stage == PlaceStage::Won || look.stage == PlaceStage::Drawn;
        paint_.disc(p, r, kLand);
        if (look.stage == PlaceStage::Next || look.stage == PlaceStage::Chosen) {
            paint_.disc(p, r * 1.75, palette::kBrassLight.faded(0.5));
            paint_.circle(p, r * 1.75, palette::kBrass, thick(0.04));
        }
        const ui::Colour colour = look.stage == PlaceStage::Won ? people_colour(look.winner) : kInkBrown;
        paint_.circle(p, r, colour, thick(look.stage == PlaceStage::Later ? 0.035 : 0.07));
        if (fought)
            for (const double way : {1.0, -1.0})
                paint_.line(p + Vec2{-r * 1.1, -r * 1.1 * way}, p + Vec2{r * 1.1, r * 1.1 * way}, colour, thick(0.075));
        else
            crossed_swords(p, r * 0.55);
        taken_.push_back({p.x - r, p.y - r, p.x + r, p.y + r});
    }
    void crossed_swords(Vec2 p, double r) const {
        for (const double way : {1.0, -1.0})
            paint_.line(p + Vec2{-r, -r * way}, p + Vec2{r, r * way}, kInkBrown, thick(0.03));
    }
    // Title and date beside the place, where they lie over nothing else if there is such a spot; on a strip of paper,
    // so that coast and hills do not cross the letters.
    void titled(const war::Place& place, const PlaceLook& look) {
        const Phrase title = known(place.title), date = known(place.date);
        const double large = times_of(0.86), little = times_of(0.72);
        const Vec2 top = extent(title, Type::Heading, large), low = extent(date, Type::Pen, little);
        const double wide = std::max(top.x, low.x) + ui_.px(8), high = top.y * 0.92 + (date.empty() ? 0 : low.y);
        const Vec2 p = at(place.at);
        const double away = std::max(ui_.px(5), 0.24 * scale_) * (look.stage == PlaceStage::Later ? 1.3 : 1.9);
        const Rect strip = free_spot(p, {wide, high}, away);
        taken_.push_back(strip);
        paint_.fill(strip, kLand.faded(0.78), ui_.px(4));
        paint_.print_scaled({strip.center().x - top.x / 2, strip.y0}, title, Type::Heading, palette::kInk, large);
        if (!date.empty())
            paint_.print_scaled({strip.center().x - low.x / 2, strip.y1 - low.y}, date, Type::Pen, palette::kSoft,
                                little);
    }
    Rect free_spot(Vec2 p, Vec2 size, double away) const {
        const double dx = size.x / 2 + away, dy = size.y / 2 + away;
        const Vec2 ways[] = {{0, dy}, {0, -dy}, {dx, 0}, {-dx, 0}, {dx, dy}, {-dx, dy}, {dx, -dy}, {-dx, -dy}};
        const Rect inside = paper_.grown(-ui_.px(10));
        const auto beside = [&](Vec2 way) { return ui::sized(p + way - size / 2, size.x, size.y); };
        for (const Vec2 way : ways) {
            const Rect spot = beside(way);
            const bool free = std::ranges::none_of(taken_, [&](const Rect& other) {
                const Rect both = spot.within(other);
                return both.x0 < both.x1 && both.y0 < both.y1;
            });
            if (free && inside.covers(spot)) return spot;
        }
        return beside(ways[0]);
    }

    ui::Ui& ui_;
    ui::Painter paint_;
    const war::Plan& plan_;
    Rect paper_;
    double scale_;  // pixels an inch
    bool mini_;
    std::vector<std::vector<Vec2>> outlines_;  // of the shapes, as they are drawn
    std::vector<Rect> taken_;                  // by towns and places: no title lies over them
};

}  // namespace

Rect map_place(const war::Plan& plan, const Rect& rect) {
    const double scale = std::min(rect.width() / plan.map.width, rect.height() / plan.map.height);
    const double wide = plan.map.width * scale, high = plan.map.height * scale;
    return ui::sized(rect.center() - Vec2{wide / 2, high / 2}, wide, high);
}

Vec2 on_map(const war::Plan& plan, const Rect& paper, Vec2 inches) {
    const double scale = paper.width() / plan.map.width;
    return {paper.x0 + inches.x * scale, paper.y1 - inches.y * scale};
}

void draw_map(ui::Ui& ui, const MapLook& look, const Rect& paper) { MapPage(ui, look, paper).draw(look); }

}  // namespace screens
