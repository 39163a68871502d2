#pragma once
// Animation on Universalis' mat: coins for each ledger line, cards sliding to their places, dice in the tray. Coins
// wait until the dice have landed.

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "game/kit/table/toss_tray.h"
#include "game/stories/universalis/rules/universalis.h"

namespace screens::universalis {

class Motion {
public:
    // Some coins of a line, moving together.
    struct Flight {
        rules::universalis::Account from{}, to{};
        std::optional<int> solution{};  // in a Challenge, instead of `to`
        int coins = 1;
        double begins = 0;  // by this clock
        double share(double now) const;
        bool landed(double now) const;
    };
    // Where a card lies: its centre and half its size, inches.
    struct Pose {
        core::Vec2 at, half;
        friend bool operator==(const Pose&, const Pose&) = default;
    };

    // Starts the coins of those events moving.
    void tell(const rules::universalis::Events& events);
    // `speed`: 1 is normal, 0 or less finishes at once.
    void advance(double seconds, double speed);
    bool moving() const { return tray.moving() || !flights_.empty() || sliding_; }
    const std::vector<Flight>& flights() const { return flights_; }
    double now() const { return time_; }
    // Those that have landed since the last call.
    std::vector<Flight> take_landed() { return std::exchange(landed_, {}); }
    // The coins shown in the account while others are moving; `all`: the final amount.
    int seen(rules::universalis::Account account, int all) const;
    int seen_on(int solution, int all) const;
    // Slides the card on towards `goal`; a new card starts at `origin`.
    Pose slide(int card, const Pose& goal, const Pose& origin);
    // Puts everything in place at once, for a new table or window. Cards slide again after all_laid().
    void settle();
    void all_laid() { laid_ = true; }

    table::TossTray tray{};
    bool as_fallen = false;  // the dice lie as they fell, else in rows

private:
    struct Slide {
        Pose now, goal;
    };
    std::vector<Flight> flights_, landed_;
    std::map<int, Slide> slides_;
    double time_ = 0;
    bool sliding_ = false, laid_ = false;
};

// The motion on the table that is shown: `now`, or nothing while the story slip looks back at the step `back`.
const Motion& shown_motion(const Motion& now, const std::optional<std::size_t>& back);

}  // namespace screens::universalis
