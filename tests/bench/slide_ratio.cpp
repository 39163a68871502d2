#include "engine/physics/slide.h"
#include "engine/physics/table_world.h"
#include "ratio.h"

namespace bench {

namespace {

using core::Vec2;

constexpr double kStep = 1.0 / 120;
constexpr int kTurn = 10;  // steps before the coin must turn back, so that it never rests
const measure::Disc kCoin{{18, 12}, 0.375};

// Two rows of coins beside the free way.
std::vector<measure::Disc> neighbours() {
    std::vector<measure::Disc> discs;
    for (int i = 0; i < 30; ++i) discs.push_back({{14 + i % 15 * 0.8, i < 15 ? 11.0 : 13.0}, 0.375});
    return discs;
}

class RawWorld {
public:
    RawWorld() {
        world_.SetAllowSleeping(false);
        for (const measure::Disc& disc : neighbours())
            physics::add_still_disc(world_, {disc.center - kCoin.center, disc.radius}, 0);
        b2BodyDef def;
        b2Body* card = world_.CreateBody(&def);
        def.type = b2_dynamicBody;
        b2Body* coin = world_.CreateBody(&def);
        b2CircleShape circle;
        circle.m_radius = physics::to_length(kCoin.radius);
        coin->CreateFixture(&circle, 1);
        b2PrismaticJointDef joint;
        joint.Initialize(card, coin, {0, 0}, {1, 0});
        joint.enableLimit = joint.enableMotor = true;
        joint.upperTranslation = physics::to_length(5.75);
        joint.maxMotorForce = 1e9f;
        joint_ = static_cast<b2PrismaticJoint*>(world_.CreateJoint(&joint));
    }

    int to_and_fro() {
        for (int i = 0; i < 2 * kTurn; ++i) {
            if (i % kTurn == 0) joint_->SetMotorSpeed(physics::to_length(i < kTurn ? 10 : -10));
            world_.Step(static_cast<float>(kStep), physics::kVelocityIterations, physics::kPositionIterations);
        }
        return 2 * kTurn;
    }

private:
    b2World world_{{0, 0}};
    b2PrismaticJoint* joint_ = nullptr;
};

int to_and_fro(physics::Slide& slide) {
    for (int i = 0; i < 2 * kTurn; ++i) {
        if (i % kTurn == 0) slide.aim(kCoin.center + Vec2{i < kTurn ? 5.0 : 0.2, 0});
        slide.step(kStep);
    }
    return 2 * kTurn;
}

}  // namespace

std::vector<Ratio> slide_ratios() {
    physics::SlideSetup setup;
    setup.coin = kCoin;
    setup.edge = measure::kCardLong;
    setup.to = kCoin.center + Vec2{1, 0};
    setup.stops = neighbours();
    physics::Slide slide(setup);
    RawWorld raw;
    return {compare(
        "a slide's step / b2World::Step", 1.15, [&] { return to_and_fro(slide); }, [&] { return raw.to_and_fro(); })};
}

}  // namespace bench
