#pragma once
// Finds a replay's decisive moments on its own thread, one turn at a time.

#include "engine/core/task.h"
#include "game/coin_wars/analysis/analysis.h"

namespace screens {

class AnalysisWorker {
public:
    // `notify` is called on that thread after each turn.
    explicit AnalysisWorker(std::function<void()> notify) : notify_(notify), task_(std::move(notify)) {}

    // The steps must outlive the work.
    void start(analysis::Steps steps, const analysis::cw::Match& last);
    bool under_way() const { return task_.under_way(); }
    double progress() const { return progress_; }
    double seconds() const;  // since the start
    // Returns the analysis once, after all turns.
    std::optional<analysis::Analysis> take() { return task_.done() ? task_.take() : std::nullopt; }
    void give_up() { task_.cancel(); }

private:
    std::function<void()> notify_;
    bots::Thinking thinking_;
    std::atomic<double> progress_ = 0;
    double begun_ = 0;
    core::Task<analysis::Analysis> task_;
};

}  // namespace screens
