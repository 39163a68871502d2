#pragma once
// Finds out what decided a replay, on its own thread, a turn at a time.

#include <functional>
#include <mutex>

#include "engine/core/worker.h"
#include "game/coin_wars/analysis/analysis.h"

namespace screens {

class AnalysisWorker {
public:
    // `told` is called on that thread after each turn.
    explicit AnalysisWorker(std::function<void()> told) : told_(std::move(told)) {}
    ~AnalysisWorker() { give_up(); }
    AnalysisWorker(const AnalysisWorker&) = delete;
    AnalysisWorker& operator=(const AnalysisWorker&) = delete;

    // The steps must outlive the work. Nothing may be under way.
    void start(analysis::Steps steps, const analysis::cw::Match& last);
    bool under_way() const { return worker_.under_way(); }
    double progress() const;
    double seconds() const;  // since it began
    // Once, when all turns have been looked at.
    std::optional<analysis::Analysis> take();
    void give_up();

private:
    std::function<void()> told_;
    bots::Thinking thinking_;
    mutable std::mutex mutex_;  // guards progress_ and done_
    double progress_ = 0, begun_ = 0;
    std::optional<analysis::Analysis> done_;
    core::Worker worker_;
};

}  // namespace screens
