// The pointer on the map: drawing, dragging and joining.

#include <algorithm>
#include <cmath>

#include "engine/measure/measure.h"
#include "game/coin_wars/screens/war/map_drawing.h"
#include "game/coin_wars/screens/war_editor/view.h"

namespace screens {

namespace {

using platform::Button;
using platform::Event;
using war::Ink;
using war::Vec2;

constexpr double kReach = 14;  // points around a place or a shape's point
constexpr double kStep = 0.3;  // inches between points of a drawn line
constexpr double kHillsApart = 0.7;
constexpr std::size_t kMaxDrawn = 120;

bool is_outline(Ink ink) { return ink == Ink::Sea || ink == Ink::Land || ink == Ink::Water || ink == Ink::Wood; }
bool is_mark(Ink ink) { return ink == Ink::Town || ink == Ink::Words; }

Vec2 to_map(const WarEditorView& view, Vec2 pixel) {
    const war::Map& map = view.plan().map;
    const double scale = view.paper.width() / map.width;
    const Vec2 at{(pixel.x - view.paper.x0) / scale, (view.paper.y1 - pixel.y) / scale};
    const auto rounded = [](double value, double max) {
        return std::clamp(std::round(value * 20) / 20, 0.0, max);  // round numbers for files
    };
    return {rounded(at.x, map.width), rounded(at.y, map.height)};
}

double reach(const WarEditorView& view) { return view.ui.px(kReach) * view.plan().map.width / view.paper.width(); }

std::optional<std::size_t> place_at(const WarEditorView& view, Vec2 at) {
    const auto& places = view.plan().places;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (distance(places[i].at, at) <= reach(view)) return i;
    return std::nullopt;
}

// Returns the distance to the shape's marks, or to its line.
double gap_to(const war::WarShape& shape, Vec2 at) {
    const auto& points = shape.points;
    const bool closed = is_outline(shape.ink), lined = closed || shape.ink == Ink::River;
    double min = 1e9;
    for (std::size_t i = 0; i < points.size(); ++i) {
        min = std::min(min, distance(points[i], at));
        if (!lined || (i + 1 == points.size() && !closed)) continue;
        const measure::Segment segment{points[i], points[(i + 1) % points.size()]};
        min = std::min(min, distance(measure::nearest_point(segment, at), at));
    }
    return min;
}

double width_of(const war::WarShape& shape) {
    const auto [left, right] = std::ranges::minmax(shape.points, {}, &Vec2::x);
    return right.x - left.x;
}

// Returns the narrowest outline around the point.
std::optional<std::size_t> outline_around(const std::vector<war::WarShape>& shapes, Vec2 at) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (!is_outline(shapes[i].ink) || !measure::inside(shapes[i].points, at)) continue;
        if (!found || width_of(shapes[i]) < width_of(shapes[*found])) found = i;
    }
    return found;
}

std::optional<std::size_t> shape_at(const WarEditorView& view, Vec2 at) {
    const auto& shapes = view.plan().map.shapes;
    const auto nearest =
        std::ranges::min_element(shapes, {}, [&](const war::WarShape& one) { return gap_to(one, at); });
    if (nearest == shapes.end()) return std::nullopt;
    if (gap_to(*nearest, at) > reach(view)) return outline_around(shapes, at);
    return static_cast<std::size_t>(nearest - shapes.begin());
}

void press(WarEditorView& view, Vec2 at) {
    WarBrush& brush = view.brush;
    brush.from = brush.to = at;
    brush.held = true;
    brush.place.reset();
    brush.shape.reset();
    brush.drawn = {at};
    view.history.end_step();
    if (brush.tool == WarTool::Draw) return;
    brush.place = place_at(view, at);
    if (brush.tool == WarTool::Road) return;
    if (!brush.place) brush.shape = shape_at(view, at);
    view.chosen.shape = brush.shape;
    if (!brush.place || view.chosen.place == brush.place) return;
    view.chosen.place = brush.place;
    view.chosen.way.reset();
}

void move(WarEditorView& view, Vec2 at) {
    WarBrush& brush = view.brush;
    if (!brush.held) return;
    brush.to = at;
    const double step = brush.tool == WarTool::Draw && brush.ink == Ink::Hills ? kHillsApart : kStep;
    if (brush.drawn.size() < kMaxDrawn && distance(brush.drawn.back(), at) >= step) brush.drawn.push_back(at);
}

void finish_shape(WarEditorView& view) {
    WarBrush& brush = view.brush;
    std::vector<Vec2> points = brush.drawn;
    if (is_mark(brush.ink)) points = {brush.to};
    if (brush.ink == Ink::River && points.size() < 2) return;
    if (is_outline(brush.ink) && points.size() < 3) return;
    if (view.plan().map.shapes.size() >= war::limits::kShapes) {
        view.notice = say("There is no room for more.");
        return;
    }
    war::WarShape shape;
    shape.ink = brush.ink;
    shape.points.assign(points.begin(), points.end());
    view.change(say("Draw on the map"), [&](war::WarPlan& plan) { plan.map.shapes.push_back(shape); });
    view.chosen.shape = view.plan().map.shapes.size() - 1;
}

