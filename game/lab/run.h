#pragma once
// Contests fought on worker threads. What comes of it is the same for any number of them: each pair depends
// on its number alone, only unbroken prefixes count, and early stops are asked of these.
//
//     lab::Run run({contest}, {.workers = 4});
//     run.start();
//     while (run.state() == lab::Run::State::Running) { ... run.progress(), run.standing(0) ... }
//
// All functions may be called from any one thread besides the workers.

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "game/lab/ledger.h"

namespace lab {

struct Workforce {
    int workers = 0;  // 0: as many as the machine has cores
    // Of all pairs only those with pair % parts == part are fought (shards, ranks).
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

    // Before start: pairs that were fought elsewhere or before. False: counted already.
    bool add(FoughtPair pair);
    // Before start: called for each pair that a worker has finished, one call at a time, from that worker.
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
    // Of the prefix; empty while nothing is finished.
    std::vector<Note> notes(std::size_t contest) const;

private:
    class Gate;
    struct Work {
        int contest, pair, battle;
    };
    void labour();
    bool next(Work& work);
    void finish(const Work& work, Fought fought);

    std::vector<Contest> contests_;
    std::vector<Ledger> ledgers_;
    int workers_;
    Workforce force_;
    std::function<void(const FoughtPair&)> tell_;
    std::unique_ptr<Gate> gate_;
    std::vector<std::thread> threads_;
};

}  // namespace lab
