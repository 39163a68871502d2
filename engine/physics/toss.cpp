#include "engine/physics/toss.h"

#include <algorithm>
#include <numbers>

#include "engine/physics/table_world.h"
#include "engine/physics/tumble.h"

namespace physics {

namespace {

constexpr int kStepsASample = 4;
constexpr double kStep = 1 / (kSamplesASecond * kStepsASample);
constexpr int kBounceSteps = 8;  // within a step: rims move much faster than the coin travels
constexpr double kLongest = 6;   // seconds; what still moves then is laid down
constexpr double kGravity = 386.09;
constexpr double kFriction = 0.3;
constexpr double kThickness = 0.07;  // inches: above it, the coin passes over others
constexpr double kHeard = 4;         // inches a second: softer impacts are neither heard nor felt
constexpr double kKept = 0.75;       // of its way across the table after a bounce
constexpr double kStill = 0.05;      // inches a second
constexpr double kDeep = 0.005;      // inches: Box2D still parts what overlaps by more
constexpr int kWallTag = 0, kCoinTag = 1;

struct Launch {
    TumbleSetup tumble;
    Vec2 velocity;   // across the table, inches a second
    double yaw = 0;  // radians a second
};

Launch launch(const TossSetup& setup, core::Random& random) {
    Launch launch;
    launch.tumble.radius = setup.coin.radius;
    launch.tumble.flip = random.below(2) == 0 ? 0 : std::numbers::pi;
    launch.tumble.upward = random.between(80, 105);
    launch.tumble.spin = random.between(45, 75);
    launch.yaw = random.between(-4, 4);
    const double aside = random.between(-0.2, 0.2);
    const double range = random.between(0.85, 1.1);
    const Vec2 way = setup.towards - setup.coin.center;
    // Keller's time of flight, from the height of the hand.
    const double up = launch.tumble.upward;
    const double flight = (up + std::sqrt(up * up + 2 * kGravity * launch.tumble.height)) / kGravity;
    launch.velocity = (way + left_of(way) * aside) * (range / flight);
    return launch;
}

class TossTable final : public b2ContactListener {
public:
    TossTable(const TossSetup& setup, const Launch& launch) : setup_(setup), tumble_(launch.tumble) {
        world_.SetContactListener(this);
        world_.SetAllowSleeping(false);
        add_border(world_, setup.low, setup.high, kWallTag);
        for (const measure::Disc& disc : setup.resting) add_still_disc(world_, disc, kCoinTag);
        add_coin(launch);
    }

    Trajectory play() {
        Trajectory trajectory;
        trajectory.samples.push_back(sample());
        while (!at_rest() && time_ < kLongest) {
            for (int i = 0; i < kStepsASample; ++i) step();
            trajectory.samples.push_back(sample());
        }
        while (!tumble_.flat()) tumble_.step(kStep / kBounceSteps);
        trajectory.samples.back() = sample();
        trajectory.impacts = std::move(impacts_);
        trajectory.up = tumble_.front_up() ? Up::Front : Up::Back;
        return trajectory;
    }

private:
    void add_coin(const Launch& launch) {
        b2BodyDef def;
        b2Body* table = world_.CreateBody(&def);
        def.type = b2_dynamicBody;
        def.position = to_world(setup_.coin.center);
        def.linearVelocity = to_world(launch.velocity);
        def.angularVelocity = static_cast<float>(launch.yaw);
        coin_ = world_.CreateBody(&def);
        b2CircleShape circle;
        circle.m_radius = to_length(setup_.coin.radius);
        b2FixtureDef fixture;
        fixture.shape = &circle;
        fixture.density = 1;
        fixture.friction = 0.2f;
        fixture.restitution = 0.5f;
        coin_->CreateFixture(&fixture);

        b2FrictionJointDef joint;
        joint.Initialize(table, coin_, coin_->GetPosition());
        rubbing_ = static_cast<b2FrictionJoint*>(world_.CreateJoint(&joint));
    }

    void step() {
        bounce();
        time_ += kStep;
        // The table rubs only while the coin lies on it.
        const float weight = tumble_.flat() ? coin_->GetMass() * to_length(kGravity) : 0;
        const float force = static_cast<float>(kFriction) * weight;
        rubbing_->SetMaxForce(force);
        rubbing_->SetMaxTorque(force * coin_->GetFixtureList()->GetShape()->m_radius * 2 / 3);
        world_.Step(static_cast<float>(kStep), kVelocityIterations, kPositionIterations);
    }

    void bounce() {
        for (int i = 0; i < kBounceSteps; ++i) {
            const double speed = tumble_.step(kStep / kBounceSteps);
            if (speed < kHeard) continue;
            impacts_.push_back({time_ + kStep * i / kBounceSteps, speed, Struck::Table});
            coin_->SetLinearVelocity(static_cast<float>(kKept) * coin_->GetLinearVelocity());
        }
    }

    bool at_rest() const {
        return tumble_.flat() && to_inches(coin_->GetLinearVelocity().Length()) < kStill &&
               std::abs(coin_->GetAngularVelocity()) < kStill && !lies_on_another();
    }

    bool lies_on_another() const {
        const measure::Disc coin{to_table(coin_->GetPosition()), setup_.coin.radius};
        return std::any_of(setup_.resting.begin(), setup_.resting.end(),
                           [&](const measure::Disc& other) { return gap(coin, other) < -kDeep; });
    }

    TossSample sample() const {
        return {to_table(coin_->GetPosition()), tumble_.lift(), tumble_.flip(), coin_->GetAngle()};
    }

    static int other_tag(b2Contact& contact) {
        return tag_of(*contact.GetFixtureA()) | tag_of(*contact.GetFixtureB());
    }

    bool passes_over(b2Contact& contact) const {
        return other_tag(contact) == kCoinTag && tumble_.clearance() > kThickness;
    }

    void BeginContact(b2Contact* contact) override {
        if (passes_over(*contact)) return;
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        const double speed = std::abs(to_inches(b2Dot(coin_->GetLinearVelocity(), manifold.normal)));
        if (speed < kHeard) return;
        impacts_.push_back({time_, speed, other_tag(*contact) == kCoinTag ? Struck::Coin : Struck::Wall});
    }

    void PreSolve(b2Contact* contact, const b2Manifold*) override {
        if (passes_over(*contact)) contact->SetEnabled(false);
    }

    const TossSetup& setup_;
    b2World world_{{0, 0}};
    b2Body* coin_ = nullptr;
    b2FrictionJoint* rubbing_ = nullptr;
    Tumble tumble_;
    double time_ = 0;
    std::vector<Impact> impacts_;
};

}  // namespace

TossSample Trajectory::at(double time) const {
    const double place = std::max(0.0, time * kSamplesASecond);
    const auto before = static_cast<std::size_t>(place);
    if (before + 1 >= samples.size()) return samples.back();
    const TossSample& a = samples[before];
    const TossSample& b = samples[before + 1];
    const double part = place - static_cast<double>(before);
    const auto mix = [part](double from, double to) { return from + (to - from) * part; };
    return {a.position + (b.position - a.position) * part, mix(a.lift, b.lift), mix(a.flip, b.flip),
            mix(a.yaw, b.yaw)};
}

Trajectory toss(const TossSetup& setup, core::Random& random) {
    const Launch start = launch(setup, random);
    return TossTable(setup, start).play();
}

}  // namespace physics
