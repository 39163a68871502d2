#pragma once
// Background work: on its own thread or, on systems without threads (browsers), in turns given by the main loop.
//
//     core::Worker worker;
//     worker.start([this] { return fight_one_more(); });
//     ...
//     worker.join();

#include <chrono>
#include <functional>
#include <memory>
#include <thread>

namespace core {

#ifdef __EMSCRIPTEN__
inline constexpr bool kThreads = false;
#else
inline constexpr bool kThreads = true;
#endif

// How many workers can run at the same time; at least 1.
int cores();

class Worker {
public:
    // Does part of the work and returns true while there is more. Without threads nothing else runs meanwhile, so a
    // turn with nothing to do yet must return instead of waiting.
    using Turn = std::function<bool()>;

    Worker() = default;
    ~Worker() {
        if (under_way()) join();
    }
    Worker(Worker&&) = default;
    Worker& operator=(Worker&&) = default;

    // Requires that no work is in progress.
    void start(Turn turn);
    // True from start() until join().
    bool under_way() const;
    // Blocks until the work is done.
    void join();

private:
    std::thread thread_;
    struct Job;
    std::shared_ptr<Job> job_;  // used only without threads
    friend void give_turns(std::chrono::milliseconds time);
};

// Without threads: gives each worker at least one turn, for about this time in all. With threads: does nothing.
void give_turns(std::chrono::milliseconds time);
// For loops that wait for workers: sleeps, or gives them turns.
void wait_for_workers(std::chrono::milliseconds time);

}  // namespace core
