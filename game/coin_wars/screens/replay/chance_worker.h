#pragma once
// Estimates the winning chances at every position of a replay on its own thread: first at the starts of turns, then in
// between.

#include <functional>
#include <mutex>
#include <vector>

#include "engine/core/worker.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/screens/replay/game.h"

namespace screens {

class ChanceWorker {
public:
    // `told` is called on that thread when the chances by turn are known, and at the end. The replay must outlive the
    // worker.
    ChanceWorker(const Replay& replay, std::function<void()> told);
    ~ChanceWorker();
    ChanceWorker(const ChanceWorker&) = delete;
    ChanceWorker& operator=(const ChanceWorker&) = delete;

    bool under_way() const;
    // Returns the chances of Heads by position as far as known; at first only quick estimates.
    std::vector<double> known() const;
    // True if the starts of all turns and the end are known.
    bool knows_turns() const;

private:
    bool read_next();

    const Replay& replay_;
    std::function<void()> told_;
    bots::Thinking thinking_;
    std::vector<std::size_t> order_;
    std::size_t turns_ = 0;     // how many of them are starts of turns, plus the end
    mutable std::mutex mutex_;  // guards everything below
    std::vector<double> chances_;
    std::size_t next_ = 0;
    core::Worker worker_;
};

}  // namespace screens
