#pragma once
// The parts of bench_bots. Each prints its results and is true if all are within their bounds.

#include <span>
#include <string_view>

namespace bench {

struct Part {
    std::string_view name;
    bool (*run)();
};
std::span<const Part> parts();

bool strength();     // scores of the levels against each other
bool speed();        // actions a second on one core, and the cost of one more coin
bool special();      // the cost of eight special rules (BX-9)
bool battles();      // all shipped battles: fairness, whether the better bot wins, the cost of an action
bool calibration();  // whether winning chances predict the winner
bool cores();        // two workers compared with one
bool memory();       // of a running battle, and of the idle program
bool breeding();     // time to the breeder's first answer
bool hands();        // results of the quick hand compared with the physical one

}  // namespace bench
