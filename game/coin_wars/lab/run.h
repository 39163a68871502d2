#pragma once
// Contests fought on worker threads. What comes of it is the same for any number of them: each pair depends
// on its number alone, only unbroken prefixes count, and early stops are asked of these.
//
//     lab::Run run({contest}, {.workers = 4});
//     run.start();
//     while (run.state() == lab::Run::State::Running) { ... run.progress(), run.standing(0) ... }
//
// All functions may be called from any one thread besides the workers.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/worker.h"
#include "game/coin_wars/lab/ledger.h"

namespace lab {

inline constexpr int kMostWorkers = 256;

struct Workforce {
    int workers = 0;  // at most kMostWorkers; 0: as many as the machine has cores
    // Of all pairs only those with pair % parts == part are fought here (shards, ranks); the others may be
    // added.
    int part = 0, parts = 1;
};

struct Progress {
    std::int64_t battles = 0;       // fought, those behind a gap included
    std::int64_t battles_most = 0;  // if no contest that still goes on stops early; never below `battles`
    std::int64_t actions = 0;
    double share() const {
        return battles_most > 0 ? static_cast<double>(battles) / static_cast<double>(battles_most) : 1;
    }
};

// One contest at one moment.
struct Standing {
    Tally tally;
    int pairs = 0;  // of the prefix
    Why why = Why::Going;
    Kind kind = Kind::Live;
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

    // A pair that was fought elsewhere, or before; at any time. False: counted already, or behind the end.
    bool add(FoughtPair pair);
    // No further pair of this contest is begun here: it was decided elsewhere.
    void close(std::size_t contest);
    // Before start. Called for each pair that a worker has finished, one call at a time, from that worker;
    // it may not ask the run anything.
    void on_pair(std::function<void(const FoughtPair&)> tell) { tell_ = std::move(tell); }

    void start();
    // Battles stand still between two commands.
    void pause();
    void resume();
    // Battles in progress are given up; what is finished stays. Returns when all workers have.
    void cancel();
    void wait();

    State state() const;
    Progress progress() const;
    Standing standing(std::size_t contest) const;
    Why why(std::size_t contest) const;
    // Of the prefix; empty while nothing is finished.
    std::vector<Note> notes(std::size_t contest) const;

private:
    class Gate;
    struct Work {
        int contest, pair;
    };
    // One pair of a worker's; false: there is no more for it to do.
    bool labour(std::size_t worker);
    bool fight_next(std::size_t worker);
    std::optional<Work> next();
    bool take(FoughtPair pair);

    std::vector<Contest> contests_;
    std::vector<Ledger> ledgers_;  // of each
    std::vector<bool> closed_;
    int workers_;
    Workforce force_;
    std::function<void(const FoughtPair&)> tell_;
    std::unique_ptr<Gate> gate_;
    std::vector<core::Worker> threads_;
};

}  // namespace lab
