#include "witness.h"

#include <box2d/b2_distance.h>
#include <box2d/b2_time_of_impact.h>

#include "engine/physics/table_world.h"

namespace witness {

namespace {

using physics::to_length;
using physics::to_world;

// Relative to the moving disc's start: single precision is best near 0.
struct Question {
    b2CircleShape moving;
    b2Vec2 way;
    b2CircleShape disc;
    b2EdgeShape edge;
    const b2Shape* obstacle = nullptr;

    Question(const Disc& coin, Vec2 to) : way(to_world(to - coin.center)) { moving.m_radius = to_length(coin.radius); }
    void meets(Vec2 origin, const Disc& other) {
        disc.m_p = to_world(other.center - origin);
        disc.m_radius = to_length(other.radius);
        obstacle = &disc;
    }
    void meets(Vec2 origin, const Segment& other) {
        edge.SetTwoSided(to_world(other.a - origin), to_world(other.b - origin));
        // Without Box2D's skin, to measure the bare segment.
        edge.m_radius = 0;
        obstacle = &edge;
    }
};

template <class Obstacle>
std::optional<double> cast(const Disc& moving, Vec2 to, const Obstacle& obstacle) {
    Question question(moving, to);
    question.meets(moving.center, obstacle);
    b2ShapeCastInput input;
    input.proxyA.Set(question.obstacle, 0);
    input.proxyB.Set(&question.moving, 0);
    input.transformA.SetIdentity();
    input.transformB.SetIdentity();
    input.translationB = question.way;
    b2ShapeCastOutput output;
    if (!b2ShapeCast(&output, &input)) return std::nullopt;
    return output.lambda * distance(moving.center, to);
}

template <class Obstacle>
std::optional<double> impact(const Disc& moving, Vec2 to, const Obstacle& obstacle) {
    Question question(moving, to);
    question.meets(moving.center, obstacle);
    b2TOIInput input;
    input.proxyA.Set(question.obstacle, 0);
    input.proxyB.Set(&question.moving, 0);
    b2Sweep still{};
    still.localCenter = still.c0 = still.c = {0, 0};
    input.sweepA = still;
    input.sweepB = still;
    input.sweepB.c = question.way;
    input.tMax = 1;
    b2TOIOutput output;
    b2TimeOfImpact(&output, &input);
    if (output.state == b2TOIOutput::e_overlapped) return 0.0;
    if (output.state != b2TOIOutput::e_touching) return std::nullopt;
    return output.t * distance(moving.center, to);
}

}  // namespace

std::optional<double> shape_cast(const Disc& moving, Vec2 to, const Disc& obstacle) {
    return cast(moving, to, obstacle);
}
std::optional<double> shape_cast(const Disc& moving, Vec2 to, const Segment& obstacle) {
    return cast(moving, to, obstacle);
}
std::optional<double> time_of_impact(const Disc& moving, Vec2 to, const Disc& obstacle) {
    return impact(moving, to, obstacle);
}
std::optional<double> time_of_impact(const Disc& moving, Vec2 to, const Segment& obstacle) {
    return impact(moving, to, obstacle);
}

}  // namespace witness
