// Clips that nobody should miss: the toss, the fall of a coin that a goal names, the victory.

#include <algorithm>
#include <numbers>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/table/clip_parts.h"

namespace table {

namespace {

constexpr double kTossed = 1.2, kTossRead = 0.7;                      // seconds: in the air at most, and lying there
constexpr double kFlashes = 2.5;                                      // half waves in that time
constexpr double kHeld = 0.45, kHalfSpeed = 2, kDims = 0.4;           // seconds; times the ordinary length; seconds
constexpr double kTurnsOver = 0.5, kAllTurned = 1.1, kHop = 0.55;     // seconds, seconds, inches
constexpr double kCountsAfter = 0.5, kStacked = 0.32;                 // seconds; one coin's flight
constexpr double kNextStacked = 0.16, kAllStacked = 1.5;              // seconds: between coins; for all of them at most
constexpr double kLooks = 0.8;                                        // seconds to look at the counted purse
constexpr double kThick = 0.075, kArc = 0.5;                          // inches: a coin in a stack; height of its flight
constexpr Vec2 kLeans{0.012, 0.05};                                   // inches per coin: how the eye sees a stack
constexpr std::size_t kStackHigh = 5;                                 // coins
constexpr double kRocks = 0.06, kRockFades = 0.09, kRockSwing = 0.1;  // slope, seconds, seconds

// The progress, 0 to 1, of a part that begins at `begins` and takes `lasts` in a clip of `seconds` (all in seconds).
double part(double moment, double seconds, double begins, double lasts) {
    return std::clamp((moment * seconds - begins) / lasts, 0.0, 1.0);
}

// Where each coin of a purse is stacked: on others of its type, where the first of them lies.
struct Stacked {
    int coin = cw::kNoCoin;
    Vec2 from, to;
    double lift = 0;
};
std::vector<Stacked> in_stacks(const cw::Match& match, const std::vector<int>& purse, const render::Scene& resting) {
    struct Stack {
        int type;
        Vec2 at;
        std::size_t high;
    };
    std::vector<Stack> stacks;
    std::vector<Stacked> stacked;
    for (const int coin : purse) {
        const int type = match.setup(coin).type;
        const Vec2 from = resting.coins[index_of(coin)].at;
        auto stack =
            std::ranges::find_if(stacks, [&](const Stack& one) { return one.type == type && one.high < kStackHigh; });
        if (stack == stacks.end()) stack = stacks.insert(stacks.end(), {type, from, 0});
        const auto high = static_cast<double>(stack->high++);
        stacked.push_back({coin, from, stack->at + kLeans * high, kThick * high});
    }
    return stacked;
}

// The timing of a victory, seconds.
struct Course {
    std::size_t coins = 0;
    double next = 0;

