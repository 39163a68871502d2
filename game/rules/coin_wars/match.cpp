#include "game/rules/coin_wars/match.h"

namespace rules::coin_wars {

int Match::find(std::string_view wanted) const {
    const auto& all = scenario->coins;
    if (wanted.empty()) return kNobody;
    for (std::size_t i = 0; i < all.size(); ++i) {
        // Ids differ in their last letter first.
        const std::string& id = all[i].id;
        if (id.size() == wanted.size() && id.back() == wanted.back() && id == wanted)
            return static_cast<int>(i);
    }
    return kNobody;
}

bool operator==(const Match& a, const Match& b) {
    const bool same_battle =
        a.scenario == b.scenario || (a.scenario && b.scenario && *a.scenario == *b.scenario);
    return same_battle && a.phase == b.phase && a.agreed == b.agreed && a.ready == b.ready &&
           a.toss_winner == b.toss_winner && a.first == b.first && a.side == b.side && a.turn == b.turn &&
           a.actions_left == b.actions_left && a.coins == b.coins && a.purse == b.purse &&
           a.quiet_turns == b.quiet_turns && a.fell_this_turn == b.fell_this_turn &&
           a.passed_before == b.passed_before && a.draw_offered == b.draw_offered && a.outcome == b.outcome;
}

}  // namespace rules::coin_wars
