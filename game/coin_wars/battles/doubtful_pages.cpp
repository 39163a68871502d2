#include "game/coin_wars/battles/doubtful_pages.h"

#include <algorithm>

#include "game/kit/phrases.h"

namespace battles {

namespace {

namespace cw = rules::coin_wars;

void add_course(const Battle& battle, std::vector<rules::Complaint>& found) {
    for (std::size_t step = 0; step < battle.course.size(); ++step) {
        const std::vector<std::string>& coins = battle.course[step].coins;
        for (std::size_t i = 0; i < coins.size(); ++i)
            if (std::ranges::find(battle.scenario.coins, coins[i], &cw::CoinSetup::id) == battle.scenario.coins.end())
                found.push_back(
                    {"/course/" + std::to_string(step) + "/coins/" + std::to_string(i),
                     rules::say("It is about the coin {1}, which is not in the battle.", rules::plain(coins[i]))});
    }
}

void add_losses(const Battle& battle, std::vector<rules::Complaint>& found) {
    if (!battle.outcome) return;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const auto& recorded = battle.outcome->sides[cw::index(side)];
        if (!recorded) continue;
        const std::string place = "/outcome/" + rules::word(side) + "/lost";
        if (recorded->lost[1] > recorded->men[1])
            found.push_back({place, rules::plain("more men are lost than there were")});
    }
}

}  // namespace

std::vector<rules::Complaint> doubtful_pages(const Battle& battle) {
    std::vector<rules::Complaint> found;
    add_course(battle, found);
    add_losses(battle, found);
    return found;
}

}  // namespace battles
