#pragma once
// Reads the chance to win off every position of a replay, on its own thread: the starts of turns first, then what lies
// between them.

#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/core/worker.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/screens/replay/game.h"

namespace screens {

class ChanceWorker {
public:
    // `told` is called on that thread after each position. The replay must outlive the worker.
    ChanceWorker(const Replay& replay, std::function<void()> told);
    ~ChanceWorker();
    ChanceWorker(const ChanceWorker&) = delete;
    ChanceWorker& operator=(const ChanceWorker&) = delete;

    bool under_way() const;
    // Of Heads, by position, as far as it is known: at first only what can be read at once.
    std::vector<double> known() const;

private:
    bool read_next();

    const Replay& replay_;
    std::function<void()> told_;
    bots::Thinking thinking_;
    std::vector<std::size_t> order_;
    mutable std::mutex mutex_;  // guards everything below
    std::vector<double> chances_;
    std::size_t next_ = 0;
    core::Worker worker_;
};

}  // namespace screens
