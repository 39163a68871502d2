#include "engine/physics/slide.h"

#include <algorithm>
#include <cmath>

#include "engine/physics/table_world.h"

namespace physics {

namespace {

constexpr double kStep = 1.0 / 120;
constexpr double kFastest = kLongestStep / kStep;  // inches per second
constexpr double kPull = 30;                       // inches per second for each inch to the cursor
constexpr double kAtOnce = 1 / kStep;              // covers the rest in one step, speed limit permitting
constexpr double kArrived = 0.0005;                // inches
constexpr double kSameWay = 1e-6;                  // as a difference of unit vectors: rounding must not turn the card
constexpr int kNoStop = -1;
// Only contact more than about a degree off the tangent counts as ahead: a stop that the coin grazes by less
// than 0.0002 in lets it pass.
constexpr double kAhead = 0.02;
constexpr int kPush = 8;          // steps for which a hand pushes
constexpr double kBrake = 17;     // inches per second, each second
constexpr double kSlowest = 0.3;  // inches per second: felt stops anything slower

}  // namespace

class Slide::World final : public b2ContactListener {
public:
    explicit World(const SlideSetup& setup)
        : start_(setup.coin), edge_(setup.edge), longest_(setup.edge + 2 * setup.coin.radius) {
        world_.SetContactListener(this);
        world_.SetAllowSleeping(false);
        add_coin();
        add_surroundings(setup);
        aim(setup.to);
    }

    void aim(Vec2 cursor) {
        shoved_.reset();
        const Vec2 way = cursor - start_.center;
        wanted_ = std::min(length(way), longest_);
        beyond_ = length(way) > longest_;
        if (wanted_ == 0 || distance(unit(way), along_) < kSameWay) {
            if (wanted_ < travelled()) held_by_.reset();
            return;
        }
        held_by_.reset();
        const double asked = wanted_;
        wanted_ = std::min(travelled(), asked);
        turn_card(unit(way));
        finish();
        wanted_ = asked;
    }

    void step(double seconds) {
        for (owed_ += seconds; owed_ >= kStep; owed_ -= kStep) {
            if (at_rest()) continue;
            if (shoved_)
                glide();
            else
                advance(kPull);
        }
    }

    // The distance covered by push and braking together.
    void shove(double inches) {
        const double half = kPush * kStep / 2;
        held_by_.reset();
        shoved_ = Shove{kBrake * (std::sqrt(half * half + 2 * inches / kBrake) - half)};
        shoved_->speed = std::min(shoved_->speed, kFastest);
    }

    void finish() {
        shoved_.reset();
        // Twice the steps that the whole distance takes at full speed.
        const int max = 20 + 2 * static_cast<int>(longest_ / kLongestStep);
        for (int i = 0; i < max && !at_rest(); ++i) advance(kAtOnce);
    }

    double travelled() const { return to_inches(joint_->GetJointTranslation()); }
    double longest() const { return longest_; }
    Vec2 position() const { return start_.center + to_table(coin_->GetPosition()); }
    measure::Card card() const { return measure::card_for_move(start_, start_.center + along_, edge_); }
    bool at_rest() const { return held_by_.has_value() || (shoved_ ? shoved_->done : arrived()); }
    bool at_limit() const { return beyond_ && arrived(); }
    const std::optional<int>& held_by() const { return held_by_; }

private:
    bool arrived() const { return std::abs(wanted_ - travelled()) < kArrived; }

    void add_coin() {
        b2BodyDef def;
        card_ = world_.CreateBody(&def);  // no shape: a measuring card pushes nothing
        def.type = b2_dynamicBody;
        coin_ = world_.CreateBody(&def);
        b2CircleShape circle;
        circle.m_radius = to_length(start_.radius);
        b2FixtureDef fixture;
        fixture.shape = &circle;
        fixture.density = 1;
        fixture.friction = 0;
        coin_->CreateFixture(&fixture);

        b2PrismaticJointDef joint;
        joint.Initialize(card_, coin_, {0, 0}, {1, 0});
        joint.enableLimit = true;
        joint.upperTranslation = to_length(longest_);
        joint.enableMotor = true;
        joint.maxMotorForce = coin_->GetMass() * to_length(kFastest / kStep);
        joint_ = static_cast<b2PrismaticJoint*>(world_.CreateJoint(&joint));
    }

