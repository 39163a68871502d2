#pragma once
// Work beside the window: on a thread of its own, or, where the system has no threads (a browser), in turns
// that the program's loop gives away.
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

// How many workers get on at once; at least 1.
int cores();

class Worker {
public:
    // Does a part of the work; true while there is more. Where there are no threads nothing else goes on
    // meanwhile, and who has nothing to do for now must return instead of waiting.
    using Turn = std::function<bool()>;

    Worker() = default;
    ~Worker() {
        if (under_way()) join();
    }
    Worker(Worker&&) = default;
    Worker& operator=(Worker&&) = default;

    // Nothing may be under way.
    void start(Turn turn);
    // Started and not joined yet.
    bool under_way() const;
    // Returns when the work is done.
    void join();

private:
    std::thread thread_;
    struct Job;
    std::shared_ptr<Job> job_;  // where there are no threads
    friend void give_turns(std::chrono::milliseconds time);
};

// Without threads: gives workers turns for about so long, a turn each at least. With threads: nothing.
void give_turns(std::chrono::milliseconds time);
// For who waits in a loop for what workers do: sleeps, or gives them turns.
void wait_for_workers(std::chrono::milliseconds time);

}  // namespace core
