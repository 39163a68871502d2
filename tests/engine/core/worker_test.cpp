#include "engine/core/worker.h"

#include <doctest/doctest.h>

#include <atomic>
#include <vector>

TEST_CASE("a worker takes turns until there is no more to do, and can be started again") {
    std::atomic<int> turns = 0;
    core::Worker worker;
    CHECK_FALSE(worker.under_way());
    for (int time = 1; time <= 2; ++time) {
        worker.start([&] { return ++turns % 5 != 0; });
        CHECK(worker.under_way());
        worker.join();
        CHECK_FALSE(worker.under_way());
        CHECK(turns == 5 * time);
    }
}

TEST_CASE("a worker that goes ends its work first, wherever it was moved to") {
    std::atomic<int> turns = 0;
    {
        std::vector<core::Worker> workers(3);
        for (core::Worker& worker : workers)
            worker.start([&turns, left = 4]() mutable {
                ++turns;
                return --left > 0;
            });
        const std::vector<core::Worker> elsewhere = std::move(workers);
        core::wait_for_workers(std::chrono::milliseconds(1));
    }
    CHECK(turns == 12);
    CHECK(core::cores() >= 1);
}
