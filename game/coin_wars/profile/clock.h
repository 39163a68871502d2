#pragma once
// The players' clocks: a bank for each, plus some seconds for each of their turns. Time passes only in run(),
// and never goes back. A clock that is used up ends the turn; later turns have the added seconds and no more.

#include <array>

#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/rules/scenario.h"

namespace profile {

class Clock {
public:
    explicit Clock(const battles::ClockTerms& terms);

    const battles::ClockTerms& terms() const { return terms_; }
    double left(rules::coin_wars::Side side) const { return left_[rules::coin_wars::index(side)]; }

    // Starts this turn of the side: its seconds are added once per turn.
    void begin_turn(rules::coin_wars::Side side, int turn);
    // The same clock, as late or later: at least as many turns have begun.
    bool follows(const Clock& earlier) const;
    void run(rules::coin_wars::Side side, double seconds);

    // For saves (Record::about), and back; nothing if the JSON is not a clock.
    rules::Json json() const;
    static std::optional<Clock> from(const rules::Json& json);

    friend bool operator==(const Clock&, const Clock&) = default;

private:
    battles::ClockTerms terms_;
    std::array<double, 2> left_{};
    std::array<int, 2> begun_{};  // the last turn whose seconds have been added
};

// "4:07", "1:02:30"; rounded up: 0.2 seconds are 0:01.
std::string in_clock(double seconds);

}  // namespace profile
