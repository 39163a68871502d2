#pragma once
// A battle's recorded losses held against simulated ones, and the handicap that would make a contest even.

#include <array>
#include <functional>
#include <memory>
#include <optional>

#include "game/coin_wars/battles/outcome.h"
#include "game/coin_wars/lab/run.h"

namespace lab {

// Shares of what the side brought, 0 to 1.
struct HistorySide {
    std::optional<Interval> recorded;  // men; nothing: nobody knows
    double simulated = 0;              // coins, of all battles together
    Estimate wins;                     // share of battles
    // The simulated share lies within what is recorded; false as well where nothing is.
    bool agrees() const { return recorded && !recorded->excludes(simulated); }
};
struct History {
    std::array<HistorySide, 2> sides;                           // Heads, Tails
    std::optional<cw::Side> recorded_winner, simulated_winner;  // nothing: nobody; who wins more battles
};
// The contest is the battle as it is: A is its Heads.
History compare(const battles::RecordedOutcome& recorded, const Standing& standing);

// The battle with so many coins fewer of one side. Every Army and all loose coins of a type give in
// proportion, the hindmost first; Armies stay linked. Who commands, whom anything in the battle names, and
// the last of a type stay. Nothing where so many cannot be spared.
std::optional<cw::Scenario> weakened(const cw::Scenario& scenario, cw::Side side, int coins);

struct Handicap {
    int party = 0;       // the stronger one, which gives up coins; 0 is A
    int coins = 0;       // so many fewer make it most even
    int most = 0;        // so many it could give up
    double score = 0.5;  // of that party then
    // False: even with all fewer that it could give up it is the better one.
    bool enough = true;
};
struct HandicapStep {
    int party = 0, coins = 0;     // who fights with how many fewer
    std::optional<double> score;  // of that party, once the step is done
    Progress progress;            // of the step
};
// Hears of each step, some twenty times a second and at its end; false from it gives up.
using HandicapWatch = std::function<bool(const HandicapStep&)>;

// By halving: each step is the contest fought to its number of pairs.
class HandicapSearch {
public:
    HandicapSearch(const Contest& contest, int workers);
    // For a twentieth of a second; true while there is more to be fought.
    bool go_on(const HandicapWatch& watch);
    // Nothing before the end, or where it was given up.
    std::optional<Handicap> found() const { return ended_ ? std::optional(handicap_) : std::nullopt; }

private:
    void begin(int party, int fewer);
    bool settle(double score);
    bool settle_as_is(double score);
    bool halve();
    std::optional<Contest> contest_with(int party, int fewer) const;
    int most(int party) const;

    Contest contest_;
    int workers_;
    std::unique_ptr<Run> run_;  // of the step
    int party_ = 0, coins_ = 0;
    bool as_is_ = true;  // first it is fought as it is
    // `fewer_` coins are too few to give up, `enough_` as many as make the other one at least even.
    int fewer_ = 0, enough_ = 0;
    double score_then_ = 0;
    Handicap handicap_;
    bool ended_ = false;
};
// From the beginning to the end.
std::optional<Handicap> even_handicap(const Contest& contest, int workers, const HandicapWatch& watch);

}  // namespace lab
