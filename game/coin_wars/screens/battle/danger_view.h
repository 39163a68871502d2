#pragma once
// Shows on the table where the enemy can strike next, as long as the player wants; computed in the background.

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "engine/core/task.h"
#include "game/coin_wars/table/danger.h"
#include "game/kit/table/held_switch.h"

namespace screens {

class DangerView {
public:
    explicit DangerView(std::function<void()> notify) : task_(std::move(notify)) {}

    bool shown() const { return key_.on(); }
    void toggle() { key_.toggle(); }
    // The same by key.
    void press() { key_.press(); }
    void let_go() { key_.let_go(); }
    // Call once a frame of this length. `version` must change whenever the match does.
    void follow(const rules::coin_wars::Match& match, rules::coin_wars::Side side, std::uint64_t version,
                double seconds);
    bool at_work() const { return task_.under_way(); }
    // Returns nullptr if not shown or not known yet.
    const table::Danger* danger() const { return shown() && found_ ? &*found_ : nullptr; }

private:
    std::atomic<bool> stop_ = false;  // outlives the task
    core::Task<table::Danger> task_;
    std::optional<table::Danger> found_;
    std::optional<std::pair<std::uint64_t, rules::coin_wars::Side>> of_;
    table::HeldSwitch key_;
};

}  // namespace screens
