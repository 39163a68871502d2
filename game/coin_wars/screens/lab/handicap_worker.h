#pragma once
// Searches on its own thread for the handicap that would make a battle even.

#include <functional>
#include <mutex>
#include <optional>

#include "engine/core/worker.h"
#include "game/coin_wars/lab/history_comparison.h"

namespace screens {

class HandicapWorker {
public:
    struct Known {
        std::optional<lab::HandicapStep> step;  // being fought
        std::optional<lab::Handicap> found;
    };

    // `told` is called on that thread, at the end.
    explicit HandicapWorker(std::function<void()> told) : told_(std::move(told)) {}
    ~HandicapWorker() { give_up(); }
    HandicapWorker(const HandicapWorker&) = delete;
    HandicapWorker& operator=(const HandicapWorker&) = delete;

    // Forgets the previous result. `workers`: 0 for one per core.
    void seek(const lab::Contest& contest, int workers);
    bool under_way() const;
    Known known() const;
    // Also forgets the result.
    void give_up();

private:
    std::function<void()> told_;
    mutable std::mutex mutex_;  // guards everything below
    Known known_;
    bool under_way_ = false, quit_ = false;
    core::Worker worker_;
};

}  // namespace screens
