#include "fought.h"

#include <chrono>
#include <ctime>

namespace bench {

FightResult fought(const lab::Contest& contest, int workers) {
    lab::Run run({contest}, {.workers = workers});
    const std::clock_t cpu = std::clock();
    const auto begin = std::chrono::steady_clock::now();
    run.start();
    run.wait();
    FightResult done;
    done.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    done.cpu_seconds = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
    done.standing = run.standing(0);
    return done;
}

}  // namespace bench
