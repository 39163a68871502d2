#include "game/kit/table/camera.h"

#include <algorithm>
#include <numbers>

namespace table {

namespace {
constexpr double kTurnSeconds = 0.5;
constexpr double kLargest = 260;  // pixels per inch
}  // namespace

void Camera::frame(const Box& whole, const Box& free, int width, int height) {
    whole_ = whole;
    free_ = free;
    view_.width = width;
    view_.height = height;
    clamp();
}

double Camera::smallest() const {
    return 0.9 * std::max(1.0, std::min(free_.width() / whole_.width(), free_.height() / whole_.height()));
}

double Camera::largest() const { return std::max(kLargest, smallest()); }

void Camera::show(const Box& part) {
    const double wanted =
        std::min(free_.width() / std::max(part.width(), 0.1), free_.height() / std::max(part.height(), 0.1));
    view_.scale = std::clamp(wanted, smallest(), largest());
    view_.center = part.center();
    // Centre it in the free part of the window, not in the whole window.
    view_.center = view_.center + (part.center() - view_.to_table(free_.center()));
    clamp();
}

void Camera::true_size(double pixels_an_inch) {
    const Vec2 middle = view_.to_table(free_.center());
    Seen next{pixels_an_inch, middle};
    if (view_.scale != pixels_an_inch)
        before_true_size_ = Seen{view_.scale, middle};
    else if (before_true_size_)
        next = *before_true_size_;
    view_.scale = next.scale;
    view_.center = view_.center + (next.middle - view_.to_table(free_.center()));
    clamp();
}

// True size may be outside the limits; from there zoom only leads back towards them.
double Camera::within_bounds(double scale) const {
    return std::clamp(scale, std::min(smallest(), view_.scale), std::max(largest(), view_.scale));
}

void Camera::zoom(Vec2 pixel, double factor) {
    const Vec2 under = view_.to_table(pixel);
    view_.scale = within_bounds(view_.scale * factor);
    view_.center = view_.center + (under - view_.to_table(pixel));
    clamp();
}

void Camera::pan(Vec2 pixels) {
    const Vec2 zero = view_.to_table({0, 0});
    view_.center = view_.center + (zero - view_.to_table(pixels));
    clamp();
}

bool Camera::step(double seconds) {
    const double goal = across_ ? std::numbers::pi : 0;
    if (view_.angle == goal) return false;
    const Vec2 middle = view_.to_table(free_.center());
    const double max = std::numbers::pi * seconds / kTurnSeconds;
    view_.angle = seconds >= 1 ? goal : view_.angle + std::clamp(goal - view_.angle, -max, max);
    // Turn about the middle of the visible part.
    view_.center = view_.center + (middle - view_.to_table(free_.center()));
    clamp();
    return view_.angle != goal;
}

void Camera::clamp() {
    const Vec2 middle = view_.to_table(free_.center());
    const Vec2 kept{std::clamp(middle.x, whole_.low.x, whole_.high.x),
                    std::clamp(middle.y, whole_.low.y, whole_.high.y)};
    view_.center = view_.center + (kept - middle);
}

}  // namespace table
