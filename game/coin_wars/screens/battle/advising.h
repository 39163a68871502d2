#pragma once
// Advice to the person who acts: a hint that was asked for, and whether an action deserves a warning. Both are thought
// out on a thread of their own.

#include <vector>

#include "engine/core/task.h"
#include "game/coin_wars/analysis/advice.h"
#include "game/coin_wars/analysis/purpose.h"
#include "game/coin_wars/table/aim.h"

namespace screens {

namespace cw = rules::coin_wars;

// A command that waited until it was weighed.
struct Weighed {
    cw::Command command;
    std::optional<analysis::Warning> warning;  // nothing: it may go ahead
};

class Advising {
public:
    // `notify` is called on the other thread when something has been found.
    explicit Advising(const std::function<void()>& notify) : hint_(notify), weighed_(notify) {}

    // Call once a frame: what belongs to another version of the match is dropped.
    void follow(const cw::Match& match, std::uint64_t version);
    // Gives up what is under way, and shows nothing. Blocks until the thread has stopped.
    void put_away();
    bool at_work() const { return seeking() || weighing(); }

    // --- hints, for the side to act; no decision may be pending
    enum class Shows { Nothing, Unit, Action };
    void seek(const cw::Match& match, int workers);
    bool seeking() const { return hint_.under_way(); }
    double progress() const { return thinking_.progress().value_or(0); }  // 0 to 1
    Shows shows() const { return shows_; }
    void show_action() { shows_ = Shows::Action; }
    // This action, at once.
    void show(const cw::Match& match, const cw::Command& action);
    // The best action, who does it, how it looks on the table and what it is good for; while something is shown.
    const cw::Command& action() const { return *action_; }
    const std::vector<int>& unit() const { return unit_; }
    const table::Aim& aim() const { return aim_; }
    const analysis::Purpose& purpose() const { return purpose_; }

    // --- warnings
    // False if the command needs no weighing: it is no action, the rules refuse it, or a hint shows it.
    bool weigh(const cw::Match& match, const cw::Command& command);
    bool weighing() const { return weighed_.under_way(); }
    // The command with its warning, once, when it is known.
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
