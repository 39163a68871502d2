#include "engine/core/task.h"

#include <doctest/doctest.h>

namespace {

void wait_for(const core::Task<int>& task) {
    while (!task.done()) core::wait_for_workers(std::chrono::milliseconds(1));
}

}  // namespace

TEST_CASE("a task comes to its result in turns, tells so, and gives it once") {
    std::atomic<int> told = 0;
    core::Task<int> task([&told] { ++told; });
    for (int time = 0; time < 2; ++time) {
        CHECK_FALSE(task.under_way());
        task.start(
            [turns = 0](std::optional<int>& result) mutable {
                if (++turns == 3) result = turns;
                return turns < 3;
            },
            [] {});
        wait_for(task);
        CHECK(task.under_way());
        CHECK(task.take() == 3);
        CHECK_FALSE(task.under_way());
        CHECK_FALSE(task.done());
    }
    CHECK(told == 2);
}

TEST_CASE("a task that finds nothing is done as well") {
    core::Task<int> task([] {});
    task.start([](std::optional<int>&) { return false; }, [] {});
    wait_for(task);
    CHECK_FALSE(task.take());
}

TEST_CASE("a task that is cancelled, replaced or destroyed is hurried, waited for, and tells nobody") {
    std::atomic<int> told = 0, ended = 0;
    std::atomic<bool> stop = false;
    {
        core::Task<int> task([&told] { ++told; });
        const auto begin = [&] {
            task.start(
                [&](std::optional<int>& result) {
                    if (!stop) return true;
                    result = 1;
                    ++ended;
                    return false;
                },
                [&stop] { stop = true; });
        };
        begin();
        task.cancel();
        CHECK_FALSE(task.under_way());
        CHECK_FALSE(task.done());
        stop = false;
        begin();
        begin();
        CHECK(task.under_way());
    }
    CHECK(stop);
    CHECK(told == 0);
    CHECK(ended <= 3);
}
