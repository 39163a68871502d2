#pragma once
// Searches on its own thread for the handicap that would make a battle even.

#include <mutex>

#include "engine/core/task.h"
#include "game/coin_wars/lab/history_comparison.h"

namespace screens {

class HandicapWorker {
public:
    // `notify` is called on that thread, at the end.
    explicit HandicapWorker(std::function<void()> notify) : task_(std::move(notify)) {}

    // Forgets the previous result. `workers`: 0 for one per core.
    void seek(const lab::Contest& contest, int workers);
    bool under_way() const { return task_.under_way(); }
    // What is being fought.
    std::optional<lab::HandicapStep> step() const;
    // Nothing while it is under way. Call it once a frame.
    const std::optional<lab::Handicap>& found();
    // Also forgets the result.
    void give_up();

private:
    std::optional<lab::Handicap> found_;
    std::atomic<bool> quit_ = false;
    mutable std::mutex mutex_;  // guards the step
    std::optional<lab::HandicapStep> step_;
    core::Task<lab::Handicap> task_;
};

}  // namespace screens
