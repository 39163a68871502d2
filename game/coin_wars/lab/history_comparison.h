#pragma once
// Compares a battle's recorded losses with simulated ones, and searches for the handicap that evens a contest.

#include <array>
#include <functional>
#include <memory>
#include <optional>

#include "game/coin_wars/battles/outcome.h"
#include "game/coin_wars/lab/run.h"

namespace lab {

// Losses as shares of what the side brought, 0 to 1.
struct HistorySide {
    std::optional<Interval> recorded;  // men; nullopt: unknown
    double simulated = 0;              // coins, all battles together
    Estimate wins;                     // share of battles
    // True if the simulated share lies within the recorded range; false without records.
    bool agrees() const { return recorded && !recorded->excludes(simulated); }
};
struct History {
    std::array<HistorySide, 2> sides;  // Heads, Tails
    // The simulated winner wins more battles. nullopt: neither side.
    std::optional<cw::Side> recorded_winner, simulated_winner;
};
// The contest must be the unchanged battle: A plays its Heads.
History compare(const battles::RecordedOutcome& recorded, const Standing& standing);

// The battle with `coins` fewer coins of one side. Every Army and the single coins of every type give up coins in
// proportion, rearmost first; Armies stay linked. Commanders, coins named anywhere in the battle, and the last coin of
// a type stay. nullopt if that many cannot be spared.
std::optional<cw::Scenario> weakened(const cw::Scenario& scenario, cw::Side side, int coins);

struct Handicap {
    int party = 0;       // the stronger party, which gives up coins; 0 is A
    int coins = 0;       // the number of coins that makes the contest most even
    int max = 0;         // the most that it could give up
    double score = 0.5;  // that party's score then
    Interval interval;   // of that score, at 95 %
    // False: the party is better even without all the coins that it could give up.
    bool enough = true;
    // Coins are few and whole: the step from too few to too many may leap over an even battle.
    bool is_even() const { return !interval.excludes(0.5); }
};
struct HandicapStep {
    int party = 0, coins = 0;     // the party, and how many fewer coins it has
    std::optional<double> score;  // that party's score, once the step is done
    Progress progress;            // within the step
};
// Called about twenty times a second and at the end of each step; returns false to give up.
using HandicapWatch = std::function<bool(const HandicapStep&)>;

// Bisection: each step fights the contest to its full number of pairs.
class HandicapSearch {
public:
    HandicapSearch(const Contest& contest, int workers);
    // Works for about a twentieth of a second; returns true while there is more to do.
    bool go_on(const HandicapWatch& watch);
    // nullopt before the end, or if given up.
    std::optional<Handicap> found() const { return ended_ ? std::optional(handicap_) : std::nullopt; }

private:
    void begin(int party, int fewer);
    bool settle(const Estimate& score);
    bool settle_as_is(const Estimate& score);
    bool halve();
    std::optional<Contest> contest_with(int party, int fewer) const;
    int max(int party) const;

    Contest contest_;
    int workers_;
    std::unique_ptr<Run> run_;  // for the current step
    int party_ = 0, coins_ = 0;
    bool as_is_ = true;  // the first step is the unchanged contest
    // Giving up `fewer_` coins is too few; giving up `enough_` makes the other party at least even.
    int fewer_ = 0, enough_ = 0;
    Estimate score_then_;
    Handicap handicap_;
    bool ended_ = false;
};
// Runs the whole search.
std::optional<Handicap> even_handicap(const Contest& contest, int workers, const HandicapWatch& watch);

}  // namespace lab
