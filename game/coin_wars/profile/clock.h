#pragma once
// The players' clocks: a bank for each, plus an increment for each of their turns, in seconds. Time passes only in
// run(), and never goes back. Using up a clock ends the turn; later turns have only the increment.

#include <array>

#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/rules/scenario.h"

namespace profile {

class Clock {
public:
    explicit Clock(const battles::ClockTerms& terms);

    const battles::ClockTerms& terms() const { return terms_; }
    double left(rules::coin_wars::Side side) const { return left_[rules::coin_wars::index(side)]; }

    // Begins this turn of the side: adds its increment, once per turn.
    void begin_turn(rules::coin_wars::Side side, int turn);
    // True for the same clock at the same time or later: at least as many turns have begun.
    bool follows(const Clock& earlier) const;
    void run(rules::coin_wars::Side side, double seconds);

    // For saves (Record::about), and back; nullopt if the JSON is not a clock.
    rules::Json json() const;
    static std::optional<Clock> from(const rules::Json& json);

    friend bool operator==(const Clock&, const Clock&) = default;

private:
    battles::ClockTerms terms_;
    std::array<double, 2> left_{};
    std::array<int, 2> begun_{};  // the last turn whose increment was added
};

// "4:07", "1:02:30"; rounded up: 0.2 seconds are 0:01.
std::string in_clock(double seconds);

}  // namespace profile
