#include "game/kit/table/toss_tray.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "game/kit/table/coin_look.h"

namespace table {

namespace {

constexpr double kApart = 0.11;     // seconds between two throws of one hand
constexpr double kDieRadius = 0.5;  // inches, of a die with kDieSize
constexpr double kDieSize = 0.95;   // inches across
constexpr double kNoRoom = 0.02;    // inches kept clear of the walls

// From the near edge towards a point beyond the middle.
struct TrayFlight {
    Vec2 from, towards;
};
TrayFlight way_into(const TrayPart& part, double radius, core::Random& random) {
    const double room = radius + kNoRoom, x0 = part.low.x + room, x1 = std::max(x0, part.high.x - room);
    const double y0 = part.low.y + room, y1 = std::max(y0, part.high.y - room);
    const double from = random.between(x0, x1), x = random.between(x0, x1);
    const double y = random.between(0.35, 0.9);
    return {{from, y0}, {x, y0 + (y1 - y0) * y}};
}

// Turns the coin over from the start of its flight, if needed.
void turn_to_show(physics::Trajectory& way, rules::Face wanted) {
    const physics::Up up = wanted == rules::Face::Heads ? physics::Up::Front : physics::Up::Back;
    if (way.up == up) return;
    way.up = up;
    for (physics::TossSample& sample : way.samples) sample.flip += std::numbers::pi;
}

// Swaps two numbers on the die for its whole roll.
void turn_to_show(physics::RollTrajectory& way, int wanted) {
    const int shown = std::exchange(way.shown, wanted);
    for (physics::RollSample& sample : way.samples)
        sample.shown = sample.shown == shown ? wanted : sample.shown == wanted ? shown : sample.shown;
}

// The die, at rest or rolling.
render::DieSprite die_at(const DieThrow& thrown, const physics::RollTrajectory& way, double time) {
    const physics::RollSample now = way.at(time);
    render::DieSprite die;
    die.radius = kDieRadius * thrown.size / kDieSize;
    die.side = thrown.side;
    die.sides = way.sides;
    die.shown = now.shown;
    die.at = now.position;
    die.lift = now.lift;
    die.angle = now.angle;
    const Vec2 next = way.at(time + 0.03).position - now.position;
    if (time < way.seconds() && core::length(next) > 1e-4)
        die.roll = core::left_of(core::unit(next)) * (0.6 * std::sin(18 * time));
    return die;
}

}  // namespace

double TossTray::Lying::seconds() const {
    return visit([](const auto& one) { return one.way.seconds(); }, thing);
}

std::vector<measure::Disc> TossTray::places() const {
    std::vector<measure::Disc> places;
    for (const Lying& one : lying_) places.push_back(one.place);
    return places;
}

void TossTray::add(Lying lying) {
    end_ = std::max(end_, lying.begins + lying.seconds());
    lying_.push_back(std::move(lying));
}

TossTray::Faces TossTray::toss(std::span<const rules::CoinType> coins, const TrayPart& part, core::Random& random,
                               std::span<const rules::Face> wanted) {
    std::vector<physics::CoinThrow> throws;
    for (const rules::CoinType& type : coins) {
        const TrayFlight way = way_into(part, type.radius(), random);
        throws.push_back({{way.from, type.radius()}, way.towards, kApart * static_cast<double>(throws.size())});
    }
    std::vector<physics::Trajectory> ways = physics::toss(throws, {part.low, part.high, places()}, random);
    Faces faces;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        if (i < wanted.size()) turn_to_show(ways[i], wanted[i]);
        const bool heads = ways[i].up == physics::Up::Front;
        faces.push_back(heads ? rules::Face::Heads : rules::Face::Tails);
        Coin coin{sprite(coins[i], rules::Face::Heads), std::move(ways[i])};
        coin.sprite.seed = random.unit();
        Cues cues = tossed(coins[i], coin.way);
        cues.front().time = throws[i].after;  // the flick off the thumb
        const measure::Disc place{coin.way.samples.back().position, coins[i].radius()};
        add({std::move(coin), time_, throws[i].after, place, std::move(cues)});
    }
    return faces;
}

rules::Face TossTray::toss_again(std::size_t which, const rules::CoinType& coin, const TrayPart& part,
                                 core::Random& random, std::span<const rules::Face> wanted) {
    lying_.erase(lying_.begin() + static_cast<std::ptrdiff_t>(which));
    const rules::Face shown = toss(std::span(&coin, 1), part, random, wanted).front();
    std::rotate(lying_.begin() + static_cast<std::ptrdiff_t>(which), lying_.end() - 1, lying_.end());
    return shown;
}

int TossTray::roll(const DieThrow& thrown, const TrayPart& part, core::Random& random, std::optional<int> wanted) {
    const TrayFlight way = way_into(part, thrown.size, random);
    physics::RollSetup setup;
    setup.sides = thrown.sides;
    setup.size = thrown.size;
    setup.from = way.from;
    setup.towards = way.towards;
    setup.low = part.low;
    setup.high = part.high;
    for (const Lying& one : lying_)
        (holds_alternative<Die>(one.thing) ? setup.dice : setup.resting).push_back(one.place);
    Die die{thrown, physics::roll(setup, random)};
    if (wanted) turn_to_show(die.way, *wanted);
    const int shown = die.way.shown;
    const measure::Disc place{die.way.samples.back().position, thrown.size / 2};
    Cues cues = rolled(die.way);
    add({std::move(die), time_, 0, place, std::move(cues)});
    return shown;
}

void TossTray::clear() {
    lying_.clear();
    time_ = end_ = heard_ = 0;
}

void TossTray::advance(double seconds, double speed) {
    time_ = speed <= 0 ? std::max(time_, end_) : std::min(time_ + seconds * speed, std::max(time_, end_));
}

std::vector<rules::Face> TossTray::at_rest() const {
    constexpr double kStill = 0.01;  // inches, radians
    std::vector<rules::Face> faces;
    for (const Lying& one : lying_) {
        const Coin* coin = get_if<Coin>(&one.thing);
        if (!coin || time_ - one.begins < one.after) continue;
        // Coins tossed together have trajectories of the same length: some still move when others are at rest.
        const physics::TossSample now = coin->way.at(time_ - one.begins), last = coin->way.samples.back();
        if (core::distance(now.position, last.position) > kStill || std::abs(now.flip - last.flip) > kStill ||
            now.lift - last.lift > kStill)
            continue;
        faces.push_back(coin->way.up == physics::Up::Front ? rules::Face::Heads : rules::Face::Tails);
    }
    return faces;
}

void TossTray::show(render::Scene& scene) const {
    for (const Lying& one : lying_) {
        const double time = time_ - one.begins;
        if (time < one.after) continue;
        if (const Die* die = get_if<Die>(&one.thing)) {
            scene.dice.push_back(die_at(die->die, die->way, time));
            continue;
        }
        const Coin& coin = get<Coin>(one.thing);
        const physics::TossSample now = coin.way.at(time);
        render::CoinSprite sprite = coin.sprite;
        sprite.at = now.position;
        sprite.lift = now.lift;
        sprite.flip = now.flip;
        sprite.angle = now.yaw;
        sprite.moving = time < coin.way.seconds();
        scene.coins.push_back(sprite);
    }
}

Cues TossTray::take_sounds() {
    Cues due;
    for (const Lying& one : lying_)
        for (const Cue& cue : one.cues) {
            const double at = one.begins + cue.time;
            if (at >= heard_ && at < time_) due.push_back(cue);
        }
    heard_ = time_;
    return due;
}

}  // namespace table
