#include "game/bots/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace bots {

void in_parallel(std::size_t count, int workers, const std::function<void(std::size_t)>& task) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) task(i);
    };
    const std::size_t threads = std::min(count, static_cast<std::size_t>(std::max(1, workers)));
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < threads; ++i) others.emplace_back(work);
    work();
}

}  // namespace bots
