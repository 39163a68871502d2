#include "engine/physics/scatter.h"

#include <algorithm>

#include "engine/physics/table_world.h"

namespace physics {

namespace {

constexpr double kStep = 1.0 / Motion::kSamplesASecond;
constexpr int kMax = 180;                           // steps
constexpr double kStill = 0.0005;                   // inches per step
constexpr double kSlowed = 9;                       // per second: damping by the table
constexpr double kMinHalf = 0.06, kMaxHalf = 0.12;  // inches: the room that each coin keeps around itself
constexpr double kSlow = 0.6, kFast = 1.8;          // inches per second, away from the enemy

// Pads each coin with some room and lets Box2D push apart what overlaps.
class Pushing {
public:
    Pushing(const measure::ScatterTask& task, core::Random& random) : task_(task) {
        world_.SetAllowSleeping(false);
        for (const measure::Disc& disc : task.around.enemies) add_still_disc(world_, disc, 0);
        for (const measure::Disc& disc : task.around.others) add_still_disc(world_, disc, 0);
        add_border(world_, {0, 0}, {task.around.table_width, task.around.table_height}, 0);
        if (!task.ground.empty())
            for (const measure::Polygon polygon : task.ground[0]) add_ground(world_, polygon, 0);
        for (const measure::Disc& coin : task.coins) add(coin, random);
    }

    Scattered run() {
        Scattered scattered;
        sample(scattered.motion);
        for (int i = 0; i < kMax && (i < 2 || moves(scattered.motion)); ++i) {
            world_.Step(static_cast<float>(kStep), kVelocityIterations, kPositionIterations);
            sample(scattered.motion);
        }
        for (const Vec2 place : scattered.motion.samples.back()) scattered.places.push_back(core::round_to_grid(place));
        return scattered;
    }

private:
    void add(const measure::Disc& coin, core::Random& random) {
        const double room = random.between(kMinHalf, kMaxHalf);
        const double speed = random.between(kSlow, kFast);
        const double aside = random.between(-0.4, 0.4);
        const Vec2 away = away_from_enemies(coin.center);
        b2BodyDef def;
        def.type = b2_dynamicBody;
        def.position = to_world(coin.center);
        def.fixedRotation = true;
        def.linearDamping = static_cast<float>(kSlowed);
        def.linearVelocity = to_world((away + left_of(away) * aside) * speed);
        b2CircleShape circle;
        circle.m_radius = to_length(coin.radius + room);
        b2FixtureDef fixture;
        fixture.shape = &circle;
        fixture.density = 1;
        fixture.friction = 0;
        coins_.push_back(world_.CreateBody(&def));
        coins_.back()->CreateFixture(&fixture);
    }

    Vec2 away_from_enemies(Vec2 place) const {
        Vec2 away;
        for (const measure::Disc& enemy : task_.around.enemies) {
            const Vec2 from = place - enemy.center;
            away = away + from / std::max(length_squared(from) * length(from), 1e-6);
        }
        return length(away) > 0 ? core::unit(away) : away;
    }

    void sample(Motion& motion) const {
        std::vector<Vec2>& places = motion.samples.emplace_back();
        for (const b2Body* coin : coins_) places.push_back(to_table(coin->GetPosition()));
    }

    static bool moves(const Motion& motion) {
        const std::vector<Vec2>& now = motion.samples.back();
        const std::vector<Vec2>& before = motion.samples[motion.samples.size() - 2];
        for (std::size_t i = 0; i < now.size(); ++i)
            if (distance(before[i], now[i]) > kStill) return true;
        return false;
    }

    const measure::ScatterTask& task_;
    b2World world_{{0, 0}};
    std::vector<b2Body*> coins_;
};

}  // namespace

Scattered scatter(const measure::ScatterTask& task, core::Random& random) { return Pushing(task, random).run(); }

}  // namespace physics
