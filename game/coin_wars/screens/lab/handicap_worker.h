#pragma once
// The handicap that would make a battle even, sought on a thread of its own.

#include <functional>
#include <mutex>
#include <optional>

#include "engine/core/worker.h"
#include "game/coin_wars/lab/history_comparison.h"

namespace screens {

class LabEven {
public:
    struct Known {
        std::optional<lab::HandicapStep> step;  // that is being fought
        std::optional<lab::Handicap> found;
    };

    // `told` is called on that thread, at the end.
    explicit LabEven(std::function<void()> told) : told_(std::move(told)) {}
    ~LabEven() { give_up(); }
    LabEven(const LabEven&) = delete;
    LabEven& operator=(const LabEven&) = delete;

    // What was found before is forgotten. `workers`: 0 for as many as there are cores.
    void seek(const lab::Contest& contest, int workers);
    bool under_way() const;
    Known known() const;
    // And what was found is forgotten.
    void give_up();

private:
    std::function<void()> told_;
    mutable std::mutex mutex_;  // of all below
    Known known_;
    bool under_way_ = false, quit_ = false;
    core::Worker worker_;
};

}  // namespace screens
