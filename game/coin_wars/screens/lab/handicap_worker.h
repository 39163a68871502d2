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

    // Starts a search and forgets the previous result. `workers`: 0 for one per core.
    void seek(const lab::Contest& contest, int workers);
    bool under_way() const { return task_.under_way(); }
    // The handicap being tried.
    std::optional<lab::HandicapStep> step() const;
    // Returns nullopt while the search runs. Call once a frame.
    const std::optional<lab::Handicap>& found();
    // Stops the search and forgets the result.
    void give_up();

private:
    std::optional<lab::Handicap> found_;
    std::atomic<bool> quit_ = false;
    mutable std::mutex mutex_;  // guards the step
    std::optional<lab::HandicapStep> step_;
    core::Task<lab::Handicap> task_;
};

}  // namespace screens
