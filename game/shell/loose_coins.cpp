#include "game/shell/loose_coins.h"

#include <algorithm>
#include <cmath>

namespace screens {

namespace {

constexpr double kFriction = 34;                // inches per second, each second
constexpr double kBounce = 0.62, kClink = 0.9;  // share of speed left after a box, after another coin
constexpr double kMoment = 1.0 / 240;
constexpr double kHeard = 30;  // pixels per second
constexpr double kDirections = 24;

using core::dot;
using core::length;

Vec2 nearest_in(const Rect& box, Vec2 at) {
    return {std::clamp(at.x, box.x0, box.x1), std::clamp(at.y, box.y0, box.y1)};
}
bool overlaps(const Rect& box, Vec2 at, double radius) { return length(at - nearest_in(box, at)) < radius; }
Vec2 kept_in(const Rect& wood, Vec2 at, double radius) {
    return {std::clamp(at.x, wood.x0 + radius, std::max(wood.x0 + radius, wood.x1 - radius)),
            std::clamp(at.y, wood.y0 + radius, std::max(wood.y0 + radius, wood.y1 - radius))};
}

// Reverses the coin's speed along `outwards`, away from the wall. Returns the old speed into the wall.
double thrown_back(LooseCoin& coin, Vec2 outwards) {
    const double into = -dot(coin.speed, outwards);
    if (into <= 0) return 0;
    coin.speed = coin.speed + outwards * ((1 + kBounce) * into);
    coin.spin = -0.5 * coin.spin;
    return into;
}

}  // namespace

std::optional<std::size_t> LooseCoins::at(Vec2 point) const {
    for (std::size_t i = coins.size(); i-- > 0;)
        if (length(coins[i].at - point) <= coins[i].radius) return i;
    return std::nullopt;
}

void LooseCoins::flick(std::size_t coin, Vec2 speed) {
    coins[coin].speed = speed;
    coins[coin].spin = (coin % 2 == 0 ? 1 : -1) * length(speed) / coins[coin].radius * 0.15;
}

void LooseCoins::toss(std::size_t coin, Vec2 speed) {
    flick(coin, speed);
    coins[coin].air = kToss;
}

void LooseCoins::put(std::size_t held, Vec2 there, const Rect& wood, std::span<const Rect> boxes) {
    LooseCoin& coin = coins[held];
    coin.at = kept_in(wood, there, coin.radius);
    coin.speed = {};
    for (const Rect& box : boxes) strike_box(coin, box);
    for (std::size_t other = 0; other < coins.size(); ++other) {
        const Vec2 apart = coins[other].at - coin.at;
        const double gap = length(apart) - coin.radius - coins[other].radius;
        if (other == held || gap >= 0 || length(apart) == 0) continue;
        coins[other].at = kept_in(wood, coins[other].at - apart * (gap / length(apart)), coins[other].radius);
        for (const Rect& box : boxes) strike_box(coins[other], box);
    }
}

bool LooseCoins::moving() const {
    return std::ranges::any_of(coins, [](const LooseCoin& coin) { return coin.speed != Vec2{} || coin.air > 0; });
}

void LooseCoins::advance(double seconds, double inch) {
    for (LooseCoin& coin : coins) {
        const bool flies = coin.air > 0;
        coin.air = std::max(0.0, coin.air - seconds);
        coin.at = coin.at + coin.speed * seconds;
        coin.angle += coin.spin * seconds;
        const double speed = length(coin.speed), left = std::max(0.0, speed - kFriction * inch * seconds);
        if (flies || speed == 0) continue;
        coin.speed = coin.speed * (left / speed);
        coin.spin *= left / speed;
    }
}

double LooseCoins::strike_box(LooseCoin& coin, const Rect& box) const {
    if (!overlaps(box, coin.at, coin.radius)) return 0;
    const Vec2 near = nearest_in(box, coin.at), away = coin.at - near;
    if (length(away) > 0) {
        coin.at = near + away * (coin.radius / length(away));
        return thrown_back(coin, away / length(away));
    }
    // The coin's middle is under the box: push it out by the shortest way.
    const double left = coin.at.x - box.x0, right = box.x1 - coin.at.x, up = coin.at.y - box.y0,
                 down = box.y1 - coin.at.y;
    const double min = std::min({left, right, up, down});
    const Vec2 out = min == left ? Vec2{-1, 0} : min == right ? Vec2{1, 0} : min == up ? Vec2{0, -1} : Vec2{0, 1};
    coin.at = coin.at + out * (min + coin.radius);
    return thrown_back(coin, out);
}

double LooseCoins::strike_edge(LooseCoin& coin, const Rect& wood) const {
    const Vec2 inside = kept_in(wood, coin.at, coin.radius), by = inside - coin.at;
    if (by == Vec2{}) return 0;
    coin.at = inside;
    return thrown_back(coin, by / length(by));
}

// A coin's mass follows from its size.
double LooseCoins::strike(std::size_t one, std::size_t other) {
    LooseCoin &a = coins[one], &b = coins[other];
    const Vec2 apart = b.at - a.at;
    const double far = length(apart), gap = far - a.radius - b.radius;
    if (gap >= 0 || far == 0 || a.air > 0 || b.air > 0) return 0;
    const Vec2 along = apart / far;
    const double mass = a.radius * a.radius, other_mass = b.radius * b.radius;
    a.at = a.at + along * (gap * other_mass / (mass + other_mass));
    b.at = b.at - along * (gap * mass / (mass + other_mass));
    const double closing = dot(a.speed - b.speed, along);
    if (closing <= 0) return 0;
    const double push = (1 + kClink) * closing / (mass + other_mass);
    a.speed = a.speed - along * (push * other_mass);
    b.speed = b.speed + along * (push * mass);
    b.spin += 0.1 * closing / b.radius;
    return closing;
}

std::vector<Knock> LooseCoins::step(double seconds, double inch, const Rect& wood, std::span<const Rect> boxes) {
    std::vector<Knock> heard;
    const auto hear = [&](std::size_t coin, std::optional<std::size_t> other, double speed) {
        const bool again = std::ranges::any_of(heard, [&](const Knock& knock) { return knock.coin == coin; });
        if (speed > kHeard && !again) heard.push_back({coin, other, speed});
    };
    for (double left = seconds; left > 0 && moving(); left -= kMoment) {
        std::vector<bool> flew;
        for (const LooseCoin& coin : coins) flew.push_back(coin.air > 0);
        advance(std::min(left, kMoment), inch);
        for (std::size_t i = 0; i < coins.size(); ++i) {
            LooseCoin& coin = coins[i];
            if (flew[i] && coin.air == 0) hear(i, std::nullopt, 12 * inch);
            double hit = strike_edge(coin, wood);
            for (const Rect& box : boxes) hit = std::max(hit, strike_box(coin, box));
            hear(i, std::nullopt, hit);
            for (std::size_t other = i + 1; other < coins.size(); ++other) hear(i, other, strike(i, other));
        }
    }
    return heard;
}

std::optional<Vec2> LooseCoins::free_place(Vec2 home, double radius, double max, const Rect& wood,
                                           std::span<const Rect> boxes) const {
    const auto is_free = [&](Vec2 place) {
        return kept_in(wood, place, radius) == place &&
               std::ranges::none_of(boxes, [&](const Rect& box) { return overlaps(box, place, 1.2 * radius); }) &&
               std::ranges::none_of(coins, [&](const LooseCoin& coin) {
                   return length(coin.at - place) < 1.15 * (coin.radius + radius);
               });
    };
    if (is_free(home)) return home;
    for (double away = radius; away <= max; away += radius / 2)
        for (int i = 0; i < kDirections; ++i) {
            const double angle = i * 6.283185307179586 / kDirections;
            if (const Vec2 place = home + Vec2{std::cos(angle), std::sin(angle)} * away; is_free(place)) return place;
        }
    return std::nullopt;
}

}  // namespace screens
