#pragma once
// What moves on the mat of Universalis: coins along each line of the ledger, cards to where they lie, dice in
// the tray. Coins wait until the dice lie.

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "game/kit/table/toss_tray.h"
#include "game/stories/universalis/rules/universalis.h"

namespace screens::universalis {

class Motion {
public:
    // Some coins of a line, on their way together.
    struct Flight {
        rules::universalis::Account from{}, to{};
        std::optional<int> solution{};  // of a Challenge, in place of `to`
        int coins = 1;
        double begins = 0;  // on this clock
        double share(double now) const;
        bool landed(double now) const;
    };
    // Where a card lies: its middle and half its size, inches.
    struct Pose {
        core::Vec2 at, half;
        friend bool operator==(const Pose&, const Pose&) = default;
    };

    // The coins of what happened set out.
    void tell(const rules::universalis::Events& events);
    // `speed` 1 is as it comes, 0 or less: all at once.
    void advance(double seconds, double speed);
    bool moving() const { return tray.moving() || !flights_.empty() || sliding_; }
    const std::vector<Flight>& flights() const { return flights_; }
    double now() const { return time_; }
    // Those that have come since the last call.
    std::vector<Flight> take_landed() { return std::exchange(landed_, {}); }
    // What is seen to lie there while coins are under way; `all`: once they have come.
    int seen(rules::universalis::Account account, int all) const;
    int seen_on(int solution, int all) const;
    // The card on its way to `goal`; a new one comes from `origin`.
    Pose slide(int card, const Pose& goal, const Pose& origin);
    // Everything lies where it belongs: another table, or another window. Cards slide again after all_laid().
    void settle();
    void all_laid() { laid_ = true; }

    table::TossTray tray{};
    bool as_fallen = false;  // the dice lie in the tray as they fell, else in rows

private:
    struct Slide {
        Pose now, goal;
    };
    std::vector<Flight> flights_, landed_;
    std::map<int, Slide> slides_;
    double time_ = 0;
    bool sliding_ = false, laid_ = false;
};

}  // namespace screens::universalis
