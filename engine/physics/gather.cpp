#include "engine/physics/gather.h"

#include <algorithm>
#include <cstdint>

#include "engine/core/grid.h"
#include "engine/physics/table_world.h"

namespace physics {

namespace {

constexpr double kStep = 1.0 / Motion::kSamplesASecond;
constexpr double kFastest = kLongestStep / kStep;  // inches a second
constexpr double kSlowest = 1;
constexpr double kPull = 15;  // inches a second for each inch of the way
constexpr int kLook = 4;      // steps between looking who is linked, and whether anything still moves
constexpr int kMost = 360;    // steps: what still is not linked then is stuck
constexpr int kFormed = 2, kStuck = 12;  // looks without getting nearer
constexpr double kStill = 0.01;          // inches: less is not nearer
constexpr double kLinked = 0.012;        // inches from rim to rim: touching, with some room for rounding
constexpr double kSkin = 0.0005;         // inches: Box2D presses things into each other by so much
constexpr double kArrived = 0.0015;      // inches
constexpr double kPressed = 0.001;       // inches: what lies deeper in another is not at rest
constexpr double kShort = 0.003;         // inches: they are drawn to so little off the rim
constexpr std::uint16_t kOthers = 2;     // category of the coins that are passed over on the way

class Pulling {
public:
    explicit Pulling(const measure::GatherTask& task) : task_(task), linked_(task.settled) {
        world_.SetAllowSleeping(false);
        for (const measure::Disc& disc : task.settled) add_still_disc(world_, disc, 0);
        still_ = task.around.enemies;
        still_.insert(still_.end(), task.around.others.begin(), task.around.others.end());
        for (const measure::Disc& disc : task.around.enemies) add_still_disc(world_, disc, 0);
        for (const measure::Disc& disc : task.around.others) {
            b2Filter filter;
            filter.categoryBits = kOthers;
            add_still_disc(world_, disc, 0)->SetFilterData(filter);
        }
        add_border(world_, {0, 0}, {task.around.table_width, task.around.table_height}, 0);
        add_grounds();
        for (const measure::Coming& coming : task.coming) add(coming);
    }

    Gathered run() {
        Gathered gathered;
        sample(gathered.motion);
        while (!all_linked() && gathered.steps < kMost && idle_ < kStuck) {
            steer();
            world_.Step(static_cast<float>(kStep), kVelocityIterations, kPositionIterations);
            sample(gathered.motion);
            if (++gathered.steps % kLook == 0) look();
        }
        gathered.linked = all_linked();
        for (std::size_t i = 0; i < coins_.size(); ++i) gathered.places.push_back(rest(i));
        return gathered;
    }

private:
    struct Coin {
        b2Body* body;
        Vec2 target;
        bool linked = false;
    };

    void add(const measure::Coming& coming) {
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

    // Ground that is impassable for some of them only is left to the judge.
    void add_grounds() {
        if (task_.coming.empty()) return;
        for (const measure::Polygon polygon : task_.coming[0].ground) {
            const auto knows = [&](const measure::Coming& coming) {
                return std::any_of(coming.ground.begin(), coming.ground.end(),
                                   [&](measure::Polygon other) { return other.data() == polygon.data(); });
            };
            if (std::all_of(task_.coming.begin(), task_.coming.end(), knows)) add_ground(world_, polygon, 0);
        }
    }

    Vec2 place(std::size_t i) const { return to_table(coins_[i].body->GetPosition()); }
    bool all_linked() const { return linked_.size() == task_.settled.size() + coins_.size(); }

    void steer() {
        for (const Coin& coin : coins_) {
            if (coin.linked) continue;
            const Vec2 way = coin.target - to_table(coin.body->GetPosition());
            const double far = length(way);
            const double speed = std::clamp(far * kPull, kSlowest, kFastest);
            const double part = far <= speed * kStep ? 1 / kStep : speed / far;
            coin.body->SetLinearVelocity(to_world(way * part));
        }
    }

    void sample(Motion& motion) const {
        std::vector<Vec2>& places = motion.samples.emplace_back();
        places.reserve(coins_.size());
        for (std::size_t i = 0; i < coins_.size(); ++i) places.push_back(place(i));
    }

    // First all go to their wanted places; once none gets nearer any more, those that are linked stay, and
    // the others are drawn to them.
    void look() {
        idle_ = gets_nearer() ? 0 : idle_ + 1;
        if (forming_ && idle_ < kFormed) return;
        if (forming_) put_down();
        const std::size_t before = linked_.size();
        link();
        for (std::size_t i = 0; i < coins_.size(); ++i)
            if (!coins_[i].linked) coins_[i].target = nearest_in_touch(i);
        if (linked_.size() != before) start_waiting();
    }

    void start_waiting() {
        idle_ = 0;
        nearest_ = measure::kNever;
    }

    bool gets_nearer() {
        double away = 0;
        for (std::size_t i = 0; i < coins_.size(); ++i)
            if (!coins_[i].linked) away += distance(place(i), coins_[i].target);
        if (away > nearest_ - kStill) return false;
        nearest_ = away;
        return true;
    }

    void link() {
        for (std::size_t k = 0; k < linked_.size(); ++k) link_to(k);
    }

    void link_to(std::size_t k) {
        for (std::size_t i = 0; i < coins_.size(); ++i) {
            if (coins_[i].linked) continue;
            const measure::Disc disc = lying(i);
            const auto presses = [&](const measure::Disc& other) { return gap(disc, other) < -kPressed; };
            if (gap(disc, linked_[k]) > kLinked || std::any_of(linked_.begin(), linked_.end(), presses))
                continue;
            if (std::any_of(still_.begin(), still_.end(), presses)) continue;
            coins_[i].linked = true;
            coins_[i].body->SetType(b2_staticBody);
            linked_.push_back(disc);
        }
    }

    // The formation is where it was to go: from now on nothing is passed over.
    void put_down() {
        forming_ = false;
        start_waiting();
        for (const Coin& coin : coins_) coin.body->GetFixtureList()->SetFilterData({});
    }

    Vec2 nearest_in_touch(std::size_t i) const {
        const measure::Disc disc = lying(i);
        const auto nearer = [&](const measure::Disc& a, const measure::Disc& b) {
            return gap(disc, a) < gap(disc, b);
        };
        const measure::Disc& to = *std::min_element(linked_.begin(), linked_.end(), nearer);
        return to.center + core::unit(disc.center - to.center) * (to.radius + disc.radius + kShort);
    }

    measure::Disc lying(std::size_t i) const { return {place(i), task_.coming[i].start.radius}; }

    Vec2 rest(std::size_t i) const {
        const Vec2 wanted = task_.coming[i].wanted;
        return distance(place(i), wanted) < kArrived ? wanted : core::round_to_grid(place(i));
    }

    const measure::GatherTask& task_;
    b2World world_{{0, 0}};
    std::vector<Coin> coins_;
    std::vector<measure::Disc> still_;   // no members
    std::vector<measure::Disc> linked_;  // the settled, then those that lie for good
    bool forming_ = true;
    int idle_ = 0;                      // looks since they last got nearer
    double nearest_ = measure::kNever;  // how far they were from their targets then, all together
};

}  // namespace

Gathered gather(const measure::GatherTask& task) { return Pulling(task).run(); }

}  // namespace physics
