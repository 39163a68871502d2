// Frame times decide when a crowd is drawn at half the resolution.

#include "engine/render/sharpness.h"

#include <doctest/doctest.h>

namespace {

constexpr double kSlow = 0.03, kSwift = 1.0 / 60;  // seconds a frame

void move(render::Sharpness& sharpness, double seconds, int frames) {
    for (int i = 0; i < frames; ++i) sharpness.add(seconds, true);
}

void rest(render::Sharpness& sharpness) { sharpness.add(kSwift, false); }

}  // namespace

TEST_CASE("a crowd is drawn coarsely after three slow frames in a row") {
    render::Sharpness sharpness;
    move(sharpness, kSlow, 4);  // the first two frames also create its pictures
    CHECK_FALSE(sharpness.coarse());
    move(sharpness, kSlow, 1);
    CHECK(sharpness.coarse());
}

TEST_CASE("a crowd stays sharp on a machine that is fast enough, or only once slow") {
    render::Sharpness sharpness;
    move(sharpness, kSwift, 100);
    CHECK_FALSE(sharpness.coarse());
    for (int i = 0; i < 20; ++i) {
        move(sharpness, kSlow, 2);
        move(sharpness, kSwift, 1);
    }
    CHECK_FALSE(sharpness.coarse());
    for (int i = 0; i < 20; ++i) {
        rest(sharpness);
        move(sharpness, kSlow, 4);
    }
    CHECK_FALSE(sharpness.coarse());
}

TEST_CASE("slow frames without a crowd change nothing") {
    render::Sharpness sharpness;
    for (int i = 0; i < 20; ++i) sharpness.add(kSlow, false);
    CHECK_FALSE(sharpness.coarse());
}

TEST_CASE("once coarse, a movement remains so however fast it becomes") {
    render::Sharpness sharpness;
    move(sharpness, kSlow, 5);
    move(sharpness, 0.001, 1000);
    CHECK(sharpness.coarse());
}

TEST_CASE("the next movements begin as the last one ended, until the eighth tries again") {
    render::Sharpness sharpness;
    move(sharpness, kSlow, 5);
    for (int movement = 1; movement < 8; ++movement) {
        rest(sharpness);
        rest(sharpness);
        CHECK(sharpness.coarse());
        move(sharpness, kSwift, 30);
    }
    rest(sharpness);
    CHECK_FALSE(sharpness.coarse());
    move(sharpness, kSlow, 5);
    CHECK(sharpness.coarse());
    rest(sharpness);
    CHECK(sharpness.coarse());
}
