#include "engine/ui/plot.h"

#include <cmath>

#include "engine/ui/ui_state.h"

namespace ui {

namespace {

constexpr double kTick = 6, kGap = 4;  // points

// 1, 2 or 5 times a power of ten, at least `wanted`.
double round_step(double wanted) {
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= wanted * (1 - 1e-9)) return factor * power;
    return 10 * power;
}

}  // namespace

std::vector<double> ticks(double low, double high, int max, double min_step) {
    std::vector<double> result;
    if (!(high > low) || max < 2) return {low};
    const double step = round_step(std::max((high - low) / (max - 1), std::max(min_step, 1e-9)));
    for (double value = std::ceil(low / step - 1e-9) * step; value <= high + step * 1e-9; value += step)
        result.push_back(std::abs(value) < step * 1e-9 ? 0 : value);
    return result;
}

Span span_of(double min, double max) {
    if (!(max > 0)) return {};
    const bool far = min > 0.6 * max && min < max;
    const double step = round_step((far ? std::max(max - min, 0.05 * max) : max) / 4);
    // Leave room below: a line along the axis itself would be overlooked.
    return {far ? std::max(0.0, std::ceil(min / step - 1e-9) * step - step) : 0, std::ceil(max / step - 1e-9) * step};
}

Ink ink_of(const Ui& ui, Sign sign) {
    if (sign == Sign::Dashed) return {ui.side_colour(sign), Stroke::Dashed, Fill::Hatched};
    return {ui.side_colour(sign), Stroke::Solid, Fill::Solid};
}

Phrase percent(double share, int decimals) { return words::say("{1} %", words::figure(100 * share, decimals)); }

Plot::Plot(Ui& ui, const Rect& rect, Axis x, Axis y) : ui_(ui), x_(std::move(x)), y_(std::move(y)) {
    const double line = ui.line_height(Type::Small), out = ui.px(kTick + kGap);
    const double below = out + line + (x_.name.empty() ? 0 : line), above = line / 2;
    const int rows = std::max(2, static_cast<int>((rect.height() - below) / (1.25 * line)));
    y_ticks_ = ticks(y_.span.low, y_.span.high, std::min(rows, 6), y_.whole ? 1 : 0);
    double widest = 0;
    for (const double tick : y_ticks_) widest = std::max(widest, ui.text_width(figure(y_, tick), Type::Small));
    const double left = out + widest + 1 + (y_.name.empty() ? 0 : line);
    const double last = ui.text_width(figure(x_, x_.span.high), Type::Small);
    inner_ = {rect.x0 + left, rect.y0 + above, rect.x1 - std::max(ui.px(12), std::ceil(last / 2)), rect.y1 - below};
    const int columns = std::max(2, static_cast<int>(inner_.width() / (1.8 * std::max(last, ui.px(22)))));
    x_ticks_ = ticks(x_.span.low, x_.span.high, std::min(columns, 11), x_.whole ? 1 : 0);
    frame();
    print_ticks();
    print_names(rect);
}

Phrase Plot::figure(const Axis& axis, double value) const {
    return axis.figure ? axis.figure(value) : words::figure(value);
}

Vec2 Plot::at(Vec2 value) const {
    return {inner_.x0 + (value.x - x_.span.low) / (x_.span.high - x_.span.low) * inner_.width(),
            inner_.y1 - (value.y - y_.span.low) / (y_.span.high - y_.span.low) * inner_.height()};
}

double Plot::x_of(double pixel) const {
    const double part = std::clamp((pixel - inner_.x0) / std::max(1.0, inner_.width()), 0.0, 1.0);
    return x_.span.low + part * (x_.span.high - x_.span.low);
}

void Plot::frame() const {
    const Painter paint = ui_.paint();
    const double width = std::max(1.0, ui_.px(1.4));
    paint.line({inner_.x0, inner_.y0}, {inner_.x0, inner_.y1}, palette::kInk, width);
    paint.line({inner_.x0, inner_.y1}, {inner_.x1, inner_.y1}, palette::kInk, width);
}

void Plot::print_ticks() const {
    const Painter paint = ui_.paint();
    const double out = ui_.px(kTick), line = ui_.line_height(Type::Small), width = std::max(1.0, ui_.px(1));
    for (const double tick : x_ticks_) {
        const double x = std::round(at({tick, y_.span.low}).x);
        paint.line({x, inner_.y1}, {x, inner_.y1 + out}, palette::kInk, width);
        const Phrase words = figure(x_, tick);
        const double wide = ui_.text_width(words, Type::Small) + 1;
        ui_.place(sized({std::round(x - wide / 2), inner_.y1 + out + ui_.px(2)}, wide, line));
        ui_.text(words, {Type::Small, palette::kSoft});
    }
    for (const double tick : y_ticks_) {
        const double y = std::round(at({x_.span.low, tick}).y);
        paint.line({inner_.x0 - out, y}, {inner_.x0, y}, palette::kInk, width);
        if (tick > y_.span.low) paint.line({inner_.x0, y}, {inner_.x1, y}, palette::kInk.faded(0.14), width);
        const Phrase words = figure(y_, tick);
        const double wide = ui_.text_width(words, Type::Small) + 1;
        ui_.place(sized({inner_.x0 - out - ui_.px(kGap) - wide, std::round(y - line / 2)}, wide, line));
        ui_.text(words, {Type::Small, palette::kSoft});
    }
}

