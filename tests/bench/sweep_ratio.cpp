#include <benchmark/benchmark.h>
#include <box2d/b2_distance.h>

#include "engine/core/random.h"
#include "engine/measure/measure.h"
#include "engine/physics/table_world.h"
#include "ratio.h"

namespace bench {

namespace {

using core::Vec2;
using measure::Disc;
using measure::Segment;

constexpr int kWays = 4096;

Vec2 random_point(core::Random& random) {
    const double x = random.between(0, 10);
    const double y = random.between(0, 10);
    return {x, y};
}

Disc random_disc(core::Random& random) {
    const Vec2 center = random_point(random);
    return {center, random.between(0.35, 0.6)};
}

struct Ways {
    std::vector<Disc> moving, discs;
    std::vector<Vec2> to;
    std::vector<Segment> segments;
};

enum class Which { Any, Meeting };

Ways random_ways(Which which) {
    core::Random random(7);
    Ways ways;
    while (ways.to.size() < kWays) {
        const Disc moving = random_disc(random);
        const Disc disc = random_disc(random);
        const Vec2 to = random_point(random);
        const Vec2 a = random_point(random);
        const Segment segment{a, random_point(random)};
        if (which == Which::Meeting && (gap(moving, disc) <= 0 || !sweep(moving, to, disc))) continue;
        ways.moving.push_back(moving);
        ways.discs.push_back(disc);
        ways.to.push_back(to);
        ways.segments.push_back(segment);
    }
    return ways;
}

// Both are asked from what lies on their table: discs here, shapes there, in its own lengths.
struct Shapes {
    std::vector<b2CircleShape> moving, discs;
    std::vector<b2EdgeShape> edges;
    std::vector<b2Vec2> ways;
};

b2CircleShape circle(const Disc& disc) {
    b2CircleShape shape;
    shape.m_p = physics::to_world(disc.center);
    shape.m_radius = physics::to_length(disc.radius);
    return shape;
}

Shapes shapes_of(const Ways& ways) {
    Shapes shapes;
    for (std::size_t i = 0; i < kWays; ++i) {
        shapes.moving.push_back(circle(ways.moving[i]));
        shapes.discs.push_back(circle(ways.discs[i]));
        b2EdgeShape edge;
        edge.SetTwoSided(physics::to_world(ways.segments[i].a), physics::to_world(ways.segments[i].b));
        shapes.edges.push_back(edge);
        shapes.ways.push_back(physics::to_world(ways.to[i] - ways.moving[i].center));
    }
    return shapes;
}

template <class Shape>
int run_casts(const Shapes& shapes, const std::vector<Shape>& obstacles) {
    double sum = 0;
    for (std::size_t i = 0; i < kWays; ++i) {
        b2ShapeCastInput input;
        input.proxyA.Set(&obstacles[i], 0);
        input.proxyB.Set(&shapes.moving[i], 0);
        input.transformA.SetIdentity();
        input.transformB.SetIdentity();
        input.translationB = shapes.ways[i];
        b2ShapeCastOutput output;
        if (b2ShapeCast(&output, &input)) sum += output.lambda;
    }
    benchmark::DoNotOptimize(sum);
    return kWays;
}

template <class Obstacle>
int run_sweeps(const Ways& ways, const std::vector<Obstacle>& obstacles) {
    double sum = 0;
    for (std::size_t i = 0; i < kWays; ++i)
        sum += measure::sweep(ways.moving[i], ways.to[i], obstacles[i]).value_or(0);
    benchmark::DoNotOptimize(sum);
    return kWays;
}

}  // namespace

std::vector<Ratio> sweep_ratios() {
    const Ways any = random_ways(Which::Any);
    const Ways meeting = random_ways(Which::Meeting);
    const Shapes any_shapes = shapes_of(any);
    const Shapes meeting_shapes = shapes_of(meeting);
    std::vector<Ratio> ratios;
    ratios.push_back(compare(
        "sweep against a coin, any way / b2ShapeCast", 0.16, [&] { return run_sweeps(any, any.discs); },
        [&] { return run_casts(any_shapes, any_shapes.discs); }));
    ratios.push_back(compare(
        "sweep against a coin that it meets / b2ShapeCast", 0.13,
        [&] { return run_sweeps(meeting, meeting.discs); },
        [&] { return run_casts(meeting_shapes, meeting_shapes.discs); }));
    ratios.push_back(compare(
        "sweep against a segment / b2ShapeCast", 0.4, [&] { return run_sweeps(any, any.segments); },
        [&] { return run_casts(any_shapes, any_shapes.edges); }));
    return ratios;
}

}  // namespace bench
