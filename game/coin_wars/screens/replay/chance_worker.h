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
    // `told` is called on that thread once the chances by turns are known, and at the end. The replay must outlive the
    // worker.
    ChanceWorker(const Replay& replay, std::function<void()> told);
    ~ChanceWorker();
    ChanceWorker(const ChanceWorker&) = delete;
    ChanceWorker& operator=(const ChanceWorker&) = delete;

    bool under_way() const;
    // Of Heads, by position, as far as it is known: at first only what can be read at once.
    std::vector<double> known() const;
    // The starts of all turns and the end have been read.
    bool knows_turns() const;

private:
    bool read_next();

    const Replay& replay_;
    std::function<void()> told_;
    bots::Thinking thinking_;
    std::vector<std::size_t> order_;
    std::size_t turns_ = 0;     // so many of them are starts of turns, and the end
    mutable std::mutex mutex_;  // guards everything below
    std::vector<double> chances_;
    std::size_t next_ = 0;
    core::Worker worker_;
};

}  // namespace screens