void Plot::print_names(const Rect& rect) const {
    const double line = ui_.line_height(Type::Small);
    if (!x_.name.empty()) {
        const double wide = ui_.text_width(x_.name, Type::Small) + 1;
        ui_.place(sized({std::round(inner_.center().x - wide / 2), rect.y1 - line}, wide, line));
        ui_.text(x_.name, {Type::Small, palette::kSoft});
    }
    if (y_.name.empty()) return;
    const double wide = ui_.text_width(y_.name, Type::Small);
    const Vec2 middle{rect.x0 + line / 2, inner_.center().y};
    const Painter paint = ui_.paint();
    // The panel would clip text outside it before rotation, so it is printed inside the plot and rotated about the
    // point that moves it into place.
    const Vec2 from = inner_.center(), way = middle - Vec2{from.y, -from.x};
    paint.turned({(way.x + way.y) / 2, (way.y - way.x) / 2}, -1.5707963267948966, [&] {
        paint.print({std::round(from.x - wide / 2), std::round(from.y - line / 2)}, y_.name, Type::Small,
                    palette::kSoft);
    });
    ui_.impl().note(ui_.impl().said(y_.name),
                    {middle.x - line / 2, middle.y - wide / 2, middle.x + line / 2, middle.y + wide / 2}, 0);
}

void Plot::line(std::span<const Vec2> values, const Ink& ink, double points) const {
    std::vector<Vec2> path;
    for (const Vec2 value : values) path.push_back(at(value));
    stroke(ui_.paint(), path, ink, std::max(1.0, ui_.scale() * points));
}

void Plot::stairs(std::span<const Vec2> values, const Ink& ink, double points) const {
    std::vector<Vec2> corners;
    for (const Vec2 value : values) {
        if (!corners.empty() && corners.back().y == value.y) {
            // Merge level pieces into one, so that a dash pattern continues.
            if (corners.size() > 1 && corners[corners.size() - 2].y == value.y) corners.pop_back();
        } else if (!corners.empty()) {
            corners.push_back({value.x, corners.back().y});
        }
        corners.push_back(value);
    }
    line(corners, ink, points);
}

void Plot::bar(Vec2 value, double shift, double width, const Ink& ink) const {
    if (value.y <= y_.span.low) return;
    const Vec2 top = at(value);
    const double x = std::round(top.x + shift);
    fill(ui_.paint(), {x, std::round(top.y), x + width, inner_.y1}, ink, ui_.px(5));
}

void Plot::upright(double x, Colour colour, Stroke pattern, double points) const {
    const double pixel = std::round(at({x, y_.span.low}).x);
    const Vec2 ends[] = {{pixel, inner_.y0}, {pixel, inner_.y1}};
    stroke(ui_.paint(), ends, {colour, pattern}, std::max(1.0, ui_.scale() * points));
}

void stroke(const Painter& paint, std::span<const Vec2> points, const Ink& ink, double width) {
    if (points.size() < 2) return;
    if (ink.stroke == Stroke::Solid) return paint.path(points, ink.colour, width);
    const double dash = ink.stroke == Stroke::Dashed ? 3.6 * width : width, gap = 2.2 * width;
    double along = 0;  // position in the pattern
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Vec2 from = points[i - 1], run = points[i] - from;
        const double far = length(run);
        for (double done = 0; done < far;) {
            const bool inked = along < dash;
            const double piece = std::min((inked ? dash : dash + gap) - along, far - done);
            if (inked) paint.line(from + run * (done / far), from + run * ((done + piece) / far), ink.colour, width);
            done += std::max(piece, 1e-3);
            along += std::max(piece, 1e-3);
            if (along >= dash + gap - 1e-6) along = 0;
        }
    }
}

void fill(const Painter& paint, const Rect& rect, const Ink& ink, double pitch) {
    const double thick = std::max(1.0, pitch * 0.3);
    if (ink.fill == Fill::Solid) return paint.fill(rect, ink.colour);
    paint.fill(rect, ink.colour.faded(0.18));
    // Rising strokes from the lower left, each cut off at the rectangle's edge.
    for (double start = -rect.height(); start < rect.width(); start += pitch) {
        const double x0 = std::max(start, 0.0), x1 = std::min(start + rect.height(), rect.width());
        if (x1 > x0)
            paint.line({rect.x0 + x0, rect.y1 - (x0 - start)}, {rect.x0 + x1, rect.y1 - (x1 - start)}, ink.colour,
                       thick);
    }
    paint.frame(rect, ink.colour, std::max(1.0, thick * 0.8));
}

void key(Ui& ui, const Ink& ink, Key kind, const Phrase& words) {
    const double line = ui.line_height(Type::Small), wide = ui.px(26);
    const Rect rect = ui.take(line);
    const double y = rect.center().y;
    if (kind == Key::Line) {
        const Vec2 ends[] = {{rect.x0, y}, {rect.x0 + wide, y}};
        stroke(ui.paint(), ends, ink, std::max(1.0, ui.scale() * 2.4));
    } else {
        fill(ui.paint(), {rect.x0, y - ui.px(6), rect.x0 + ui.px(14), y + ui.px(6)}, ink, ui.px(5));
    }
    const double indent = kind == Key::Line ? wide + ui.px(8) : ui.px(22);
    ui.place({rect.x0 + indent, rect.y0, rect.x1, rect.y1});
    ui.text(words, {Type::Small, palette::kInk});
}

}  // namespace ui
