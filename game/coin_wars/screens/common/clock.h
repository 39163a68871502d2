#pragma once
// The players' clocks: a bank each, and some seconds more with each of their turns. Time runs only while
// somebody says so, and never goes back. A clock that is used up ends the turn; later turns have what is
// added, no more.

#include <array>

#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/rules/scenario.h"

namespace screens {

class Clock {
public:
    explicit Clock(const battles::ClockTerms& terms);

    const battles::ClockTerms& terms() const { return terms_; }
    double left(rules::coin_wars::Side side) const { return left_[rules::coin_wars::index(side)]; }
    bool used_up(rules::coin_wars::Side side) const { return left(side) <= 0; }

    // This turn of the side has begun: once a turn its seconds are added.
    void begin_turn(rules::coin_wars::Side side, int turn);
    void run(rules::coin_wars::Side side, double seconds);

    // What saves tell (Record::about), and back; what does not fit is taken from `terms`.
    rules::Json json() const;
    static std::optional<Clock> from(const rules::Json& json);

    friend bool operator==(const Clock&, const Clock&) = default;

private:
    battles::ClockTerms terms_;
    std::array<double, 2> left_{};
    std::array<int, 2> begun_{};  // the last turn whose seconds have been added
};

// "4:07", "1:02:30"; what has begun counts: 0.2 seconds are 0:01.
std::string in_clock(double seconds);

}  // namespace screens
