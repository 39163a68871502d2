#pragma once
// Background tasks of the laboratory besides its battles: examining first attacks, seeking the handicap that makes a
// battle even, fighting a single battle again.

#include <mutex>

#include "engine/core/task.h"
#include "game/coin_wars/lab/first_contact.h"
#include "game/coin_wars/lab/history_comparison.h"
#include "game/coin_wars/lab/median_battle.h"
#include "game/coin_wars/screens/lab/lab_worker.h"

namespace screens {

// Examines on its own thread how the first attack goes in a pair's battles.
class ContactWorker {
public:
    // `notify` is called on the worker's thread when it has finished.
    explicit ContactWorker(std::function<void()> notify) : task_(std::move(notify)) {}

    // Examines this pair's battles, unless it has done so or is doing so now.
    void look_at(const LabBench& bench, const LabPair& pair);
    bool under_way() const { return task_.under_way(); }
    void forget();
    // Returns the result for the last pair; nullptr if not known yet.
    const lab::FirstContact* found();

private:
    bots::Thinking thinking_;
    core::Task<lab::FirstContact> task_;
    std::optional<LabPair> pair_;
    std::optional<lab::FirstContact> found_;
};

// Searches on its own thread for the handicap that would make a battle even.
class HandicapWorker {
public:
    // `notify` is called on that thread, at the end.
    explicit HandicapWorker(std::function<void()> notify) : task_(std::move(notify)) {}

    // Starts a search and forgets the previous result. `workers`: 0 for one per core.
    void seek(const lab::Contest& contest, int workers);
    bool under_way() const { return task_.under_way(); }
    // The handicap being tried.
    std::optional<lab::HandicapStep> step() const;
    // Returns nullopt while the search runs. Call once a frame.
    const std::optional<lab::Handicap>& found();
    // Stops the search and forgets the result.
    void give_up();

private:
    std::optional<lab::Handicap> found_;
    std::atomic<bool> quit_ = false;
    mutable std::mutex mutex_;  // guards the step
    std::optional<lab::HandicapStep> step_;
    core::Task<lab::Handicap> task_;
};

// Fights one battle of a contest again on its own thread, so that it can be watched.
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
