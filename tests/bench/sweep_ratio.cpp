#include <benchmark/benchmark.h>
#include <box2d/b2_distance.h>

#include "engine/physics/table_world.h"
#include "ratio.h"
#include "ways.h"

namespace bench {

namespace {

using core::Vec2;
using measure::Disc;

// Both get the same table in their own form and units: discs here, shapes there.
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

b2EdgeShape edge(const measure::Segment& segment) {
    b2EdgeShape shape;
    shape.SetTwoSided(physics::to_world(segment.a), physics::to_world(segment.b));
    return shape;
}

Shapes shapes_of(const Ways& ways) {
    Shapes shapes;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        shapes.moving.push_back(circle(ways.moving[i]));
        shapes.discs.push_back(circle(ways.discs[i]));
        shapes.edges.push_back(edge(ways.segments[i]));
        shapes.ways.push_back(physics::to_world(ways.to[i] - ways.moving[i].center));
    }
    return shapes;
}

b2ShapeCastInput input_of(const b2CircleShape& moving, b2Vec2 way) {
    b2ShapeCastInput input;
    input.proxyB.Set(&moving, 0);
    input.transformA.SetIdentity();
    input.transformB.SetIdentity();
    input.translationB = way;
    return input;
}

double cast(b2ShapeCastInput& input, const b2Shape& obstacle) {
    input.proxyA.Set(&obstacle, 0);
    b2ShapeCastOutput output;
    return b2ShapeCast(&output, &input) ? output.lambda : 0;
}

template <class Shape>
int run_casts(const Shapes& shapes, const std::vector<Shape>& obstacles) {
    double sum = 0;
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        b2ShapeCastInput input = input_of(shapes.moving[i], shapes.ways[i]);
        sum += cast(input, obstacles[i]);
    }
    benchmark::DoNotOptimize(sum);
    return static_cast<int>(obstacles.size());
}

int run_segments(const Ways& ways) {
    double sum = 0;
    for (std::size_t i = 0; i < ways.size(); ++i)
        sum += measure::sweep(ways.moving[i], ways.to[i], ways.segments[i]).value_or(0);
    benchmark::DoNotOptimize(sum);
    return static_cast<int>(ways.size());
}

struct MoveShapes {
    std::vector<b2CircleShape> moving;
    std::vector<b2Vec2> ways;
    std::vector<std::vector<b2CircleShape>> near;
};

MoveShapes shapes_of(const Moves& moves) {
    MoveShapes shapes;
    for (std::size_t i = 0; i < moves.to.size(); ++i) {
        shapes.moving.push_back(circle(moves.moving[i]));
        shapes.ways.push_back(physics::to_world(moves.to[i] - moves.moving[i].center));
        shapes.near.emplace_back();
        for (const Disc& disc : moves.near[i]) shapes.near.back().push_back(circle(disc));
    }
    return shapes;
}

int run_moves(const Moves& moves) {
    double sum = 0;
    for (std::size_t i = 0; i < moves.to.size(); ++i)
        for (const Disc& disc : moves.near[i]) sum += measure::sweep(moves.moving[i], moves.to[i], disc).value_or(0);
    benchmark::DoNotOptimize(sum);
    return moves.queries;
}

int run_moves(const MoveShapes& shapes, int queries) {
    double sum = 0;
    for (std::size_t i = 0; i < shapes.ways.size(); ++i) {
        b2ShapeCastInput input = input_of(shapes.moving[i], shapes.ways[i]);
        for (const b2CircleShape& disc : shapes.near[i]) sum += cast(input, disc);
    }
    benchmark::DoNotOptimize(sum);
    return queries;
}

}  // namespace

std::vector<Ratio> sweep_ratios() {
    const Ways any = random_ways(Which::Any), meeting = random_ways(Which::Meeting);
    const Moves moves = random_moves();
    const Shapes any_shapes = shapes_of(any), meeting_shapes = shapes_of(meeting);
    const MoveShapes move_shapes = shapes_of(moves);
    std::vector<Ratio> ratios;
    ratios.push_back(compare(
        "sweep of a move against a coin near it / b2ShapeCast", 0.13, [&] { return run_moves(moves); },
        [&] { return run_moves(move_shapes, moves.queries); }));
    ratios.push_back(compare(
        "sweep against a coin that it meets / b2ShapeCast", 0.1, [&] { return run_sweeps(meeting); },
        [&] { return run_casts(meeting_shapes, meeting_shapes.discs); }));
    ratios.push_back(compare(
        "sweep against a coin, any way / b2ShapeCast", 0.16, [&] { return run_sweeps(any); },
        [&] { return run_casts(any_shapes, any_shapes.discs); }));
    ratios.push_back(compare(
        "sweep against a segment / b2ShapeCast", 0.4, [&] { return run_segments(any); },
        [&] { return run_casts(any_shapes, any_shapes.edges); }));
    return ratios;
}

}  // namespace bench
