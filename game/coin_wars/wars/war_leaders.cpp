#include "game/coin_wars/wars/war_leaders.h"

#include <algorithm>
#include <map>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/display_names.h"

namespace wars {

namespace {

namespace cw = rules::coin_wars;

auto is_named(const war::LeaderSetup& leader) {
    return [&leader](const war::LeaderSetup& one) { return one.nation == leader.nation && one.name == leader.name; };
}

}  // namespace

std::vector<war::LeaderSetup> leaders_on_offer(const battles::Library& library, const war::WarPlan& plan,
                                               std::size_t nation) {
    std::map<std::string, war::LeaderSetup> by_name;
    for (const war::Place& place : plan.places) {
        if (!place.stands) continue;
        const auto battle = battles::find_battle(library, place.battle);
        if (!battle) continue;
        const cw::Scenario& scenario = battle->scenario;
        const auto side = place.heads == plan.nations[nation].id ? cw::Side::Heads : cw::Side::Tails;
        for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
            const cw::CoinSetup& coin = scenario.coins[i];
            const std::string name = words::english(cw::own_name(scenario, static_cast<int>(i)));
            if (coin.side != side || coin.watching || name.empty()) continue;
            war::LeaderSetup& leader = by_name[name];
            leader.name = name;
            leader.nation = plan.nations[nation].id;
            if (!leader.fights.empty() && leader.fights.back() == place.id) continue;
            leader.fights.push_back(place.id);
            leader.coins.emplace_back(coin.id);
        }
    }
    std::vector<war::LeaderSetup> offered;
    for (auto& [name, leader] : by_name) offered.push_back(std::move(leader));
    for (const war::LeaderSetup& leader : plan.leaders)
        if (leader.nation == plan.nations[nation].id && std::ranges::none_of(offered, is_named(leader)))
            offered.push_back(leader);
    return offered;
}

bool leads(const war::WarPlan& plan, const war::LeaderSetup& leader) {
    return std::ranges::any_of(plan.leaders, is_named(leader));
}

void set_leader(war::WarPlan& plan, const war::LeaderSetup& leader, bool leads) {
    std::erase_if(plan.leaders, is_named(leader));
    if (leads) return plan.leaders.push_back(leader);
    if (std::ranges::find(plan.leaders, leader.name, &war::LeaderSetup::name) != plan.leaders.end()) return;
    for (war::Place& place : plan.places)
        for (war::Way& way : place.next) {
            if (!way.when) continue;
            std::erase(way.when->fell, leader.name);
            std::erase(way.when->lives, leader.name);
        }
}

}  // namespace wars
