#include "engine/physics/toss.h"

#include <algorithm>
#include <cstdint>
#include <numbers>

#include "engine/physics/table_world.h"
#include "engine/physics/tumble.h"

namespace physics {

namespace {

constexpr int kStepsASample = 4;
constexpr double kStep = 1 / (kSamplesASecond * kStepsASample);
constexpr int kBounceSteps = 8;  // substeps: rims move much faster than the coin travels
constexpr double kLongest = 6;   // seconds after the last throw; coins that still move then are laid flat
constexpr double kGravity = 386.09;
constexpr double kFriction = 0.3;
constexpr double kThickness = 0.07;  // inches: above it, the coin passes over others
constexpr double kHeard = 4;         // inches per second: softer impacts are neither heard nor felt
constexpr double kKept = 0.75;       // share of its horizontal speed after a bounce
constexpr double kStill = 0.05;      // inches per second
constexpr double kDeep = 0.005;      // inches: Box2D still separates what overlaps by more
constexpr int kWallTag = 0, kRestingTag = 1, kFirstCoinTag = 2;

struct Launch {
    TumbleSetup tumble;
    Vec2 velocity;   // horizontal, inches per second
    double yaw = 0;  // radians per second
};

Launch launch(const CoinThrow& thrown, core::Random& random) {
    Launch launch;
    launch.tumble.radius = thrown.coin.radius;
    launch.tumble.flip = random.below(2) == 0 ? 0 : std::numbers::pi;
    launch.tumble.upward = random.between(80, 105);
    launch.tumble.spin = random.between(45, 75);
    launch.yaw = random.between(-4, 4);
    const double aside = random.between(-0.2, 0.2);
    const double range = random.between(0.85, 1.1);
    const Vec2 way = thrown.towards - thrown.coin.center;
    // Keller's time of flight, from the height of the hand.
    const double up = launch.tumble.upward;
    const double flight = (up + std::sqrt(up * up + 2 * kGravity * launch.tumble.height)) / kGravity;
    launch.velocity = (way + left_of(way) * aside) * (range / flight);
    return launch;
}

// One coin: how it flips, and its Box2D body as seen from above.
class TossedCoin {
public:
    TossedCoin(b2World& world, b2Body& table, const CoinThrow& thrown, const Launch& launch, int tag)
        : radius_(thrown.coin.radius), after_(thrown.after), tumble_(launch.tumble) {
        b2BodyDef def;
        def.type = b2_dynamicBody;
        def.position = to_world(thrown.coin.center);
        def.linearVelocity = to_world(launch.velocity);
        def.angularVelocity = static_cast<float>(launch.yaw);
        def.enabled = after_ <= 0;
        body_ = world.CreateBody(&def);
        b2CircleShape circle;
        circle.m_radius = to_length(radius_);
        b2FixtureDef fixture;
        fixture.shape = &circle;
        fixture.density = 1;
        fixture.friction = 0.2f;
        fixture.restitution = 0.5f;
        fixture.userData.pointer = static_cast<std::uintptr_t>(tag);
        body_->CreateFixture(&fixture);

        b2FrictionJointDef joint;
        joint.Initialize(&table, body_, body_->GetPosition());
        rubbing_ = static_cast<b2FrictionJoint*>(world.CreateJoint(&joint));
    }

    // Call before the world advances from `time`.
    void step(double time) {
        if (time < after_) return;
        if (!body_->IsEnabled()) body_->SetEnabled(true);
        bounce(time);
        // The table's friction acts only while the coin lies flat.
        const float weight = tumble_.flat() ? body_->GetMass() * to_length(kGravity) : 0;
        const float force = static_cast<float>(kFriction) * weight;
        rubbing_->SetMaxForce(force);
        rubbing_->SetMaxTorque(force * body_->GetFixtureList()->GetShape()->m_radius * 2 / 3);
    }
    void lie_down() {
        while (!tumble_.flat()) tumble_.step(kStep / kBounceSteps);
    }

    bool at_rest() const {
        return tumble_.flat() && to_inches(body_->GetLinearVelocity().Length()) < kStill &&
               std::abs(body_->GetAngularVelocity()) < kStill;
    }
    bool high() const { return tumble_.clearance() > kThickness; }
    measure::Disc disc() const { return {to_table(body_->GetPosition()), radius_}; }
    b2Vec2 velocity() const { return body_->GetLinearVelocity(); }
    Up up() const { return tumble_.front_up() ? Up::Front : Up::Back; }
    TossSample sample() const {
        return {to_table(body_->GetPosition()), tumble_.lift(), tumble_.flip(), body_->GetAngle()};
    }

    std::vector<Impact> impacts;

private:
    void bounce(double time) {
        for (int i = 0; i < kBounceSteps; ++i) {
            const double speed = tumble_.step(kStep / kBounceSteps);
            if (speed < kHeard) continue;
            impacts.push_back({time + kStep * i / kBounceSteps, speed, Struck::Table});
            body_->SetLinearVelocity(static_cast<float>(kKept) * body_->GetLinearVelocity());
        }
    }

