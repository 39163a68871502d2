#pragma once
// Background work with one result. Start, watch and take it on one thread.
//
//     core::Task<Command> task([] { wake_the_window(); });
//     task.start([&](std::optional<Command>& found) { found = think(stop); return false; }, [&] { stop = true; });
//     ...
//     if (task.done()) use(task.take());

#include <atomic>
#include <functional>
#include <optional>
#include <utility>

#include "engine/core/worker.h"

namespace core {

template <class T>
class Task {
public:
    // Does part of the work; returns true while there is more. At the end it may set the result.
    using Turn = std::function<bool(std::optional<T>& result)>;

    // `notify` runs on the worker's thread when the work is done.
    explicit Task(std::function<void()> notify) : notify_(std::move(notify)) {}
    ~Task() { cancel(); }
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;

    // Cancels any work in progress first. `hurry` must make the turn return soon; it runs on this thread.
    void start(Turn turn, std::function<void()> hurry) {
        cancel();
        hurry_ = std::move(hurry);
        cancelled_ = false;
        worker_.start([this, turn = std::move(turn)] {
            if (turn(result_) && !cancelled_) return true;
            done_ = true;
            if (!cancelled_) notify_();
            return false;
        });
    }
    // True from start() until take() or cancel().
    bool under_way() const { return worker_.under_way(); }
    bool done() const { return done_; }
    // Blocks until it is done. Returns the result, if any, once.
    std::optional<T> take() {
        worker_.join();
        done_ = false;
        return std::exchange(result_, std::nullopt);
    }
    // Blocks until the turn has returned; drops the result.
    void cancel() {
        if (!under_way()) return;
        cancelled_ = true;
        hurry_();
        take();
    }

private:
    std::function<void()> notify_, hurry_;
    std::atomic<bool> done_ = false, cancelled_ = false;
    std::optional<T> result_;
    Worker worker_;
};

}  // namespace core
