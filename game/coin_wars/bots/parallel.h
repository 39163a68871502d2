#pragma once
// Runs independent tasks on several threads. Results are stored by task number, so they do not depend on the
// number of threads.

#include <cstddef>
#include <functional>

namespace bots {

// Runs task(0) to task(count - 1), each once, on up to `workers` threads; returns when all are done.
void in_parallel(std::size_t count, int workers, const std::function<void(std::size_t)>& task);

}  // namespace bots
