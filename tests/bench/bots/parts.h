#pragma once
// The parts of bench_bots: each prints what it has found, and says whether all is within its bounds.

#include <span>
#include <string_view>

namespace bench {

struct Part {
    std::string_view name;
    bool (*run)();
};
std::span<const Part> parts();

bool strength();     // scores of the levels against each other
bool speed();        // actions a second of one core, and what a further coin costs
bool special();      // what eight special rules (BX-9) cost
bool battles();      // of all battles that ship: how fair they are, whether the better bot wins, what an action costs
bool calibration();  // whether the chance to win foretells who wins
bool cores();        // two workers against one
bool memory();       // of a battle in flight, and of the program at rest
bool breeding();     // how soon the breeder has its first answer
bool hands();        // the quick hand's results against the physical one's

}  // namespace bench
