#include "game/coin_wars/screens/replay/analysis_worker.h"

#include "engine/platform/window.h"

namespace screens {

void AnalysisWorker::start(analysis::Steps steps, const analysis::cw::Match& last) {
    give_up();
    thinking_.restart();
    progress_ = 0;
    begun_ = platform::now();
    const auto analyst = std::make_shared<analysis::Analyst>(steps, last, 0, &thinking_);
    task_.start(
        [this, analyst](auto& found) {
            const bool more = analyst->go_on();
            progress_ = analyst->progress();
            if (more)
                notify_();
            else
                found = analyst->found();
            return more;
        },
        [this] { thinking_.stop = true; });
}

double AnalysisWorker::seconds() const { return platform::now() - begun_; }

}  // namespace screens
