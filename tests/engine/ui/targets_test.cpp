#include "engine/ui/targets.h"

#include <doctest/doctest.h>

using ui::Rect;

TEST_CASE("what is small is pressed around it, as far as others leave room") {
    const std::vector<Rect> widgets{{100, 100, 120, 120}, {130, 100, 150, 120}, {100, 300, 400, 360}};
    const std::vector<Rect> targets = ui::press_targets(widgets, 40);
    // Half the distance on the right, the rest on the left.
    CHECK(targets[0] == Rect{85, 90, 125, 130});
    CHECK(targets[1] == Rect{125, 90, 165, 130});
    CHECK(targets[2] == widgets[2]);
}

TEST_CASE("between two there is no room") {
    const std::vector<Rect> widgets{{0, 0, 100, 20}, {0, 20, 100, 40}, {0, 44, 100, 64}};
    const std::vector<Rect> targets = ui::press_targets(widgets, 34);
    CHECK(targets[1] == Rect{0, 20, 100, 42});
    CHECK(targets[0].y0 == -14);
}

TEST_CASE("a point in two areas presses what lies nearer") {
    const std::vector<Rect> widgets{{0, 0, 10, 10}, {20, 20, 30, 30}}, targets{{-10, -10, 20, 20}, {10, 10, 40, 40}};
    CHECK(ui::pressed_at(widgets, targets, {12, 12}) == 0);
    CHECK(ui::pressed_at(widgets, targets, {17, 18}) == 1);
    CHECK(ui::pressed_at(widgets, targets, {-5, 5}) == 0);
    CHECK(ui::pressed_at(widgets, targets, {100, 5}) == -1);
}
