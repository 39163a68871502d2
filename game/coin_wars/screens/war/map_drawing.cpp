#include "game/coin_wars/screens/war/map_drawing.h"

#include <algorithm>
#include <cmath>

#include "engine/core/lists.h"
#include "game/coin_wars/screens/war/map_names.h"

namespace screens {

namespace {

using war::Ink;
using war::WarShape;

constexpr ui::Colour kInkBrown{0x4a, 0x38, 0x26}, kSea{0x5d, 0x7f, 0x95}, kRiver{0x4d, 0x76, 0x92},
    kHill{0x8a, 0x6c, 0x48}, kWood{0x5f, 0x77, 0x4a}, kRoad{0x8c, 0x5a, 0x30}, kLand{0xf1, 0xe7, 0xd0};
constexpr double kHatch = 0.105;                // inches between lines of the sea
constexpr double kFrame = 10;                   // points from the edge of the paper to the ink
constexpr double kRingWeighs = 12;              // to names, compared with other things on the map
constexpr double kTreesApart = 0.34;            // inches
constexpr double kDash = 0.16, kDashGap = 0.1;  // inches

bool comes(const PlaceLook& place) { return place.stage == PlaceStage::Next || place.stage == PlaceStage::Chosen; }

class MapPage {
public:
    MapPage(ui::Ui& ui, const MapLook& look, const Rect& paper)
        : ui_(ui),
          paint_(ui.paint()),
          plan_(look.plan),
          paper_(paper),
          scale_(paper.width() / look.plan.map.width),
          mini_(look.mini),
          impl_(paper.grown(-ui.px(look.mini ? kFrame / 2 : kFrame))),
          names_(ui, impl_.grown(-ui.px(3)), scale_) {
        for (const WarShape& shape : plan_.map.shapes) outlines_.push_back(outline_of(shape));
    }

    void draw(const MapLook& look) {
        paint_.paper(paper_, 6);
        paint_.fill(paper_.grown(-ui_.px(2)), kLand.faded(0.55));
        sea();
        for (std::size_t i = 0; i < outlines_.size(); ++i) draw(plan_.map.shapes[i], outlines_[i]);
        for (const war::Road& road : plan_.map.roads)
            if (plan_.place(road.from) >= 0 && plan_.place(road.to) >= 0) draw(road, look);
        frame();
        for (const WarShape& shape : plan_.map.shapes)
            if (shape.ink == Ink::Town) towns(shape);
        for (std::size_t i = 0; i < look.places.size(); ++i) place(plan_.places[i], look.places[i]);
        if (mini_) return;
        ui_.overlay("map", paper_, [&] { write(look); });
    }
    MapWriting writing() const { return names_.writing(); }

private:
    Vec2 at(Vec2 inches) const { return on_map(plan_, paper_, inches); }
    std::vector<Vec2> all(const std::vector<Vec2>& points) const {
        std::vector<Vec2> pixels;
        for (const Vec2 point : points) pixels.push_back(at(point));
        return pixels;
    }
    double thick(double inches) const { return std::max(1.0, inches * scale_); }
    // Draws the part of the line inside the frame.
    void line(Vec2 a, Vec2 b, ui::Colour colour, double width) const {
        double from = 0, to = 1;
        const auto cut = [&](double way, double room) {
            if (way == 0 && room < 0) to = -1;
            if (way < 0) from = std::max(from, room / way);
            if (way > 0) to = std::min(to, room / way);
        };
        const Vec2 way = b - a;
        cut(-way.x, a.x - impl_.x0);
        cut(way.x, impl_.x1 - a.x);
        cut(-way.y, a.y - impl_.y0);
        cut(way.y, impl_.y1 - a.y);
        if (from < to) paint_.line(a + way * from, a + way * to, colour, width);
    }
    void path(const std::vector<Vec2>& points, ui::Colour colour, double width) const {
        for (std::size_t i = 0; i + 1 < points.size(); ++i) line(points[i], points[i + 1], colour, width);
    }
    static bool is_outline(const WarShape& shape) {
        return shape.ink == Ink::Sea || shape.ink == Ink::Land || shape.ink == Ink::Water;
    }
    // Returns coasts and rivers as smooth curves, inside the paper.
    std::vector<Vec2> outline_of(const WarShape& shape) const {
        if (!is_outline(shape) && shape.ink != Ink::River) return shape.points;
        std::vector<Vec2> curve = smooth(shape.points, is_outline(shape));
        for (Vec2& p : curve) p = {std::clamp(p.x, 0.0, plan_.map.width), std::clamp(p.y, 0.0, plan_.map.height)};
        return curve;
    }

