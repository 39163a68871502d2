#include "engine/physics/roll.h"

#include <algorithm>
#include <numbers>

#include "engine/core/lists.h"
#include "engine/physics/table_world.h"

namespace physics {

namespace {

constexpr int kStepsASample = 2;
constexpr double kStep = 1 / (kSamplesASecond * kStepsASample);
constexpr double kLongest = 6;       // seconds; a die that still moves then is stopped
constexpr double kGravity = 386.09;  // inches per second squared
constexpr double kHeight = 5;        // of the hand, inches
constexpr double kSpring = 0.4;      // share of its vertical speed after a bounce
constexpr double kSoft = 6;          // inches per second: nothing bounces below it
constexpr double kKept = 0.7;        // share of its horizontal speed after a bounce
constexpr double kFriction = 0.35;
constexpr double kTumbles = 5;  // inches per second: below it, the die slides on a face
constexpr double kHeard = 4;
constexpr double kStill = 0.05;
constexpr double kTop = 0.3;  // inches: above it, the die passes over coins
constexpr int kWallTag = 0, kCoinTag = 1, kDieTag = 2;

struct Launch {
    int shown;
    double upward;  // inches per second
    double turn;    // about the vertical axis, radians per second
    double spin;    // from face to face, faces per second
    Vec2 velocity;  // across the table
};

Launch launch(const RollSetup& setup, core::Random& random) {
    Launch launch;
    launch.shown = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(setup.sides)));
    launch.upward = random.between(25, 45);
    launch.turn = random.between(-14, 14);
    launch.spin = random.between(9, 15);
    const double aside = random.between(-0.25, 0.25);
    const double range = random.between(0.8, 1.1);
    const double flight =
        (launch.upward + std::sqrt(launch.upward * launch.upward + 2 * kGravity * kHeight)) / kGravity;
    const Vec2 way = setup.towards - setup.from;
    launch.velocity = (way + left_of(way) * aside) * (range / flight);
    return launch;
}

// A face next to the one that is up: neither that one nor the one below it. Every face is next to equally
// many others, so no face is favoured.
int beside(int shown, int sides, core::Random& random) {
    const int below = sides + 1 - shown;
    while (true) {
        const int next = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
        if (next != shown && (sides == 4 || next != below)) return next;
    }
}

class RollTable final : public b2ContactListener {
public:
    RollTable(const RollSetup& setup, const Launch& launch, core::Random& random)
        : setup_(setup), random_(random), shown_(launch.shown), rise_(launch.upward), spin_(launch.spin) {
        world_.SetContactListener(this);
        world_.SetAllowSleeping(false);
        add_border(world_, setup.low, setup.high, kWallTag);
        for (const measure::Disc& disc : setup.resting) add_still_disc(world_, disc, kCoinTag);
        for (const measure::Disc& disc : setup.dice) add_still_disc(world_, disc, kDieTag);
        add_die(launch);
    }

    RollTrajectory play() {
        RollTrajectory trajectory;
        trajectory.samples.push_back(sample());
        while (!at_rest() && time_ < kLongest) {
            for (int i = 0; i < kStepsASample; ++i) step();
            trajectory.samples.push_back(sample());
        }
        trajectory.samples.back().lift = 0;
        trajectory.impacts = std::move(impacts_);
        trajectory.sides = setup_.sides;
        trajectory.shown = shown_;
        return trajectory;
    }

private:
    void add_die(const Launch& launch) {
        b2BodyDef def;
        b2Body* table = world_.CreateBody(&def);
        def.type = b2_dynamicBody;
        def.position = to_world(setup_.from);
        def.linearVelocity = to_world(launch.velocity);
        def.angularVelocity = static_cast<float>(launch.turn);
        die_ = world_.CreateBody(&def);
        const int corners = corners_of(setup_.sides);
        b2Vec2 outline[b2_maxPolygonVertices];
        for (int i = 0; i < corners; ++i) {
            const double angle = 2 * std::numbers::pi * (i + 0.5) / corners;
            outline[i] = to_world(Vec2{std::cos(angle), std::sin(angle)} * (setup_.size / 2));
        }
        b2PolygonShape shape;
        shape.Set(outline, corners);
        b2FixtureDef fixture;
        fixture.shape = &shape;
        fixture.density = 1;
        fixture.friction = 0.3f;
        fixture.restitution = 0.5f;
        die_->CreateFixture(&fixture);

        b2FrictionJointDef joint;
        joint.Initialize(table, die_, die_->GetPosition());
        rubbing_ = static_cast<b2FrictionJoint*>(world_.CreateJoint(&joint));
    }

