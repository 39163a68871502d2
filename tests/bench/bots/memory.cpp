#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <new>
#include <string>

#include "contests.h"
#include "fought.h"
#include "parts.h"
#include "report/figure.h"

namespace {

// Counts the blocks in use and their maximum, at the only entry to the heap. Enabled only on demand, since it would
// slow down the other parts.
std::atomic<bool> counting = false;
std::atomic<long long> in_use = 0, most_in_use = 0;
constexpr std::size_t kHead = alignof(std::max_align_t);

void* take(std::size_t size) {
    auto* head = static_cast<std::size_t*>(std::malloc(size + kHead));
    if (!head) throw std::bad_alloc();
    *head = counting.load(std::memory_order_relaxed) ? size : 0;
    if (*head > 0) {
        const long long now = in_use += static_cast<long long>(size);
        for (long long max = most_in_use; now > max && !most_in_use.compare_exchange_weak(max, now);) continue;
    }
    return reinterpret_cast<char*>(head) + kHead;
}

void give_back(void* block) {
    if (!block) return;
    auto* head = reinterpret_cast<std::size_t*>(static_cast<char*>(block) - kHead);
    if (*head > 0) in_use -= static_cast<long long>(*head);
    std::free(head);
}

}  // namespace

void* operator new(std::size_t size) { return take(size); }
void* operator new[](std::size_t size) { return take(size); }
void operator delete(void* block) noexcept { give_back(block); }
void operator delete[](void* block) noexcept { give_back(block); }
void operator delete(void* block, std::size_t) noexcept { give_back(block); }
void operator delete[](void* block, std::size_t) noexcept { give_back(block); }

namespace bench {

namespace {

constexpr double kBattle = 200;  // KB
constexpr double kProgram = 12;  // MB

// Returns the MB of the headless program while it waits for a line, from /proc.
double program_at_rest() {
    const std::string file = "/tmp/coinwars-bench-rest." + std::to_string(std::rand());
    const std::string call = "sleep 2 | " COINWARS_HEADLESS
                             " serve >/dev/null & sleep 1; "
                             "grep VmRSS /proc/$(pgrep -n -f 'coinwars-cli serve')/status > " +
                             file;
    if (std::system(call.c_str()) != 0) return 0;
    std::ifstream in(file);
    std::string word;
    double kilobytes = 0;
    in >> word >> kilobytes;
    std::remove(file.c_str());
    return kilobytes / 1024;
}

}  // namespace

bool memory() {
    bool all = true;
    for (const char* level : {"recruit", "sergeant"}) {
        const lab::Contest contest = lines(20, level, level, 1);
        in_use = most_in_use = 0;
        counting = true;
        const auto battle = lab::fight(contest, 0, 0);
        counting = false;
        const double kilobytes = static_cast<double>(most_in_use) / 1024;
        all = battle &&
              tell({std::string("KB that a battle of 40 coins between ").append(level).append("s takes at most"),
                    with_unit(kilobytes, 0, "KB"), "", kilobytes, Bound::AtMost, kBattle, 0}) &&
              all;
    }
    const double rest = program_at_rest();
    const bool holds =
        tell({"MB of coinwars-cli at rest", with_unit(rest, 1, "MB"), "", rest, Bound::AtMost, kProgram, 1});
    return all && rest > 0 && holds;
}

}  // namespace bench
