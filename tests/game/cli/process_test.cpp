#include "game/cli/process.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <thread>
#include <vector>

#if __has_include(<spawn.h>)

namespace {

// The number of files that a program has open: its own and those that it inherits.
std::string files_open() {
    const auto process = cli::Process::start("ls /proc/self/fd | wc -l");
    if (!process) return process.error();
    const auto line = (*process)->read_line(60);
    return line ? *line : line.error();
}

}  // namespace

TEST_CASE("programs that are started at the same time inherit no pipes of each other") {
    if (!std::filesystem::exists("/proc/self/fd")) return;
    constexpr std::size_t kThreads = 8, kEach = 12;
    const std::string alone = files_open();
    std::vector<std::string> counts(kThreads * kEach);
    std::vector<std::thread> threads;
    for (std::size_t thread = 0; thread < kThreads; ++thread)
        threads.emplace_back([&counts, thread] {
            for (std::size_t i = 0; i < kEach; ++i) counts[thread * kEach + i] = files_open();
        });
    for (std::thread& thread : threads) thread.join();
    CHECK(counts == std::vector(kThreads * kEach, alone));
}

#endif
