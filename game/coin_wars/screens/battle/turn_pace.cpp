#include "game/coin_wars/screens/battle/turn_pace.h"

#include <algorithm>

namespace screens {

namespace {

// Turns often end with actions left, so a command may take more than an equal share, and much more if its animation is
// long, as with dice.
constexpr double kShare = 1.3, kLongShare = 3.2, kLongest = 0.5;  // of the remaining time, at most
constexpr double kLong = 2.4;                                     // seconds of animation
constexpr double kLook = 0.37;                                    // of its share
constexpr double kTooShort = 1.0 / 120;                           // seconds

}  // namespace

void TurnPace::begin_command(int actions_left) {
    const double left = std::max(0.0, kMax - spent_), even = left / (std::max(0, actions_left) + 1);
    begun_ = spent_;
    long_ = false;
    share_ = std::min(left, kShare * even);
    max_ = std::max(share_, std::min(kLongest * left, kLongShare * even));
}

double TurnPace::look(double wished) const { return std::min(wished, kLook * share_); }

double TurnPace::haste(double left) {
    long_ = long_ || left > kLong;
    const double room = begun_ + (long_ ? max_ : share_) - spent_;
    return room < kTooShort ? 0 : std::max(1.0, left / room);
}

}  // namespace screens
