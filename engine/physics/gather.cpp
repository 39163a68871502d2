#include "engine/physics/gather.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/physics/gather_world.h"

namespace physics {

namespace {

constexpr double kStep = 1.0 / Motion::kSamplesASecond;
constexpr double kFastest = kLongestStep / kStep;  // inches per second
constexpr double kSlowest = 1;
constexpr double kPull = 15;             // inches per second for each inch still to go
constexpr int kLook = 4;                 // steps between checks for links and progress
constexpr int kFormed = 2, kStuck = 12;  // checks without progress
constexpr int kMax = 360;                // steps: a gathering that is not linked by then is stuck
constexpr double kStill = 0.01;          // inches: less does not count as progress
constexpr double kLinked = 0.012;        // inches from rim to rim: touching, with some room for rounding
constexpr double kPressed = 0.001;       // inches: a coin that overlaps another by more is not at rest
constexpr double kShort = 0.003;         // inches: coins are pulled to this far off the rim
constexpr double kSkin = 0.0005;         // inches: how far Box2D lets things overlap
constexpr double kArrived = 0.0015;      // inches
constexpr std::uint16_t kOthers = 2;     // category of the coins that are passed over on the way

}  // namespace

Pulling::Pulling(const measure::GatherTask& task) : task_(task), linked_(task.settled) {
    world_.SetAllowSleeping(false);
    for (const measure::Disc& disc : task.settled) add_still_disc(world_, disc, 0);
    for (const measure::Disc& disc : task.around.enemies) add_still_disc(world_, disc, 0);
    still_ = task.around.enemies;
    add_others();
    add_ground();
    add_border(world_, {0, 0}, {task.around.table_width, task.around.table_height}, 0);
    for (const measure::Coming& coming : task.coming) add(coming);
    sample();
}

void Pulling::add(const measure::Coming& coming) {
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.position = to_world(coming.start.center);
    def.fixedRotation = true;
    b2CircleShape circle;
    circle.m_radius = to_length(coming.start.radius + kSkin);
    b2FixtureDef fixture;
    fixture.shape = &circle;
    fixture.density = 1;
    fixture.friction = 0;
    fixture.filter.maskBits = static_cast<std::uint16_t>(~kOthers);
    coins_.push_back({world_.CreateBody(&def), coming.wanted});
    coins_.back().body->CreateFixture(&fixture);
}

void Pulling::add_others() {
    b2Filter filter;
    filter.categoryBits = kOthers;
    for (const measure::Disc& disc : task_.around.others) {
        add_still_disc(world_, disc, 0)->SetFilterData(filter);
        still_.push_back(disc);
    }
}

// Ground that is impassable for only some coins is left to measure::is_gathered.
void Pulling::add_ground() {
    if (task_.coming.empty()) return;
    for (const measure::Polygon polygon : task_.coming[0].ground) {
        const auto same = [&](measure::Polygon other) { return other.data() == polygon.data(); };
        const auto knows = [&](const measure::Coming& coming) {
            return std::any_of(coming.ground.begin(), coming.ground.end(), same);
        };
        if (std::all_of(task_.coming.begin(), task_.coming.end(), knows)) physics::add_ground(world_, polygon, 0);
    }
}

bool Pulling::ended() const { return all_linked() || steps_ == kMax || idle_ == kStuck; }

void Pulling::steer() {
    for (const Coin& coin : coins_) {
        if (coin.linked) continue;
        const Vec2 way = coin.target - to_table(coin.body->GetPosition());
        const double far = length(way);
        const double speed = std::clamp(far * kPull, kSlowest, kFastest);
        const double part = far <= speed * kStep ? 1 / kStep : speed / far;
        coin.body->SetLinearVelocity(to_world(way * part));
    }
}

void Pulling::step() {
    world_.Step(static_cast<float>(kStep), kVelocityIterations, kPositionIterations);
    ++steps_;
    sample();
    if (steps_ % kLook == 0) look();
}

Gathered Pulling::end() && {
    Gathered gathered{{}, all_linked(), steps_, std::move(motion_)};
    for (std::size_t i = 0; i < coins_.size(); ++i) gathered.places.push_back(rest(i));
    return gathered;
}

void Pulling::sample() {
    std::vector<Vec2>& places = motion_.samples.emplace_back();
    places.reserve(coins_.size());
    for (std::size_t i = 0; i < coins_.size(); ++i) places.push_back(place(i));
}

// At first all coins head for their wanted places. Once none makes progress, those that are linked stay, and
// the others are pulled to them.
void Pulling::look() {
    idle_ = gets_nearer() ? 0 : idle_ + 1;
    if (forming_ && idle_ < kFormed) return;
    if (forming_) put_down();
    const std::size_t before = linked_.size();
    for (std::size_t k = 0; k < linked_.size(); ++k) link_to(k);
    for (std::size_t i = 0; i < coins_.size(); ++i)
        if (!coins_[i].linked) coins_[i].target = nearest_in_touch(i);
    if (linked_.size() != before) start_waiting();
}

void Pulling::start_waiting() {
    idle_ = 0;
    nearest_ = measure::kNever;
}

bool Pulling::gets_nearer() {
    double away = 0;
    for (std::size_t i = 0; i < coins_.size(); ++i)
        if (!coins_[i].linked) away += distance(place(i), coins_[i].target);
    if (away > nearest_ - kStill) return false;
    nearest_ = away;
    return true;
}

void Pulling::link_to(std::size_t k) {
    for (std::size_t i = 0; i < coins_.size(); ++i) {
        if (coins_[i].linked) continue;
        const measure::Disc disc = lying(i);
        const auto presses = [&](const measure::Disc& other) { return gap(disc, other) < -kPressed; };
        if (gap(disc, linked_[k]) > kLinked) continue;
        if (std::any_of(linked_.begin(), linked_.end(), presses)) continue;
        if (std::any_of(still_.begin(), still_.end(), presses)) continue;
        coins_[i].linked = true;
        coins_[i].body->SetType(b2_staticBody);
        linked_.push_back(disc);
    }
}

// The formation has arrived: from now on coins no longer pass over others.
void Pulling::put_down() {
    forming_ = false;
    start_waiting();
    for (const Coin& coin : coins_) coin.body->GetFixtureList()->SetFilterData({});
}

Vec2 Pulling::nearest_in_touch(std::size_t i) const {
    const measure::Disc disc = lying(i);
    const auto nearer = [&](const measure::Disc& a, const measure::Disc& b) { return gap(disc, a) < gap(disc, b); };
    const measure::Disc& to = *std::min_element(linked_.begin(), linked_.end(), nearer);
    return to.center + core::unit(disc.center - to.center) * (to.radius + disc.radius + kShort);
}

Vec2 Pulling::rest(std::size_t i) const {
    const Vec2 wanted = task_.coming[i].wanted;
    return distance(place(i), wanted) < kArrived ? wanted : core::round_to_grid(place(i));
}

Gathered gather(const measure::GatherTask& task) {
    Pulling pulling(task);
    while (!pulling.ended()) {
        pulling.steer();
        pulling.step();
    }
    return std::move(pulling).end();
}

}  // namespace physics