    void add_surroundings(const SlideSetup& setup) {
        for (std::size_t i = 0; i < setup.stops.size(); ++i) {
            const measure::Disc& stop = setup.stops[i];
            if (gap(start_, stop) <= longest_)
                add_still_disc(world_, {stop.center - start_.center, stop.radius}, static_cast<int>(i));
        }
        for (const auto& polygon : setup.ground) {
            std::vector<Vec2> moved;
            for (const Vec2 corner : polygon) moved.push_back(corner - start_.center);
            add_ground(world_, moved, kNoStop);
        }
        const Vec2 far{setup.table_width, setup.table_height};
        if (far.x > 0 && far.y > 0) add_border(world_, -start_.center, far - start_.center, kNoStop);
    }

    void turn_card(Vec2 along) {
        along_ = along;
        const float angle = static_cast<float>(std::atan2(along.y, along.x));
        card_->SetTransform({0, 0}, angle);
        coin_->SetTransform({0, 0}, angle);
        coin_->SetLinearVelocity({0, 0});
    }

    void advance(double pull) {
        held_by_.reset();
        const double speed = std::clamp((wanted_ - travelled()) * pull, -kFastest, kFastest);
        heading_ = speed < 0 ? -along_ : along_;
        joint_->SetMotorSpeed(to_length(speed));
        world_.Step(static_cast<float>(kStep), kVelocityIterations, kPositionIterations);
    }

    // The joint's motor acts as the hand while it pushes, then as the felt, which is weaker.
    void glide() {
        heading_ = along_;
        ++shoved_->pushed;
        const bool pushes = shoved_->pushed <= kPush;
        joint_->SetMaxMotorForce(coin_->GetMass() * to_length(pushes ? kFastest / kStep : kBrake));
        joint_->SetMotorSpeed(pushes ? to_length(shoved_->speed * shoved_->pushed / kPush) : 0);
        world_.Step(static_cast<float>(kStep), kVelocityIterations, kPositionIterations);
        shoved_->done = !pushes && std::abs(to_inches(joint_->GetJointSpeed())) < kSlowest;
        if (!shoved_->done && !held_by_) return;
        coin_->SetLinearVelocity({0, 0});
        joint_->SetMaxMotorForce(coin_->GetMass() * to_length(kFastest / kStep));
    }

    // Called during a step; its results are read afterwards. The coin is stopped right here, because Box2D
    // would let it glide around the stop, off the card's edge, for the rest of the step.
    void PreSolve(b2Contact* contact, const b2Manifold*) override {
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        const bool coin_first = contact->GetFixtureA()->GetBody() == coin_;
        const b2Vec2 to_stop = coin_first ? manifold.normal : -manifold.normal;
        if (dot({to_stop.x, to_stop.y}, heading_) <= kAhead) return contact->SetEnabled(false);
        coin_->SetLinearVelocity({0, 0});
        joint_->SetMotorSpeed(0);
        held_by_ = tag_of(coin_first ? *contact->GetFixtureB() : *contact->GetFixtureA());
    }

    b2World world_{{0, 0}};
    b2Body* card_ = nullptr;
    b2Body* coin_ = nullptr;
    b2PrismaticJoint* joint_ = nullptr;
    measure::Disc start_;  // its centre is the world's origin
    double edge_;
    double longest_;
    Vec2 along_{1, 0};
    Vec2 heading_{1, 0};  // along the card, forwards or backwards
    double wanted_ = 0;   // target distance along the card, inches
    bool beyond_ = false;
    double owed_ = 0;  // seconds not yet simulated
    struct Shove {
        double speed = 0;  // when the hand lets go, inches per second
        int pushed = 0;    // steps since it began
        bool done = false;
    };
    std::optional<Shove> shoved_;
    std::optional<int> held_by_;
};

Slide::Slide(const SlideSetup& setup) : world_(std::make_unique<World>(setup)) {}
Slide::~Slide() = default;
Slide::Slide(Slide&&) noexcept = default;
Slide& Slide::operator=(Slide&&) noexcept = default;

void Slide::aim(Vec2 cursor) { world_->aim(cursor); }
void Slide::step(double seconds) { world_->step(seconds); }
void Slide::finish() { world_->finish(); }
void Slide::shove(double inches) { world_->shove(inches); }
Vec2 Slide::position() const { return world_->position(); }
double Slide::travelled() const { return world_->travelled(); }
double Slide::longest() const { return world_->longest(); }
measure::Card Slide::card() const { return world_->card(); }
bool Slide::at_rest() const { return world_->at_rest(); }
bool Slide::at_limit() const { return world_->at_limit(); }
bool Slide::held() const { return world_->held_by().has_value(); }

std::optional<int> Slide::stopped_by() const {
    const std::optional<int>& tag = world_->held_by();
    if (!tag || *tag == kNoStop) return std::nullopt;
    return tag;
}

}  // namespace physics
