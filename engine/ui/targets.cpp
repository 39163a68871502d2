#include "engine/ui/targets.h"

#include <algorithm>
#include <limits>

namespace ui {

namespace {

struct Stretch {
    double low, high;
    double length() const { return high - low; }
};

Stretch wide(const Rect& rect) { return {rect.x0, rect.x1}; }
Stretch tall(const Rect& rect) { return {rect.y0, rect.y1}; }
bool overlap(Stretch a, Stretch b) { return a.low < b.high && b.low < a.high; }

struct Room {
    double before = std::numeric_limits<double>::infinity(), after = before;

    void heed(Stretch own, Stretch other) {
        if (other.high <= own.low) before = std::min(before, (own.low - other.high) / 2);
        if (other.low >= own.high) after = std::min(after, (other.low - own.high) / 2);
    }
};

// Grows evenly to both sides; what does not fit on one goes to the other.
Stretch grown(Stretch own, Room room, double min) {
    const double more = std::max(0.0, min - own.length());
    const double before = std::min(room.before, std::max(more / 2, more - room.after));
    const double after = std::min(room.after, more - before);
    return {own.low - before, own.high + after};
}

double away(const Rect& rect, Vec2 point) {
    const Vec2 nearest{std::clamp(point.x, rect.x0, rect.x1), std::clamp(point.y, rect.y0, rect.y1)};
    return distance(nearest, point);
}

}  // namespace

std::vector<Rect> press_targets(std::span<const Rect> widgets, double min) {
    std::vector<Rect> targets;
    for (const Rect& own : widgets) {
        Room beside, above;
        for (const Rect& other : widgets) {
            const bool level = overlap(tall(own), tall(other)), upright = overlap(wide(own), wide(other));
            if (level && !upright) beside.heed(wide(own), wide(other));
            if (upright && !level) above.heed(tall(own), tall(other));
        }
        const Stretch x = grown(wide(own), beside, min), y = grown(tall(own), above, min);
        targets.push_back({x.low, y.low, x.high, y.high});
    }
    return targets;
}

int pressed_at(std::span<const Rect> widgets, std::span<const Rect> targets, Vec2 point) {
    int nearest = -1;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (!targets[i].contains(point)) continue;
        const bool nearer =
            nearest < 0 || away(widgets[i], point) <= away(widgets[static_cast<std::size_t>(nearest)], point);
        if (nearer) nearest = static_cast<int>(i);
    }
    return nearest;
}

}  // namespace ui