    explicit Course(std::size_t purse)
        : coins(purse), next(purse > 0 ? std::min(kNextStacked, kAllStacked / static_cast<double>(purse)) : 0) {}
    double begins(std::size_t which) const { return kCountsAfter + next * static_cast<double>(which); }
    double seconds() const {
        const double counted = coins > 0 ? begins(coins - 1) + kStacked : 0;
        return std::max(counted, kAllTurned + kTurnsOver) + kLooks;
    }
    double turns(std::size_t which, std::size_t count) const {
        return kAllTurned * static_cast<double>(which) / static_cast<double>(count);
    }
};

}  // namespace

void rock(render::CoinSprite& coin, const render::CoinSprite& resting, Vec2 towards, double seconds) {
    const double swing = std::cos(2 * std::numbers::pi * seconds / kRockSwing);
    coin.tilt = resting.tilt + towards * (kRocks * std::exp(-seconds / kRockFades) * swing);
}

render::Halo toss_ring(const render::CoinSprite& coin, bool heads) {
    return {coin.at, coin.radius * 1.08, heads ? render::Ink::Heads : render::Ink::Tails, !heads};
}

Clip toss_clip(const cw::Scenario& scenario, const physics::Trajectory& thrown) {
    const double quicker = std::min(1.0, kTossed / thrown.seconds()), flies = thrown.seconds() * quicker;
    const double seconds = flies + kTossRead;
    Clip clip{seconds, {}, {}, tossed(largest_type(scenario), thrown)};
    stretch(clip.cues, quicker);
    clip.solemn = true;
    const Vec2 home = Vec2{scenario.width, scenario.height} / 2 - thrown.samples.back().position;
    clip.show = [=, coin = toss_coin(scenario), toss = thrown](render::Scene& scene, double t) {
        const physics::TossSample sample = toss.at(t * seconds / quicker);
        render::CoinSprite flying = coin;
        flying.at = sample.position + home;
        flying.lift = sample.lift;
        flying.flip = sample.flip;
        flying.angle = sample.yaw;
        scene.coins.push_back(flying);
        const double lies = part(t, seconds, flies, kTossRead);
        if (lies <= 0) return;
        render::Halo ring = toss_ring(flying, toss.up == physics::Up::Front);
        ring.strength = std::abs(std::sin(std::numbers::pi * kFlashes * lies));
        scene.halos.push_back(ring);
    };
    return clip;
}

Clip crowned_fall_clip(const cw::Match& match, const Fall& fall) {
    Clip clip = fall_clip(match, {fall});
    const double falls = clip.seconds * kHalfSpeed, seconds = kHeld + falls;
    stretch(clip.cues, kHalfSpeed);
    for (Cue& cue : clip.cues) cue.time += kHeld;
    const auto later = [=](double t) { return part(t, seconds, kHeld, falls); };
    clip.seconds = seconds;
    clip.solemn = true;
    clip.show = [=, show = clip.show](render::Scene& scene, double t) {
        show(scene, later(t));
        render::CoinSprite& coin = scene.coins[index_of(fall.coin)];
        if (later(t) > 0) return;
        coin.at = fall.from;
        rock(coin, fall.end, {1, 0}, std::max(0.0, kHeld - t * seconds) / 2);
    };
    clip.falling = [=, falling = clip.falling](double t) { return falling(later(t)); };
    clip.light = [=](double t) {
        return Narrowed{fall.from, std::min({1.0, t * seconds / kDims, (1 - t) * seconds / kDims})};
    };
    return clip;
}

Clip victory_clip(const cw::Match& match, const Victory& victory, const render::Scene& resting) {
    const std::vector<Stacked> stacks = in_stacks(match, victory.purse, resting);
    const Course course(stacks.size());
    const double seconds = course.seconds();
    Clip clip{seconds, victory.purse, {}, {}};
    clip.solemn = true;
    clip.coins.insert(clip.coins.end(), victory.beaten.begin(), victory.beaten.end());
    for (std::size_t i = 0; i < stacks.size(); ++i)
        clip.cues.push_back(dropped(match.type(stacks[i].coin), course.begins(i) + kStacked, stacks[i].to));
    clip.show = [=, beaten = victory.beaten](render::Scene& scene, double t) {
        for (std::size_t i = 0; i < beaten.size(); ++i) {
            render::CoinSprite& coin = scene.coins[index_of(beaten[i])];
            const double over = eased(part(t, seconds, course.turns(i, beaten.size()), kTurnsOver));
            coin.flip = std::numbers::pi * over;
            coin.lift = kHop * std::sin(std::numbers::pi * over);
        }
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            render::CoinSprite& coin = scene.coins[index_of(stacks[i].coin)];
            const double gone = part(t, seconds, course.begins(i), kStacked);
            coin.at = mixed(stacks[i].from, stacks[i].to, eased(gone));
            coin.lift = stacks[i].lift * gone + kArc * std::sin(std::numbers::pi * gone);
        }
    };
    if (stacks.empty()) return clip;
    clip.counting = [=, scenario = match.scenario, whole = victory.cents, winner = victory.winner,
                     radius = match.type(stacks.front().coin).radius()](double t) {
        std::size_t there = 0;
        while (there < stacks.size() && part(t, seconds, course.begins(there), kStacked) >= 1) ++there;
        const auto share = static_cast<double>(there) / static_cast<double>(stacks.size());
        const int cents = static_cast<int>(std::lround(whole * share));
        return Counted{winner, cents, cw::in_money(*scenario, cents), stacks.back().to, radius};
    };
    return clip;
}

}  // namespace table
