#include "game/stories/universalis/screen/motion.h"

#include <algorithm>
#include <cmath>

namespace screens::universalis {

namespace {

namespace uni = rules::universalis;

constexpr double kFlies = 0.6, kAfter = 0.07;  // seconds; between two coins of a line
constexpr int kMaxFlying = 8;                  // in each line: more coins fly together
constexpr double kSlideRate = 9;               // share of the remaining distance, per second
constexpr double kThere = 0.01;                // inches

core::Vec2 towards(core::Vec2 from, core::Vec2 to, double share) { return from + (to - from) * share; }

}  // namespace

double Motion::Flight::share(double now) const { return std::clamp((now - begins) / kFlies, 0.0, 1.0); }
bool Motion::Flight::landed(double now) const { return now >= begins + kFlies; }

void Motion::tell(const uni::Events& events) {
    double begins = time_;
    for (const Flight& flight : flights_) begins = std::max(begins, flight.begins + kAfter);
    std::optional<int> solution;
    for (const uni::Event& event : events)
        if (const auto* bid = get_if<uni::ChallengeBidPlaced>(&event.what)) solution = bid->solution;
    for (const uni::Event& event : events) {
        const auto* moved = get_if<uni::CoinsMoved>(&event.what);
        if (!moved) continue;
        const uni::Line& line = moved->line;
        const int flying = std::min(line.amount, kMaxFlying);
        for (int i = 0; i < flying; ++i) {
            const int coins = line.amount * (i + 1) / flying - line.amount * i / flying;
            const bool bid = line.kind == uni::LineKind::ChallengeBid;
            flights_.push_back({line.from, line.to, bid ? solution : std::nullopt, coins, begins});
            begins += kAfter;
        }
    }
}

void Motion::advance(double seconds, double speed) {
    const bool at_once = speed <= 0;
    if (!flights_.empty() && !tray.moving()) time_ += at_once ? 1e6 : seconds * speed;
    for (const Flight& flight : flights_)
        if (flight.landed(time_)) landed_.push_back(flight);
    std::erase_if(flights_, [this](const Flight& flight) { return flight.landed(time_); });
    if (flights_.empty()) time_ = 0;
    sliding_ = false;
    const double share = at_once ? 1 : 1 - std::exp(-kSlideRate * seconds * speed);
    for (auto& [card, slide] : slides_) {
        slide.now.at = towards(slide.now.at, slide.goal.at, share);
        slide.now.half = towards(slide.now.half, slide.goal.half, share);
        if (core::distance(slide.now.at, slide.goal.at) < kThere &&
            core::distance(slide.now.half, slide.goal.half) < kThere)
            slide.now = slide.goal;
        sliding_ = sliding_ || slide.now != slide.goal;
    }
}

int Motion::seen(uni::Account account, int all) const {
    for (const Flight& flight : flights_) {
        if (!flight.solution && flight.to == account) all -= flight.coins;
        if (flight.from == account && time_ < flight.begins) all += flight.coins;
    }
    return all;
}

int Motion::seen_on(int solution, int all) const {
    for (const Flight& flight : flights_)
        if (flight.solution == solution) all -= flight.coins;
    return all;
}

Motion::Pose Motion::slide(int card, const Pose& goal, const Pose& origin) {
    const auto [found, fresh] = slides_.try_emplace(card, Slide{laid_ ? origin : goal, goal});
    found->second.goal = goal;
    sliding_ = sliding_ || found->second.now != goal;
    return found->second.now;
}

void Motion::settle() {
    flights_.clear();
    landed_.clear();
    slides_.clear();
    tray.clear();
    as_fallen = sliding_ = laid_ = false;
    time_ = 0;
}

const Motion& shown_motion(const Motion& now, const std::optional<std::size_t>& back) {
    static const Motion at_rest{};
    return back ? at_rest : now;
}

}  // namespace screens::universalis
