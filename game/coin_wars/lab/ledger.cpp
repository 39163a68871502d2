#include "game/coin_wars/lab/ledger.h"

namespace lab {

PairLedger::PairLedger(const Contest& contest) : contest_(&contest), asked_(contest.stop.has_value()) {
    if (contest.pairs <= 0) why_ = Why::FightResult;
}

bool PairLedger::add(FoughtPair pair) {
    const int number = pair.pair;
    if (finished() || number < prefix_ || number >= contest_->pairs) return false;
    if (!waiting_.emplace(number, std::move(pair)).second) return false;
    while (!finished() && !waiting_.empty() && waiting_.begin()->first == prefix_) {
        count(waiting_.begin()->second);
        waiting_.erase(waiting_.begin());
        why_ = judged();
    }
    if (finished()) waiting_.clear();
    return true;
}

bool PairLedger::has(int pair) const { return pair < prefix_ || waiting_.contains(pair); }

void PairLedger::count(const FoughtPair& pair) {
    lab::add(tally_, *contest_, pair);
    for (std::size_t battle = 0; battle < 2; ++battle) {
        const FightResult& fought = pair.battles[battle];
        notes_.push_back({pair.pair, static_cast<std::uint8_t>(battle), fought.result,
                          static_cast<std::uint16_t>(fought.turns), fought.balance()});
    }
    ++prefix_;
}

Why PairLedger::judged() const {
    if (contest_->stop) {
        const EarlyStop& stop = *contest_->stop;
        if (stop.sprt) {
            if (sprt_state(tally_.pentanomial(), *stop.sprt).verdict != SprtVerdict::Open) return Why::Decided;
        } else {
            if (stop.when_sure && sure(tally_.pentanomial(), stop.alpha)) return Why::Sure;
            if (stop.width > 0 && score(tally_, IntervalKind::Live, stop.alpha).interval.width() <= stop.width)
                return Why::Narrow;
        }
    }
    return prefix_ >= contest_->pairs ? Why::FightResult : Why::Going;
}

}  // namespace lab