    // Draws horizontal lines wherever a row is inside an odd number of outlines, so that islands stay bare.
    void sea() const {
        std::vector<double> crossings;
        for (double y = kHatch / 2; y < plan_.map.height; y += kHatch * (mini_ ? 2.4 : 1)) {
            crossings.clear();
            for (std::size_t i = 0; i < outlines_.size(); ++i)
                if (is_outline(plan_.map.shapes[i])) cross(outlines_[i], y, crossings);
            std::ranges::sort(crossings);
            for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
                line(at({crossings[i], y}), at({crossings[i + 1], y}), kSea.faded(0.42), 1);
        }
    }
    static void cross(const std::vector<Vec2>& outline, double y, std::vector<double>& crossings) {
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
            if ((a.y <= y) != (b.y <= y)) crossings.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        }
    }

    void draw(const WarShape& shape, const std::vector<Vec2>& outline) const {
        switch (shape.ink) {
            case Ink::Sea:
            case Ink::Land:
            case Ink::Water:
                return coast(outline);
            case Ink::River:
                return path(all(outline), kRiver, thick(0.045));
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
    // Leaves out what runs along the edge of the paper.
    void coast(const std::vector<Vec2>& outline) const {
        const auto on_edge = [&](Vec2 p) {
            constexpr double kNear = 0.02;
            return p.x < kNear || p.y < kNear || p.x > plan_.map.width - kNear || p.y > plan_.map.height - kNear;
        };
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
            if (on_edge(a) && on_edge(b)) continue;
            line(at(a), at(b), kInkBrown.faded(0.9), thick(0.035));
        }
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
        if (!impl_.covers({p.x - r, p.y - r, p.x + r, p.y + r})) return;
        const Vec2 slope[] = {p + Vec2{-r, r * 0.6}, p + Vec2{-r * 0.15, -r * 0.7}, p + Vec2{r, r * 0.6}};
        paint_.path(slope, kHill.faded(0.85), thick(0.03));
        for (int i = 1; i <= 3; ++i) {
            const double share = i / 4.0;
            const Vec2 top{p.x - r * 0.15 + share * r * 1.15, p.y - r * 0.7 + share * r * 1.3};
            paint_.line(top, top + Vec2{-r * 0.16, r * (0.62 - 0.5 * share)}, kHill.faded(0.55), thick(0.018));
        }
    }
    void wood(const WarShape& shape) const {
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
    }
    void tree(Vec2 point) const {
        const Vec2 p = at(point);
        const double r = 0.085 * scale_;
        if (!impl_.covers({p.x - r, p.y - r, p.x + r, p.y + 2 * r})) return;
        paint_.line(p, p + Vec2{0, r * 1.7}, kWood.faded(0.8), thick(0.022));
        paint_.disc(p, r, kWood.faded(0.5));
        paint_.circle(p, r, kWood.faded(0.8), thick(0.016));
    }

    // Returns a curve through the points; if closed, back to the first one.
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

    static double town_size(double scale) { return 0.07 * scale; }
    // Keeps towns off the frame.
    Vec2 town_at(Vec2 point) const {
        const Vec2 p = at(point);
        const Rect room = impl_.grown(-2 * town_size(scale_));
        return {std::clamp(p.x, room.x0, room.x1), std::clamp(p.y, room.y0, room.y1)};
    }
    void towns(const WarShape& shape) {
        const double r = town_size(scale_);
        for (const Vec2 point : shape.points) {
            const Vec2 p = town_at(point);
            const Rect dot{p.x - r, p.y - r, p.x + r, p.y + r};
            paint_.fill(dot, kInkBrown);
            names_.keep(dot);
        }
    }
    // The most important names are written first and get the best places.
    void write(const MapLook& look) {
        for (const bool next : {true, false})
            for (std::size_t i = 0; i < look.places.size(); ++i)
                if (comes(look.places[i]) == next && (next || !names_.narrow() || pointed_at(plan_.places[i])))
                    titled(plan_.places[i], look.places[i]);
        if (names_.narrow()) return;
        for (const std::vector<Ink>& inks :
             {std::vector{Ink::Town}, {Ink::River}, {Ink::Sea, Ink::Land, Ink::Water, Ink::Wood, Ink::Words}})
            for (std::size_t i = 0; i < outlines_.size(); ++i)
                if (core::contains(inks, plan_.map.shapes[i].ink)) name(plan_.map.shapes[i], outlines_[i]);
    }
    bool pointed_at(const war::Place& place) const {
        return distance(ui_.pointer(), at(place.at)) < std::max(ui_.px(kPressed), 0.3 * scale_);
    }
    void name(const WarShape& shape, const std::vector<Vec2>& outline) {
        if (shape.name.empty()) return;
        const Phrase name = known(shape.name);
        switch (shape.ink) {
            case Ink::Town:
                for (const Vec2 point : shape.points)
                    names_.beside(name, {town_at(point)}, town_size(scale_) + ui_.px(1), kInkBrown);
                return;
            case Ink::River:
                return names_.beside(name, from_the_middle(all(outline)), ui_.px(4), kRiver);
            case Ink::Words:
                for (const Vec2 point : shape.points)
                    names_.over(name, at(point), Type::Heading, kInkBrown.faded(0.45));
                return;
            default:
                return names_.over(name, at(middle_of(shape.points)), Type::Pen, kInkBrown.faded(0.8));
        }
    }
    static std::vector<Vec2> from_the_middle(std::vector<Vec2> points) {
        const Vec2 middle = points[points.size() / 2];
        std::ranges::stable_sort(points, {}, [&](Vec2 point) { return distance(point, middle); });
        return points;
    }
    void frame() const {
        const double inner = ui_.px(mini_ ? kFrame / 2 : kFrame);
        paint_.frame(paper_.grown(ui_.px(3) - inner), kInkBrown.faded(0.7), 1);
        paint_.frame(paper_.grown(-inner), kInkBrown.faded(0.7), std::max(1.0, ui_.px(1.5)));
    }

    ui::Colour nation_colour(int nation) const {
        return ui_.side_colour(nation == 0 ? ui::Sign::Solid : ui::Sign::Dashed);
    }
    double ring_size() const { return std::max(ui_.px(5), 0.24 * scale_); }
    void place(const war::Place& place, const PlaceLook& look) {
        const Vec2 p = at(place.at);
        const double r = ring_size();
        const bool fought = look.stage == PlaceStage::Won || look.stage == PlaceStage::Drawn;
        paint_.disc(p, r, kLand);
        if (comes(look)) {
            paint_.disc(p, r * 1.75, palette::kBrassLight.faded(0.5));
            paint_.circle(p, r * 1.75, palette::kBrass, thick(0.04));
        }
        const ui::Colour colour = look.stage == PlaceStage::Won ? nation_colour(look.winner) : kInkBrown;
        paint_.circle(p, r, colour, thick(look.stage == PlaceStage::Later ? 0.035 : 0.07));
        if (fought)
            for (const double way : {1.0, -1.0})
                paint_.line(p + Vec2{-r * 1.1, -r * 1.1 * way}, p + Vec2{r * 1.1, r * 1.1 * way}, colour, thick(0.075));
        else
            crossed_swords(p, r * 0.55);
        const double kept = fought ? std::max(r * 1.1, ui_.px(kPressed)) : r * (comes(look) ? 1.75 : 1.1);
        names_.keep({p.x - kept, p.y - kept, p.x + kept, p.y + kept}, kRingWeighs);
    }
    // Returns the distance of a title from its ring's middle.
    double away(const PlaceLook& look) const {
        const bool fought = look.stage == PlaceStage::Won || look.stage == PlaceStage::Drawn;
        return fought ? std::max(ring_size() * 1.3, ui_.px(kPressed)) : ring_size() * (comes(look) ? 1.65 : 1.3);
    }
    void crossed_swords(Vec2 p, double r) const {
        for (const double way : {1.0, -1.0})
            paint_.line(p + Vec2{-r, -r * way}, p + Vec2{r, r * way}, kInkBrown, thick(0.03));
    }
    void titled(const war::Place& place, const PlaceLook& look) {
        names_.battle(known(place.title), names_.narrow() ? Phrase() : known(place.date), at(place.at), away(look));
    }

    ui::Ui& ui_;
    ui::Painter paint_;
    const war::WarPlan& plan_;
    Rect paper_;
    double scale_;  // pixels per inch
    bool mini_;
    Rect impl_;  // the frame
    MapNames names_;
    std::vector<std::vector<Vec2>> outlines_;  // of the shapes, as drawn
};

}  // namespace

Rect map_place(const war::WarPlan& plan, const Rect& rect) {
    const double scale = std::min(rect.width() / plan.map.width, rect.height() / plan.map.height);
    const double wide = plan.map.width * scale, high = plan.map.height * scale;
    return ui::sized(rect.center() - Vec2{wide / 2, high / 2}, wide, high);
}

Vec2 on_map(const war::WarPlan& plan, const Rect& paper, Vec2 inches) {
    const double scale = paper.width() / plan.map.width;
    return {paper.x0 + inches.x * scale, paper.y1 - inches.y * scale};
}

MapWriting draw_map(ui::Ui& ui, const MapLook& look, const Rect& paper) {
    MapPage page(ui, look, paper);
    page.draw(look);
    return page.writing();
}

}  // namespace screens
