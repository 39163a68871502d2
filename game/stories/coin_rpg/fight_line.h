#pragma once
// All rounds of one player in a Scene, in one line: how many, what they cost, what helped.

#include <algorithm>
#include <vector>

#include "engine/core/lists.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace story {

class FightLine {
public:
    // `now`: the match after the step in which the seat's turn began.
    void begin(const rules::coin_rpg::Match& now, int seat);
    void round(int number) { rounds_ = number; }
    void burned(rules::coin_rpg::Trait trait) { add(burned_, trait); }
    void helped(rules::coin_rpg::Trait trait) { add(helpers_, trait); }
    void used(const rules::coin_rpg::Power& power) { add(powers_, power); }

    // "Ada beats the Scene in 4 rounds, margin 2; Bodiness falls from 4 to 1; Litany comes to help."
    words::Phrase beaten(const rules::coin_rpg::Match& now, const std::vector<int>& margins) const;
    words::Phrase lost(const rules::coin_rpg::Match& now) const;

private:
    template <class Thing>
    static void add(std::vector<Thing>& all, const Thing& thing) {
        if (!core::contains(all, thing)) all.push_back(thing);
    }
    words::Phrase with_costs(words::Phrase result, const rules::coin_rpg::Match& now) const;

    int seat_ = 0, rounds_ = 0;
    rules::coin_rpg::PerTrait<int> values_{};  // when the turn began
    std::vector<rules::coin_rpg::Trait> burned_{}, helpers_{};
    std::vector<rules::coin_rpg::Power> powers_{};
};

}  // namespace story
