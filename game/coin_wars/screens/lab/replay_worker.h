#pragma once
// Fights one battle of a contest again on its own thread, so that it can be watched.

#include "engine/core/task.h"
#include "game/coin_wars/lab/median_battle.h"

namespace screens {

class ReplayWorker {
public:
    // `notify` is called on the worker's thread when the battle is over.
    explicit ReplayWorker(std::function<void()> notify) : task_(std::move(notify)) {}

    void fetch(const lab::Contest& contest, int pair, int battle);
    bool under_way() const { return task_.under_way(); }
    bool found() const { return task_.done(); }
    std::optional<rules::Record> take() { return task_.take(); }
    void give_up() { task_.cancel(); }

private:
    bots::Thinking thinking_;
    core::Task<rules::Record> task_;
};

}  // namespace screens