// Makes a road of the drawn points between the two rings.
void finish_road(WarEditorView& view) {
    const auto to = place_at(view, view.brush.to);
    if (!view.brush.place || !to || to == view.brush.place) return;
    const war::WarPlan& plan = view.plan();
    const auto &a = plan.places[*view.brush.place], &b = plan.places[*to];
    std::vector<Vec2> along = view.brush.drawn;
    std::erase_if(along, [&](Vec2 p) { return distance(p, a.at) < 0.7 || distance(p, b.at) < 0.7; });
    const auto is_it = [from = a.id, there = b.id](const war::Road& road) {
        return (road.from == from && road.to == there) || (road.from == there && road.to == from);
    };
    if (std::ranges::none_of(plan.map.roads, is_it)) {
        view.notice = say("A road can join two battles only if one leads to the other.");
        return;
    }
    view.change(say("Draw a road"), [&](war::WarPlan& changed) {
        for (war::Road& road : changed.map.roads) {
            if (!is_it(road)) continue;
            road.along.assign(along.begin(), along.end());
            if (road.from != plan.places[*view.brush.place].id) std::ranges::reverse(road.along);
        }
    });
}

void drop(WarEditorView& view) {
    const WarBrush brush = view.brush;
    const Vec2 by = brush.to - brush.from;
    if (by.x == 0 && by.y == 0) return;
    const war::Map& map = view.plan().map;
    const auto moved = [&](Vec2 p) {
        p = p + by;
        return Vec2{std::clamp(p.x, 0.0, map.width), std::clamp(p.y, 0.0, map.height)};
    };
    if (brush.place)
        view.change(say("Move a battle"),
                    [&](war::WarPlan& plan) { plan.places[*brush.place].at = moved(plan.places[*brush.place].at); });
    else if (brush.shape)
        view.change(say("Move a drawing"), [&](war::WarPlan& plan) {
            for (Vec2& point : plan.map.shapes[*brush.shape].points) point = moved(point);
        });
}

void release(WarEditorView& view) {
    if (!view.brush.held) return;
    view.brush.held = false;
    if (view.brush.tool == WarTool::Draw) finish_shape(view);
    if (view.brush.tool == WarTool::Road) finish_road(view);
    if (view.brush.tool == WarTool::Move) drop(view);
    view.brush.drawn.clear();
}

void remove_chosen(WarEditorView& view) {
    const auto shape = view.chosen.shape;
    if (!shape) return;
    view.chosen.shape.reset();
    view.change(say("Remove it from the map"), [&](war::WarPlan& plan) {
        plan.map.shapes.erase(plan.map.shapes.begin() + static_cast<std::ptrdiff_t>(*shape));
    });
}

void key(WarEditorView& view, const Event& event) {
    using platform::Key;
    const auto letter = [&](char wanted) { return event.mods.ctrl && event.key == Key(wanted); };
    if (letter('Z') && !event.mods.shift) view.history.undo(), view.follow();
    if (letter('Y') || (letter('Z') && event.mods.shift)) view.history.redo(), view.follow();
    if (letter('S')) save_war(view);
    if (event.key == Key::Delete || event.key == Key::Backspace) remove_chosen(view);
    if (event.key != Key::Escape) return;
    if (view.brush.tool == WarTool::Move) return leave_war_editor(view);
    view.brush = {};
}

}  // namespace

void handle_map_events(WarEditorView& view) {
    for (const Event& event : view.app.events()) {
        if (event.kind == Event::Kind::KeyDown) key(view, event);
        if (view.paper.width() <= 0) continue;
        const Vec2 at = to_map(view, event.at);
        if (event.kind == Event::Kind::Press && event.button == Button::Left && view.paper.contains(event.at))
            press(view, at);
        if (event.kind == Event::Kind::Press && event.button == Button::Right) view.brush = {};
        if (event.kind == Event::Kind::Move) move(view, at);
        if (event.kind == Event::Kind::Release && event.button == Button::Left) {
            if (view.brush.held) view.brush.to = at;
            release(view);
        }
    }
}

void draw_war_map(WarEditorView& view, const Rect& table) {
    ui::Ui& ui = view.ui;
    war::WarPlan shown = view.plan();
    const WarBrush& brush = view.brush;
    if (brush.held && brush.tool == WarTool::Move && brush.place)
        shown.places[*brush.place].at = shown.places[*brush.place].at + (brush.to - brush.from);
    if (brush.held && brush.tool == WarTool::Move && brush.shape)
        for (Vec2& point : shown.map.shapes[*brush.shape].points) point = point + (brush.to - brush.from);
    view.paper = map_place(shown, table);
    MapLook look{shown, std::vector<PlaceLook>(shown.places.size()), {}};
    if (view.chosen.place && *view.chosen.place < look.places.size())
        look.places[*view.chosen.place].stage = PlaceStage::Chosen;
    draw_map(ui, look, view.paper);
    const ui::Painter paint = ui.paint();
    const auto trace = [&](const std::vector<Vec2>& points) {
        std::vector<Vec2> pixels;
        for (const Vec2 point : points) pixels.push_back(on_map(shown, view.paper, point));
        if (pixels.size() > 1) paint.path(pixels, palette::kAccent, ui.px(2));
    };
    if (brush.held && brush.tool != WarTool::Move) trace(brush.drawn);
    if (!view.chosen.shape || *view.chosen.shape >= shown.map.shapes.size()) return;
    for (const Vec2 point : shown.map.shapes[*view.chosen.shape].points)
        paint.circle(on_map(shown, view.paper, point), ui.px(4), palette::kAccent, std::max(1.0, ui.px(1.5)));
}

}  // namespace screens
