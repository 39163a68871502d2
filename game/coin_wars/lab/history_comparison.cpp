#include "game/coin_wars/lab/history_comparison.h"

#include <chrono>
#include <utility>

#include "engine/core/worker.h"

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

HandicapSearch::HandicapSearch(const Contest& contest, int workers) : contest_(contest), workers_(workers) {
    begin(0, 0);
}

// Nullopt if that many coins cannot be spared.
std::optional<Contest> HandicapSearch::contest_with(int party, int fewer) const {
    Contest contest = contest_;
    contest.stop.reset();
    for (Meeting& meeting : contest.meetings)
        for (std::size_t i = 0; i < 2; ++i) {
            const bool is_heads = (party == 0) == (i == 0 || meeting.as_it_is);
            auto scenario = weakened(*meeting.laid[i], is_heads ? cw::Side::Heads : cw::Side::Tails, fewer);
            if (!scenario) return std::nullopt;
            meeting.laid[i] = std::make_shared<const cw::Scenario>(std::move(*scenario));
        }
    return contest;
}

int HandicapSearch::most(int party) const {
    int coins = 0;
    while (contest_with(party, coins + 1)) ++coins;
    return coins;
}

void HandicapSearch::begin(int party, int fewer) {
    party_ = party;
    coins_ = fewer;
    run_.reset();
    const auto contest = contest_with(party, fewer);
    if (!contest) return;
    run_ = std::make_unique<Run>(std::vector{*contest}, Workforce{.workers = workers_});
    run_->start();
}

bool HandicapSearch::go_on(const HandicapWatch& watch) {
    if (!run_) return false;
    if (run_->state() == Run::State::Running) {
        if (!watch({party_, coins_, std::nullopt, run_->progress()})) return false;
        core::wait_for_workers(std::chrono::milliseconds(50));
        return true;
    }
    const double of_a = score(run_->standing(0).tally, Kind::Fixed).value;
    const double own = party_ == 0 ? of_a : 1 - of_a;
    return watch({party_, coins_, own, run_->progress()}) && settle(own);
}

bool HandicapSearch::settle(double score) {
    if (std::exchange(as_is_, false)) return settle_as_is(score);
    if (score > 0.5) {
        fewer_ = coins_;
        handicap_.score = score;
    } else {
        enough_ = coins_;
        score_then_ = score;
    }
    return halve();
}

bool HandicapSearch::settle_as_is(double score) {
    handicap_.party = score >= 0.5 ? 0 : 1;
    handicap_.most = most(handicap_.party);
    handicap_.score = std::max(score, 1 - score);
    enough_ = handicap_.most + 1;
    ended_ = handicap_.score == 0.5;
    return !ended_ && halve();
}

// Begins the next step; false if none is needed.
bool HandicapSearch::halve() {
    if (enough_ - fewer_ > 1) {
        begin(handicap_.party, fewer_ + (enough_ - fewer_) / 2);
        return true;
    }
    ended_ = true;
    handicap_.coins = fewer_;
    handicap_.enough = enough_ <= handicap_.most;
    if (handicap_.enough && handicap_.score - 0.5 >= 0.5 - score_then_) {
        handicap_.coins = enough_;
        handicap_.score = score_then_;
    }
    return false;
}

std::optional<Handicap> even_handicap(const Contest& contest, int workers, const HandicapWatch& watch) {
    HandicapSearch search(contest, workers);
    while (search.go_on(watch)) {
    }
    return search.found();
}

}  // namespace lab
