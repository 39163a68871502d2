#include <doctest/doctest.h>

#include "engine/physics/slide.h"

using namespace physics;
using measure::Disc;

namespace {

const Disc kSlid{{10, 10}, 0.375};

SlideSetup penny_to(Vec2 to) {
    SlideSetup setup;
    setup.coin = kSlid;
    setup.edge = 3;
    setup.to = to;
    setup.table_width = setup.table_height = 40;
    return setup;
}

void wait(Slide& slide, double seconds) {
    for (int frame = 0; frame < seconds * 60; ++frame) slide.step(1.0 / 60);
}

double off(const Slide& slide, Vec2 expected) { return distance(slide.position(), expected); }

}  // namespace

TEST_CASE("R-5: the coin follows the cursor along the card and rests there soon") {
    Slide slide(penny_to({12, 10}));
    CHECK_FALSE(slide.at_rest());
    CHECK(slide.longest() == 3.75);
    wait(slide, 0.1);
    CHECK(slide.travelled() > 0.5);
    wait(slide, 0.5);
    CHECK(slide.at_rest());
    CHECK(off(slide, {12, 10}) < 0.001);
    CHECK_FALSE(slide.at_limit());
    CHECK_FALSE(slide.stopped_by());
}

TEST_CASE("X-20: the card's end holds a Penny at 3.75 in") {
    Slide slide(penny_to({10, 30}));
    slide.finish();
    CHECK(off(slide, {10, 13.75}) < 0.001);
    CHECK(slide.at_limit());
    CHECK(slide.card().edge == 3);
}

TEST_CASE("X-21: contact stops the coin and names what stopped it") {
    SlideSetup setup = penny_to({14, 10});
    setup.edge = 5;
    setup.coin.radius = 0.3525;
    setup.stops = {{{30, 30}, 0.5}, {{10 + 2 + 0.3525 + 0.375, 10}, 0.375}};
    Slide slide(setup);
    wait(slide, 1);
    CHECK(slide.at_rest());
    CHECK(off(slide, {12, 10}) < 0.005);
    CHECK(slide.stopped_by() == 1);
    CHECK(slide.held());
    slide.aim({14, 10});
    CHECK(slide.stopped_by() == 1);
    slide.aim({11, 10});
    CHECK_FALSE(slide.at_rest());
    wait(slide, 1);
    CHECK(off(slide, {11, 10}) < 0.001);
    CHECK_FALSE(slide.stopped_by());
}

TEST_CASE(
    "the card turned around the start lays the coin on the new way as far along, stopped by what lies "
    "there") {
    SlideSetup setup = penny_to({13, 10});
    setup.stops = {{{10, 12}, 0.5}};
    Slide slide(setup);
    slide.finish();
    CHECK(off(slide, {13, 10}) < 0.001);
    slide.aim({7, 10});
    CHECK(off(slide, {7, 10}) < 0.001);
    slide.aim({10, 13});
    CHECK(off(slide, {10, 12 - 0.875}) < 0.005);
    CHECK(slide.stopped_by() == 0);
    slide.aim({13, 10});
    wait(slide, 1);
    CHECK(off(slide, {13, 10}) < 0.001);
    slide.aim({10, 10});
    wait(slide, 1);
    CHECK(off(slide, {10, 10}) < 0.001);
}

TEST_CASE("R-7: beside an enemy it touches, only a way that closes the gap is stopped") {
    SlideSetup setup = penny_to({12, 10});
    setup.stops = {{{10, 10.75}, 0.375}};
    Slide along(setup);
    along.finish();
    CHECK(off(along, {12, 10}) < 0.005);
    setup.to = {12, 11};
    Slide into(setup);
    into.finish();
    CHECK(off(into, {10, 10}) < 0.01);
    CHECK(into.stopped_by() == 0);
    setup.to = {10, 8};
    Slide away(setup);
    away.finish();
    CHECK(off(away, {10, 8}) < 0.005);
}

TEST_CASE("R-9: ground and the table's border stop the rim; along them the way is free") {
    SlideSetup setup = penny_to({13, 10});
    setup.ground = {{{11.5, 9}, {11.5, 11}, {12, 11}, {12, 9}}};
    Slide ground(setup);
    ground.finish();
    CHECK(off(ground, {11.125, 10}) < 0.005);
    CHECK(ground.held());
    CHECK_FALSE(ground.stopped_by());

    setup = penny_to({10, 0});
    setup.coin.center = {10, 2};
    Slide border(setup);
    border.finish();
    CHECK(off(border, {10, 0.375}) < 0.005);
    CHECK(border.held());

    setup.coin.center = {10, 0.375};
    setup.to = {13, 0.375};
    Slide along(setup);
    along.finish();
    CHECK(off(along, {13, 0.375}) < 0.005);
}

TEST_CASE("what is shoved is quickest when the hand lets go, is braked by the felt, and rests where it should") {
    Slide slide(penny_to({12, 10}));
    slide.shove(3);
    double quickest = 0, last = 0, then = 0;
    int frames = 0;
    for (; frames < 120 && !slide.at_rest(); ++frames) {
        slide.step(1.0 / 60);
        const double step = slide.travelled() - last;
        if (step > quickest) then = frames;
        quickest = std::max(quickest, step);
        if (frames > 6) CHECK(step < quickest);
        last = slide.travelled();
    }
    CHECK(then < 8);
    CHECK(frames > 20);
    CHECK(frames < 60);
    CHECK(last == doctest::Approx(3).epsilon(0.05));
    CHECK(off(slide, {10 + last, 10}) < 0.001);
    slide.aim({11, 10});
    slide.finish();
    CHECK(off(slide, {11, 10}) < 0.001);
}

TEST_CASE("what is shoved harder than its way is long comes to its contact with speed, and stops there") {
    SlideSetup setup = penny_to({13, 10});
    setup.stops = {{{12.75, 10}, 0.375}};
    Slide slide(setup);
    slide.shove(3.5);
    double last = 0, step = 0;
    for (int frame = 0; frame < 120 && !slide.at_rest(); ++frame) {
        slide.step(1.0 / 60);
        if (!slide.at_rest()) step = slide.travelled() - last;
        last = slide.travelled();
    }
    CHECK(slide.stopped_by() == 0);
    CHECK(off(slide, {12, 10}) < 0.005);
    CHECK(step * 60 > 2);
}