    double radius_, after_;
    Tumble tumble_;
    b2Body* body_ = nullptr;
    b2FrictionJoint* rubbing_ = nullptr;
};

class TossTable final : public b2ContactListener {
public:
    TossTable(const Tray& tray, std::span<const CoinThrow> throws, core::Random& random) : tray_(tray) {
        world_.SetContactListener(this);
        world_.SetAllowSleeping(false);
        add_border(world_, tray.low, tray.high, kWallTag);
        for (const measure::Disc& disc : tray.resting) add_still_disc(world_, disc, kRestingTag);
        const b2BodyDef still;
        b2Body* table = world_.CreateBody(&still);
        coins_.reserve(throws.size());
        for (const CoinThrow& thrown : throws) {
            const int tag = kFirstCoinTag + static_cast<int>(coins_.size());
            coins_.emplace_back(world_, *table, thrown, launch(thrown, random), tag);
            last_ = std::max(last_, thrown.after);
        }
    }

    std::vector<Trajectory> play() {
        std::vector<Trajectory> ways(coins_.size());
        sample(ways);
        while (!at_rest() && time_ < last_ + kLongest) {
            for (int i = 0; i < kStepsASample; ++i) step();
            sample(ways);
        }
        for (std::size_t i = 0; i < coins_.size(); ++i) {
            coins_[i].lie_down();
            ways[i].samples.back() = coins_[i].sample();
            ways[i].impacts = std::move(coins_[i].impacts);
            ways[i].up = coins_[i].up();
        }
        return ways;
    }

private:
    void sample(std::vector<Trajectory>& ways) const {
        for (std::size_t i = 0; i < coins_.size(); ++i) ways[i].samples.push_back(coins_[i].sample());
    }

    void step() {
        for (TossedCoin& coin : coins_) coin.step(time_);
        time_ += kStep;
        world_.Step(static_cast<float>(kStep), kVelocityIterations, kPositionIterations);
    }

    bool at_rest() const { return std::ranges::all_of(coins_, &TossedCoin::at_rest) && !any_on_another(); }

    bool any_on_another() const {
        std::vector<measure::Disc> lying = tray_.resting;
        for (const TossedCoin& coin : coins_) {
            const bool on_one = std::ranges::any_of(
                lying, [&](const measure::Disc& other) { return gap(coin.disc(), other) < -kDeep; });
            if (on_one) return true;
            lying.push_back(coin.disc());
        }
        return false;
    }

    TossedCoin* coin_of(const b2Fixture* fixture) {
        const int tag = tag_of(*fixture);
        return tag < kFirstCoinTag ? nullptr : &coins_[static_cast<std::size_t>(tag - kFirstCoinTag)];
    }

    // A coin in the air passes over coins on the table and others in the air.
    bool passes_over(const b2Contact& contact) {
        for (const b2Fixture* fixture : {contact.GetFixtureA(), contact.GetFixtureB()})
            if (tag_of(*fixture) == kWallTag) return false;
        for (const b2Fixture* fixture : {contact.GetFixtureA(), contact.GetFixtureB()})
            if (const TossedCoin* coin = coin_of(fixture); coin && coin->high()) return true;
        return false;
    }

    void BeginContact(b2Contact* contact) override {
        if (passes_over(*contact)) return;
        TossedCoin *one = coin_of(contact->GetFixtureA()), *other = coin_of(contact->GetFixtureB());
        const bool wall = tag_of(*contact->GetFixtureA()) == kWallTag || tag_of(*contact->GetFixtureB()) == kWallTag;
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        b2Vec2 closing = one ? one->velocity() : b2Vec2{0, 0};
        if (other) closing -= other->velocity();
        const double speed = std::abs(to_inches(b2Dot(closing, manifold.normal)));
        if (speed < kHeard) return;
        (one ? one : other)->impacts.push_back({time_, speed, wall ? Struck::Wall : Struck::Coin});
    }

    void PreSolve(b2Contact* contact, const b2Manifold*) override {
        if (passes_over(*contact)) contact->SetEnabled(false);
    }

    const Tray& tray_;
    b2World world_{{0, 0}};
    std::vector<TossedCoin> coins_;
    double time_ = 0, last_ = 0;  // now, and when the last coin leaves the hand
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
    return {a.position + (b.position - a.position) * part, mix(a.lift, b.lift), mix(a.flip, b.flip), mix(a.yaw, b.yaw)};
}

std::vector<Trajectory> toss(std::span<const CoinThrow> throws, const Tray& tray, core::Random& random) {
    return TossTable(tray, throws, random).play();
}

Trajectory toss(const TossSetup& setup, core::Random& random) {
    const CoinThrow thrown{setup.coin, setup.towards};
    return toss({&thrown, 1}, {setup.low, setup.high, setup.resting}, random).front();
}

}  // namespace physics
