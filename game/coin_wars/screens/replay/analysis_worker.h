#pragma once
// Finds out what decided a replay, on its own thread, a turn at a time.

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
    double seconds() const;  // since it began
    // Once, when all turns have been looked at.
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