    void step() {
        fall();
        tumble();
        time_ += kStep;
        const float force = lies_ ? static_cast<float>(kFriction) * die_->GetMass() * to_length(kGravity) : 0;
        rubbing_->SetMaxForce(force);
        rubbing_->SetMaxTorque(force * to_length(setup_.size) / 3);
        world_.Step(static_cast<float>(kStep), kVelocityIterations, kPositionIterations);
    }

    void fall() {
        if (lies_) return;
        rise_ -= kGravity * kStep;
        lift_ += rise_ * kStep;
        if (lift_ > 0) return;
        lift_ = 0;
        impacts_.push_back({time_, -rise_, Struck::Table});
        lies_ = -rise_ < kSoft;
        rise_ = lies_ ? 0 : -rise_ * kSpring;
        spin_ *= kKept;
        die_->SetLinearVelocity(static_cast<float>(kKept) * die_->GetLinearVelocity());
        const double knock = random_.between(-5, 5);
        if (!lies_) die_->SetAngularVelocity(die_->GetAngularVelocity() + static_cast<float>(knock));
    }

    // In the air the die tumbles with its spin, on the table with the distance it covers.
    void tumble() {
        if (lies_ && speed() < kTumbles) return;
        tumbled_ += kStep * (lies_ ? speed() / setup_.size : spin_);
        if (tumbled_ < 1) return;
        tumbled_ = 0;
        shown_ = beside(shown_, setup_.sides, random_);
    }

    double speed() const { return to_inches(die_->GetLinearVelocity().Length()); }
    bool at_rest() const { return lies_ && speed() < kStill && std::abs(die_->GetAngularVelocity()) < kStill; }
    RollSample sample() const { return {to_table(die_->GetPosition()), lift_, die_->GetAngle(), shown_}; }

    static int other_tag(b2Contact& contact) { return tag_of(*contact.GetFixtureA()) | tag_of(*contact.GetFixtureB()); }

    void BeginContact(b2Contact* contact) override {
        // It lands on a coin, which is a valid place to rest.
        if (other_tag(*contact) == kCoinTag && lift_ > kTop) return on_.push_back(contact);
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        const double hit = std::abs(to_inches(b2Dot(die_->GetLinearVelocity(), manifold.normal)));
        if (hit < kHeard) return;
        impacts_.push_back({time_, hit, other_tag(*contact) == kWallTag ? Struck::Wall : Struck::Coin});
    }

    void EndContact(b2Contact* contact) override { std::erase(on_, contact); }

    void PreSolve(b2Contact* contact, const b2Manifold*) override {
        if (core::contains(on_, contact)) contact->SetEnabled(false);
    }

    const RollSetup& setup_;
    core::Random& random_;
    b2World world_{{0, 0}};
    b2Body* die_ = nullptr;
    b2FrictionJoint* rubbing_ = nullptr;
    int shown_;
    double lift_ = kHeight, rise_;
    double spin_;
    double tumbled_ = 0;  // fraction of a face
    bool lies_ = false;
    double time_ = 0;
    std::vector<Impact> impacts_;
    std::vector<const b2Contact*> on_;  // coins below it
};

}  // namespace

int corners_of(int sides) {
    if (sides == 4) return 3;
    if (sides == 6) return 4;
    return sides == 10 ? 5 : sides == 12 ? 8 : 6;
}

RollSample RollTrajectory::at(double time) const {
    const double place = std::max(0.0, time * kSamplesASecond);
    if (place >= static_cast<double>(samples.size() - 1)) return samples.back();
    const auto before = static_cast<std::size_t>(place);
    const RollSample& a = samples[before];
    const RollSample& b = samples[before + 1];
    const double part = place - static_cast<double>(before);
    return {a.position + (b.position - a.position) * part, a.lift + (b.lift - a.lift) * part,
            a.angle + (b.angle - a.angle) * part, a.shown};
}

RollTrajectory roll(const RollSetup& setup, core::Random& random) {
    const Launch start = launch(setup, random);
    return RollTable(setup, start, random).play();
}

}  // namespace physics
