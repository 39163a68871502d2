#pragma once
// Independent tasks shared out among threads. What they find is kept by their number, so that it does not
// depend on how many threads there are.

#include <cstddef>
#include <functional>

namespace bots {

// Runs task(0) to task(count - 1), each once, on up to `workers` threads; returns when all are done.
void in_parallel(std::size_t count, int workers, const std::function<void(std::size_t)>& task);

}  // namespace bots
