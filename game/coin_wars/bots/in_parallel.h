#pragma once
// Distributes numbered tasks among threads.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <vector>

#include "engine/core/worker.h"

namespace bots {

// Runs task(0) to task(count - 1), each once, on up to `workers` threads. Results are stored by task number, so they do
// not depend on the number of threads.
template <class Task>
void in_parallel(std::size_t count, int workers, const Task& task) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) task(i);
        return false;
    };
    const std::size_t threads = std::min(count, static_cast<std::size_t>(std::max(1, workers)));
    std::vector<core::Worker> others(threads > 0 ? threads - 1 : 0);
    for (core::Worker& other : others) other.start(work);
    work();
    for (core::Worker& other : others) other.join();
}

}  // namespace bots
