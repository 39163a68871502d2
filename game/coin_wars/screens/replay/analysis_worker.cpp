#include "game/coin_wars/screens/replay/analysis_worker.h"

#include "engine/platform/window.h"

namespace screens {

void AnalysisWorker::start(analysis::Steps steps, const analysis::cw::Match& last) {
    thinking_.stop = false;
    progress_ = 0;
    begun_ = platform::now();
    worker_.start([this, analyst = std::make_shared<analysis::Analyst>(steps, last, 0, &thinking_)] {
        const bool more = analyst->go_on();
        {
            const std::lock_guard lock(mutex_);
            progress_ = analyst->progress();
            if (!more && !thinking_.stop) done_ = analyst->found();
        }
        told_();
        return more;
    });
}

double AnalysisWorker::progress() const {
    const std::lock_guard lock(mutex_);
    return progress_;
}

double AnalysisWorker::seconds() const { return platform::now() - begun_; }

std::optional<analysis::Analysis> AnalysisWorker::take() {
    {
        const std::lock_guard lock(mutex_);
        if (!done_) return std::nullopt;
    }
    worker_.join();
    return std::exchange(done_, std::nullopt);
}

void AnalysisWorker::give_up() {
    if (!under_way()) return;
    thinking_.stop = true;
    worker_.join();
    done_.reset();
}

}  // namespace screens
