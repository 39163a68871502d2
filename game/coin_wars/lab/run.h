#pragma once
// Runs contests on worker threads. The result is the same for any number of them: each pair depends only on its number,
// only unbroken prefixes count, and early stops are evaluated on these.
//
//     lab::Run run({contest}, {.workers = 4});
//     run.start();
//     while (run.state() == lab::Run::State::Running) { ... run.progress(), run.standing(0) ... }
//
// All functions may be called from one thread besides the workers.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/core/worker.h"
#include "game/coin_wars/lab/ledger.h"

namespace lab {

inline constexpr int kMaxWorkers = 256;

struct Workforce {
    int workers = 0;  // at most kMaxWorkers; 0: one per core
    // Only pairs with pair % parts == part are fought here (shards, ranks); others can be added.
    int part = 0, parts = 1;
};

struct Progress {
    std::int64_t battles = 0;      // fought, including those beyond a gap
    std::int64_t max_battles = 0;  // if no open contest stops early; never less than `battles`
    std::int64_t actions = 0;
    double share() const {
        return max_battles > 0 ? static_cast<double>(battles) / static_cast<double>(max_battles) : 1;
    }
};

// The state of one contest.
struct Standing {
    Tally tally;
    int pairs = 0;  // in the prefix
    Why why = Why::Going;
    IntervalKind kind = IntervalKind::Live;
};

class Run {
public:
    enum class State { Ready, Running, Paused, Done, Cancelled };

    explicit Run(std::vector<Contest> contests, Workforce force = {});
    ~Run();  // cancels
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    const std::vector<Contest>& contests() const { return contests_; }
    int workers() const { return workers_; }

    // Adds a pair that was fought elsewhere or earlier; may be called at any time. Returns false if it is already
    // counted or beyond the end.
    bool add(FoughtPair pair);
    // Starts no further pair of this contest here, because it was decided elsewhere.
    void close(std::size_t contest);
    // Set before start. Called for each finished pair, one call at a time, from the worker that finished it; it must
    // not call the run.
    void on_pair(std::function<void(const FoughtPair&)> tell) { tell_ = std::move(tell); }

    void start();
    // Battles halt between two commands.
    void pause();
    void resume();
    // Gives up battles in progress and keeps finished ones. Returns when all workers have stopped.
    void cancel();
    void wait();

    State state() const;
    Progress progress() const;
    Standing standing(std::size_t contest) const;
    Why why(std::size_t contest) const;
    // Notes of the prefix; empty while no pair is finished.
    std::vector<Note> notes(std::size_t contest) const;

private:
    class Gate;
    struct Work {
        int contest, pair;
    };
    // Fights one pair; returns false if the worker has nothing left to do.
    bool run_batch(std::size_t worker);
    bool fight_next(std::size_t worker);
    std::optional<Work> next();
    bool take(FoughtPair pair);

    std::vector<Contest> contests_;
    std::vector<PairLedger> ledgers_;  // one per contest
    std::vector<bool> closed_;
    int workers_;
    Workforce force_;
    std::function<void(const FoughtPair&)> tell_;
    std::unique_ptr<Gate> gate_;
    std::vector<core::Worker> threads_;
};

}  // namespace lab
