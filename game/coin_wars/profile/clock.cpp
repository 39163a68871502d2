#include "game/coin_wars/profile/clock.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "game/kit/json_field.h"

namespace profile {

namespace {

using rules::Field;
using rules::Json;

constexpr int kMaxSeconds = 24 * 3600, kMaxTurn = 10'000;

}  // namespace

Clock::Clock(const battles::ClockTerms& terms) : terms_(terms) { left_.fill(terms.bank); }

void Clock::begin_turn(rules::coin_wars::Side side, int turn) {
    const std::size_t i = rules::coin_wars::index(side);
    if (turn <= begun_[i]) return;
    begun_[i] = turn;
    left_[i] += terms_.added;
}

bool Clock::follows(const Clock& earlier) const {
    return terms_ == earlier.terms_ && begun_[0] >= earlier.begun_[0] && begun_[1] >= earlier.begun_[1];
}

void Clock::run(rules::coin_wars::Side side, double seconds) {
    double& left = left_[rules::coin_wars::index(side)];
    left = std::max(0.0, left - seconds);
}

Json Clock::json() const {
    return {{"bank", terms_.bank}, {"added", terms_.added}, {"left", left_}, {"begun", begun_}};
}

std::optional<Clock> Clock::from(const Json& json) {
    auto read = rules::reading([&] {
        const Field field(json, "bad_argument");
        Clock clock({field.at("bank").integer(0, kMaxSeconds), field.at("added").integer(1, kMaxSeconds)});
        const auto left = field.at("left").items(2), begun = field.at("begun").items(2);
        for (std::size_t i = 0; i < std::min(left.size(), begun.size()); ++i) {
            clock.left_[i] = left[i].number(0, 1e9);
            clock.begun_[i] = begun[i].integer(0, kMaxTurn);
        }
        return clock;
    });
    return read ? std::optional(*read) : std::nullopt;
}

std::string in_clock(double seconds) {
    const int all = static_cast<int>(std::ceil(std::clamp(seconds, 0.0, 1e6)));
    char text[32];
    if (all >= 3600)
        std::snprintf(text, sizeof text, "%d:%02d:%02d", all / 3600, all / 60 % 60, all % 60);
    else
        std::snprintf(text, sizeof text, "%d:%02d", all / 60, all % 60);
    return text;
}

}  // namespace profile
