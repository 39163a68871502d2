#pragma once
// A second model of three rules, written only from the rule book and without the rules' geometry: the gaps of scattered
// coins, losses by going beyond, and who shoots back.

#include <set>
#include <string>
#include <vector>

#include "game/coin_wars/rules/coin_wars.h"

namespace tests {

class SecondModel {
public:
    // Returns what an accepted command did wrong, or empty. Call for each command of a battle, in order.
    std::string fault(const rules::coin_wars::Match& before, const rules::coin_wars::Command& command,
                      const std::vector<rules::coin_wars::Event>& events, const rules::coin_wars::Match& after);

    struct Counts {
        int survivors = 0;     // of Armies that were scattered
        int driven_apart = 0;  // from less than 0.3 in to another to more than that from all
        int left_close = 0;    // less than 0.1 in to another although a free place was in sight
        int beyond = 0;        // coins that went beyond
        int shot_back = 0, silent = 0;
        Counts& operator+=(const Counts& more);
    };
    const Counts& counts() const { return counts_; }

private:
    std::string fault_of_beyond(const rules::coin_wars::Command& command,
                                const std::vector<rules::coin_wars::Event>& events,
                                const rules::coin_wars::Match& after);
    std::string fault_of_return_fire(const rules::coin_wars::Match& before,
                                     const std::vector<rules::coin_wars::Event>& events);
    void measure_scattering(const rules::coin_wars::Match& before, const std::vector<rules::coin_wars::Event>& events,
                            const rules::coin_wars::Match& after);

    Counts counts_;
    std::set<int> doomed_{};  // went beyond, and not yet removed
    int beaten_ = -1;         // the single coin among them taken by striking back
};

}  // namespace tests
