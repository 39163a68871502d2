#include "game/coin_wars/table/battle_sound_cues.h"

#include "engine/core/lists.h"

namespace table {

namespace {

constexpr double kClear = 0.03;  // inches of gap: counts as apart again
constexpr double kSoftest = 8;   // inches per second: the minimum for a touch
constexpr double kPickSpeed = 4, kRankSpeed = 5;
constexpr std::size_t kMaxTouches = 12;  // per clip
constexpr std::size_t kMaxRanks = 5;     // ticks of a new Army
constexpr double kRanks = 0.07;          // seconds from one tick to the next
constexpr double kOneTouch = 0.025;      // seconds: closer touches sound as one
constexpr std::size_t kSpeeds = 24;      // samples of a slide's speed

double sample_seconds(const Pushed& pushed) { return pushed.seconds / static_cast<double>(pushed.places.size() - 1); }

// The speed of the fastest coin, the audible one, from sample to sample.
std::vector<double> speeds_of(const Pushed& pushed) {
    const double each = sample_seconds(pushed);
    std::vector<double> speeds{0};
    const std::size_t step = std::max<std::size_t>(1, pushed.places.size() / kSpeeds);
    for (std::size_t k = step; k < pushed.places.size(); k += step) {
        double farthest = 0;
        for (std::size_t i = 0; i < pushed.coins.size(); ++i)
            farthest = std::max(farthest, distance(pushed.places[k][i], pushed.places[k - step][i]));
        speeds.push_back(farthest / (each * static_cast<double>(step)));
    }
    speeds.push_back(0);
    return speeds;
}

struct Touch {
    std::size_t one, other;
    double time, speed;
    Vec2 at;
};

// A touch: apart in one sample, touching in the next; the pair must separate before it counts again.
void find_touches(const cw::Match& match, const Pushed& pushed, std::size_t a, std::size_t b,
                  std::vector<Touch>& touches) {
    const double each = sample_seconds(pushed);
    const double radii = match.type(pushed.coins[a]).radius() + match.type(pushed.coins[b]).radius();
    const auto gap = [&](std::size_t k) { return distance(pushed.places[k][a], pushed.places[k][b]) - radii; };
    bool apart = gap(0) > kClear;
    for (std::size_t k = 1; k < pushed.places.size(); ++k) {
        const double now = gap(k);
        apart = apart || now > kClear;
        if (!apart || now > measure::kTouch) continue;
        apart = false;
        // The closing speed shortly before: a hand slows down as it gets close.
        double closing = 0;
        for (std::size_t back = 1; back <= 15 && back <= k; ++back)
            closing = std::max(closing, (gap(k - back) - gap(k - back + 1)) / each);
        touches.push_back({a, b, static_cast<double>(k) * each, std::max(closing, kSoftest), pushed.places[k][a]});
    }
}

std::vector<Touch> heard_of(std::vector<Touch> touches) {
    std::ranges::sort(touches, [](const Touch& a, const Touch& b) { return a.speed > b.speed; });
    std::vector<Touch> kept;
    for (const Touch& touch : touches) {
        const bool masked = std::ranges::any_of(
            kept, [&](const Touch& louder) { return std::abs(louder.time - touch.time) < kOneTouch; });
        if (!masked && kept.size() < kMaxTouches) kept.push_back(touch);
    }
    return kept;
}

// Coins pushed together by hand, one after another.
void add_ranks(Cues& cues, const cw::Match& match, const std::vector<int>& coins) {
    const std::size_t ticks = std::min(coins.size(), kMaxRanks);
    for (std::size_t i = 0; i < ticks; ++i)
        cues.push_back(touched(match.type(coins[i]), match.type(coins[(i + 1) % coins.size()]), kRankSpeed,
                               kRanks * static_cast<double>(i), match.coin(coins[i]).at));
}

}  // namespace

const cw::CoinType& largest_type(const cw::Scenario& scenario) {
    return *std::ranges::max_element(scenario.types, {}, &cw::CoinType::diameter);
}

Cues sliding(const cw::Match& match, const Pushed& pushed) {
    if (pushed.places.size() < 2 || pushed.coins.empty()) return {};
    std::vector<std::size_t> moved;
    for (std::size_t i = 0; i < pushed.coins.size(); ++i)
        if (distance(pushed.places.front()[i], pushed.places.back()[i]) > measure::kTouch) moved.push_back(i);
    if (moved.empty()) return {};
    const sound::Sliding what = moved.size() > 1 ? sound::Sliding::Coins : sound::Sliding::Coin;
    Cues cues{{0, sound::Slid{what, pushed.seconds, speeds_of(pushed)}, pushed.places.front()[moved.front()]}};
    std::vector<Touch> touches;
    for (const std::size_t a : moved)
        for (std::size_t b = 0; b < pushed.coins.size(); ++b) {
            const bool both_move = core::contains(moved, b);
            if (b != a && !(both_move && b < a)) find_touches(match, pushed, a, b, touches);
        }
    const std::vector<Touch> heard = heard_of(std::move(touches));
    for (const Touch& touch : heard)
        cues.push_back(touched(match.type(pushed.coins[touch.one]), match.type(pushed.coins[touch.other]), touch.speed,
                               touch.time, touch.at));
    sort_by_time(cues);
    return cues;
}

Cues announced(const cw::Match& before, const std::vector<cw::Event>& events) {
    const Vec2 middle{before.scenario->width / 2, before.scenario->height / 2};
    Cues cues;
    bool turn = false;
    for (const cw::Event& event : events) {
        if (const auto* formed = get_if<cw::Formed>(&event)) add_ranks(cues, before, formed->members);
        if (const auto* joined = get_if<cw::Joined>(&event)) add_ranks(cues, before, joined->coins);
        if (holds_alternative<cw::TurnBegan>(event) && !std::exchange(turn, true))
            cues.push_back({0, sound::TurnEnded{}, middle});
        if (holds_alternative<cw::Ended>(event))
            cues.push_back({0, sound::BattleEnded{disc_of(largest_type(*before.scenario))}, middle});
    }
    sort_by_time(cues);
    return cues;
}

Cues handled(const cw::Match& match, const InHand& before, const InHand& now) {
    Cues cues;
    if (now.coin != before.coin && now.coin != cw::kNoCoin)
        cues.push_back(
            {0, sound::CoinStruck{disc_of(match.type(now.coin)), std::nullopt, sound::Bed::Felt, kPickSpeed}, now.at});
    if (now.card && !before.card) cues.push_back({0, sound::CardLaid{}, *now.card});
    if (before.card && !now.card) cues.push_back({0, sound::CardLifted{}, *before.card});
    return cues;
}

}  // namespace table
