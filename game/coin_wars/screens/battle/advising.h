#pragma once
// Advice to the acting person: a hint on request, and warnings against bad actions. Both are computed on a thread of
// their own.

#include <vector>

#include "engine/core/task.h"
#include "game/coin_wars/analysis/advice.h"
#include "game/coin_wars/analysis/purpose.h"
#include "game/coin_wars/table/aim.h"

namespace screens {

namespace cw = rules::coin_wars;

// A command after its check for a warning.
struct Weighed {
    cw::Command command;
    std::optional<analysis::Warning> warning;  // nullopt: it may go ahead
};

class Advising {
public:
    // `notify` is called on the other thread when there is a result.
    explicit Advising(const std::function<void()>& notify) : hint_(notify), weighed_(notify) {}

    // Call once a frame. Drops results for another version of the match.
    void follow(const cw::Match& match, std::uint64_t version);
    // Cancels current work and hides all advice. Blocks until the thread has stopped.
    void put_away();
    bool at_work() const { return seeking() || weighing(); }

    // --- hints for the side to act, while no decision is pending
    enum class Shows { Nothing, Unit, Action };
    void seek(const cw::Match& match, int workers);
    bool seeking() const { return hint_.under_way(); }
    double progress() const { return thinking_.progress().value_or(0); }  // 0 to 1
    Shows shows() const { return shows_; }
    void show_action() { shows_ = Shows::Action; }
    // Shows this action at once.
    void show(const cw::Match& match, const cw::Command& action);
    // Available while a hint is shown: the best action, its unit, its look on the table and its purpose.
    const cw::Command& action() const { return *action_; }
    const std::vector<int>& unit() const { return unit_; }
    const table::Aim& aim() const { return aim_; }
    const analysis::Purpose& purpose() const { return purpose_; }

    // --- warnings
    // Whether it is an action: nothing else waits for a check.
    static bool needs_check(const cw::Command& command);
    // Starts the check. False if the command needs none: it is no action, the rules refuse it, or a hint shows it.
    bool weigh(const cw::Match& match, const cw::Command& command);
    bool weighing() const { return weighed_.under_way(); }
    // Returns the command with its warning once it is known; only once.
    std::optional<Weighed> take_weighed();

private:
    std::uint64_t version_ = 0;
    Shows shows_ = Shows::Nothing;
    std::optional<cw::Command> action_;
    std::vector<int> unit_;
    table::Aim aim_;
    analysis::Purpose purpose_;
    bots::Thinking thinking_;
    core::Task<cw::Command> hint_;
    core::Task<Weighed> weighed_;
};

}  // namespace screens
