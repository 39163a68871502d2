#pragma once
// Traces of a turn on the table until the next action: paths of coins in chalk, faint coins where they stood before,
// fallen coins; and a sentence about what was taken and lost.

#include <vector>

#include "engine/render/scene.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/table/battle_timeline.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

struct Traces {
    struct Way {
        int coin = cw::kNoCoin;
        std::vector<Vec2> points;  // from its old place to its new one; a single point if it did not move
        bool fell = false;
    };
    cw::Side side = cw::Side::Heads;  // the side whose turn it was
    std::vector<Way> ways;            // once for each coin, in the order in which they moved or fell
    int moved = 0, taken = 0, lost = 0;
    int cents = 0;      // cents added to its purse
    bool idle = false;  // it did nothing but end the turn

    bool empty() const { return ways.empty(); }
};

// The steps of one side's turn; `last`: the match after them.
Traces traces_of(Steps turn, const cw::Match& last);
// The steps of the turn that has just ended; empty if the side to act has already done something.
Steps ended_turn(Steps steps, const cw::Match& last);
void mark_traces(render::Scene& scene, const cw::Match& match, const Traces& traces);
// "Rome took 7 coins, lost 2 \u00b7 $0.23".
Phrase summary(const cw::Scenario& scenario, const Traces& traces);

}  // namespace table
