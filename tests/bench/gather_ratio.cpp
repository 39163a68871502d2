#include <benchmark/benchmark.h>

#include <algorithm>

#include "engine/core/random.h"
#include "engine/physics/gather_world.h"
#include "ratio.h"

namespace bench {

namespace {

using core::Vec2;

constexpr float kStep = 1.0f / 60;
constexpr double kRadius = 0.375;
constexpr int kMax = 600;  // steps: it comes to rest long before

// Fifteen Pennies scattered over eight inches by six, around one that is settled.
measure::GatherTask fifteen() {
    measure::GatherTask task;
    task.around.table_width = task.around.table_height = 24;
    task.settled.push_back({{12, 12}, kRadius});
    core::Random random(3);
    std::vector<measure::Disc> lying = task.settled;
    while (lying.size() < 15) {
        const double x = random.between(8, 16);
        const double y = random.between(9, 15);
        const measure::Disc coin{core::round_to_grid(Vec2{x, y}), kRadius};
        const auto is_near = [&](const measure::Disc& other) { return gap(coin, other) < 0.1; };
        if (std::any_of(lying.begin(), lying.end(), is_near)) continue;
        lying.push_back(coin);
        task.coming.push_back({coin, coin.center, 1e9, {}});
    }
    return task;
}

b2Body* add_coin(b2World& world, Vec2 place) {
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.fixedRotation = true;
    def.position = physics::to_world(place);
    b2Body* coin = world.CreateBody(&def);
    b2CircleShape circle;
    circle.m_radius = physics::to_length(kRadius);
    b2FixtureDef fixture;
    fixture.shape = &circle;
    fixture.density = 1;
    fixture.friction = 0;
    coin->CreateFixture(&fixture);
    return coin;
}

void add_still(b2World& world, const measure::GatherTask& task) {
    for (const measure::Disc& disc : task.settled) physics::add_still_disc(world, disc, 0);
    physics::add_border(world, {0, 0}, {task.around.table_width, task.around.table_height}, 0);
}

// Raw Box2D: pulls all coins to the settled one until Box2D puts them to sleep. Of all pulls tried, this one brings
// them to rest fastest.
int pull_to_rest(const measure::GatherTask& task) {
    constexpr float kPull = 160, kDamping = 4;
    b2World world({0, 0});
    add_still(world, task);
    std::vector<b2Body*> coins;
    for (const measure::Coming& coming : task.coming) {
        coins.push_back(add_coin(world, coming.start.center));
        coins.back()->SetLinearDamping(kDamping);
    }
    const b2Vec2 middle = physics::to_world(task.settled[0].center);
    const auto awake = [](const b2Body* coin) { return coin->IsAwake(); };
    for (int i = 0; i < kMax && std::any_of(coins.begin(), coins.end(), awake); ++i) {
        for (b2Body* coin : coins) {
            b2Vec2 way = middle - coin->GetPosition();
            way.Normalize();
            coin->ApplyForceToCenter(coin->GetMass() * kPull * way, false);
        }
        world.Step(kStep, physics::kVelocityIterations, physics::kPositionIterations);
    }
    benchmark::DoNotOptimize(coins);
    return 1;
}

// Only the physics steps of a gathering, on an equal world with the same coin speeds.
class RawSteps {
public:
    explicit RawSteps(const measure::GatherTask& task) : task_(task) {
        physics::Pulling pulling(task);
        while (!pulling.ended()) {
            pulling.steer();
            std::vector<Push>& pushes = steps_.emplace_back();
            for (std::size_t i = 0; i < task.coming.size(); ++i)
                pushes.push_back({pulling.coin(i).GetLinearVelocity(), pulling.coin(i).GetType()});
            pulling.step();
        }
    }

    int run() const {
        b2World world({0, 0});
        world.SetAllowSleeping(false);
        add_still(world, task_);
        std::vector<b2Body*> coins;
        for (const measure::Coming& coming : task_.coming) coins.push_back(add_coin(world, coming.start.center));
        for (const std::vector<Push>& pushes : steps_) {
            for (std::size_t i = 0; i < coins.size(); ++i) {
                coins[i]->SetType(pushes[i].type);
                coins[i]->SetLinearVelocity(pushes[i].speed);
            }
            world.Step(kStep, physics::kVelocityIterations, physics::kPositionIterations);
        }
        return 1;
    }

private:
    struct Push {
        b2Vec2 speed;
        b2BodyType type;
    };
    const measure::GatherTask& task_;
    std::vector<std::vector<Push>> steps_;
};

}  // namespace

std::vector<Ratio> gather_ratios() {
    const measure::GatherTask task = fifteen();
    std::vector<Ratio> ratios;
    const auto by_rules = [&] {
        constexpr int kTimes = 100;
        for (int i = 0; i < kTimes; ++i) benchmark::DoNotOptimize(measure::gather(task));
        return kTimes;
    };
    ratios.push_back(compare("gathering 15 coins by the rules / raw Box2D to rest", 1.0 / 300, by_rules,
                             [&] { return pull_to_rest(task); }));
    const RawSteps raw(task);
    const auto in_window = [&] {
        benchmark::DoNotOptimize(physics::gather(task));
        return 1;
    };
    ratios.push_back(
        compare("gathering 15 coins by Box2D / its b2World::Step alone", 1.15, in_window, [&] { return raw.run(); }));
    return ratios;
}

}  // namespace bench
