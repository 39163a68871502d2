#pragma once
// Replay worker: fights one battle of a contest again on its own thread, so that it can be watched.

#include <atomic>
#include <functional>
#include <optional>

#include "engine/core/worker.h"
#include "game/coin_wars/lab/median_battle.h"

namespace screens {

class ReplayWorker {
public:
    // `done` is called on the worker's thread.
    explicit ReplayWorker(std::function<void()> done) : done_(std::move(done)) {}
    ~ReplayWorker() { give_up(); }
    ReplayWorker(const ReplayWorker&) = delete;
    ReplayWorker& operator=(const ReplayWorker&) = delete;

    // May only be called while nothing is under way.
    void fetch(const lab::Contest& contest, int pair, int battle);
    bool under_way() const { return worker_.under_way(); }
    bool found() const { return found_; }
    std::optional<rules::Record> take();
    void give_up();

private:
    std::function<void()> done_;
    bots::Thinking thinking_;
    std::atomic<bool> found_ = false;
    std::optional<rules::Record> record_;
    core::Worker worker_;
};

}  // namespace screens
