#include "game/lab/history.h"

#include <chrono>
#include <cmath>
#include <thread>

namespace lab {

namespace {

double share_lost(const Tally& tally, std::size_t party) {
    Count brought = 0, lost = 0;
    for (const TypeLosses& type : tally.by_type[party]) {
        brought += type.brought;
        lost += type.lost;
    }
    return brought > 0 ? static_cast<double>(lost) / static_cast<double>(brought) : 0;
}

// One step: the contest with that party weakened. Nothing: given up, or so many cannot be spared.
class Trial {
public:
    Trial(const Contest& contest, int workers, const std::function<bool(const HandicapStep&)>& watch)
        : contest_(contest), workers_(workers), watch_(watch) {}

    std::optional<Contest> contest_with(int party, int fewer) const {
        Contest contest = contest_;
        contest.stop.reset();
        for (Meeting& meeting : contest.meetings)
            for (std::size_t i = 0; i < 2; ++i) {
                const bool is_heads = (party == 0) == (i == 0 || meeting.as_it_is);
                auto scenario =
                    weakened(*meeting.laid[i], is_heads ? cw::Side::Heads : cw::Side::Tails, fewer);
                if (!scenario) return std::nullopt;
                meeting.laid[i] = std::make_shared<const cw::Scenario>(std::move(*scenario));
            }
        return contest;
    }

    std::optional<double> score_of(int party, int fewer) const {
        const auto contest = contest_with(party, fewer);
        if (!contest) return std::nullopt;
        Run run({*contest}, {.workers = workers_});
        run.start();
        while (run.state() == Run::State::Running) {
            if (!watch_({party, fewer, std::nullopt, run.progress()})) return std::nullopt;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        const double of_a = score(run.standing(0).tally, Kind::Fixed).value;
        const double own = party == 0 ? of_a : 1 - of_a;
        if (!watch_({party, fewer, own, run.progress()})) return std::nullopt;
        return own;
    }

    int most(int party) const {
        int coins = 0;
        while (contest_with(party, coins + 1)) ++coins;
        return coins;
    }

private:
    const Contest& contest_;
    int workers_;
    const std::function<bool(const HandicapStep&)>& watch_;
};

}  // namespace

History compare(const battles::RecordedOutcome& recorded, const Standing& standing) {
    History history;
    for (std::size_t side = 0; side < 2; ++side) {
        HistorySide& each = history.sides[side];
        each.simulated = share_lost(standing.tally, side);
        each.wins = wins(standing.tally, static_cast<int>(side), standing.kind);
        if (!recorded.sides[side]) continue;
        const auto [low, high] = recorded.sides[side]->share();
        each.recorded = Interval{low, high};
    }
    if (recorded.winner != battles::Winner::Nobody)
        history.recorded_winner = static_cast<cw::Side>(recorded.winner);
    const auto [heads, tails, draws] = standing.tally.results;
    if (heads != tails) history.simulated_winner = heads > tails ? cw::Side::Heads : cw::Side::Tails;
    return history;
}

std::optional<Handicap> even_handicap(const Contest& contest, int workers,
                                      const std::function<bool(const HandicapStep&)>& watch) {
    const Trial trial(contest, workers, watch);
    const auto as_is = trial.score_of(0, 0);
    if (!as_is) return std::nullopt;
    Handicap handicap;
    handicap.party = *as_is >= 0.5 ? 0 : 1;
    handicap.most = trial.most(handicap.party);
    handicap.score = std::max(*as_is, 1 - *as_is);
    if (handicap.score == 0.5) return handicap;
    // `fewer` coins are too few to give up, `enough` as many as make the other one at least even.
    int fewer = 0, enough = handicap.most + 1;
    double score_then = 0;
    while (enough - fewer > 1) {
        const int middle = fewer + (enough - fewer) / 2;
        const auto score = trial.score_of(handicap.party, middle);
        if (!score) return std::nullopt;
        if (*score > 0.5) {
            fewer = middle;
            handicap.score = *score;
        } else {
            enough = middle;
            score_then = *score;
        }
    }
    handicap.coins = fewer;
    handicap.enough = enough <= handicap.most;
    if (!handicap.enough || handicap.score - 0.5 < 0.5 - score_then) return handicap;
    handicap.coins = enough;
    handicap.score = score_then;
    return handicap;
}

}  // namespace lab
