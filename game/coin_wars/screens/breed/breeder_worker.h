#pragma once
// A breeder at work on a thread of its own: after each batch it lays out what it has.

#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>

#include "engine/core/worker.h"
#include "game/coin_wars/lab/breeder.h"

namespace screens {

class BreedBench {
public:
    // Judging: all candidates are tried, and the best one fights all others.
    enum class State { Ready, Breeding, Judging, Paused, Done, Stopped };
    struct Known {
        lab::Elites elites;
        std::optional<lab::Dominance> dominance;
    };

    // `workers`: 0 for as many as there are cores. `told` is called on that thread when it has something new.
    BreedBench(int workers, std::function<void()> told) : workers_(workers), told_(std::move(told)) {}
    ~BreedBench() { stop(); }
    BreedBench(const BreedBench&) = delete;
    BreedBench& operator=(const BreedBench&) = delete;

    // What was bred before is forgotten.
    void start(lab::Breeder breeder);
    void pause();
    void resume();
    // The batch that is being fought is given up; what has been bred stays.
    void stop();

    State state() const;
    bool at_work() const { return state() == State::Breeding || state() == State::Judging; }
    lab::BreedProgress progress() const;
    // Another number whenever there is something new to know.
    std::uint64_t version() const;
    Known known() const;

private:
    // A batch, or the judgement of all; false: nothing is left to do.
    bool labour();
    void lay_out();
    lab::Wish wish(const lab::BreedProgress& progress);

    int workers_;
    std::function<void()> told_;
    std::optional<lab::Breeder> breeder_;  // the thread's
    mutable std::mutex mutex_;             // of all below
    State state_ = State::Ready;           // never Paused
    bool rests_ = false, quit_ = false;
    std::uint64_t version_ = 1;
    lab::BreedProgress progress_;
    Known known_;
    core::Worker worker_;
};

}  // namespace screens
