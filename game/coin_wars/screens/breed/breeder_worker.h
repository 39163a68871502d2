#pragma once
// Runs a breeder on its own thread. It publishes its results after each batch.

#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>

#include "engine/core/worker.h"
#include "game/coin_wars/lab/breeder.h"

namespace screens {

class BreederWorker {
public:
    // Judging: all candidates have been tried, and the best one now fights all others.
    enum class State { Ready, Breeding, Judging, Paused, Done, Stopped };
    struct Known {
        lab::Elites elites;
        std::optional<lab::Dominance> dominance;
    };

    // `workers`: 0 for one per core. `told` is called on the breeder's thread when there are new results.
    BreederWorker(int workers, std::function<void()> told) : workers_(workers), told_(std::move(told)) {}
    ~BreederWorker() { stop(); }
    BreederWorker(const BreederWorker&) = delete;
    BreederWorker& operator=(const BreederWorker&) = delete;

    // Starts breeding and forgets earlier results.
    void start(lab::Breeder breeder);
    // Restores earlier results without a breeder; nothing runs.
    void recall(Known known, State state, const lab::BreedProgress& progress);
    void pause();
    void resume();
    // Abandons the current batch and keeps what has been bred.
    void stop();

    State state() const;
    bool at_work() const { return state() == State::Breeding || state() == State::Judging; }
    lab::BreedProgress progress() const;
    // Changes whenever there are new results.
    std::uint64_t version() const;
    Known known() const;

private:
    // Fights a batch or judges all candidates. False if nothing is left to do.
    bool work();
    void lay_out();
    lab::RunControl control(const lab::BreedProgress& progress);

    int workers_;
    std::function<void()> told_;
    std::optional<lab::Breeder> breeder_;  // used by the worker's thread only
    mutable std::mutex mutex_;             // guards everything below
    State state_ = State::Ready;           // never Paused
    bool rests_ = false, quit_ = false;
    std::uint64_t version_ = 1;
    lab::BreedProgress progress_;
    Known known_;
    core::Worker worker_;
};

}  // namespace screens
