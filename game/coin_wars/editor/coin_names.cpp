#include "game/coin_wars/editor/coin_names.h"

#include <algorithm>
#include <set>

#include "game/coin_wars/editor/coins.h"
#include "game/coin_wars/editor/units.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/file_name.h"

namespace editor {

namespace {

constexpr std::size_t kNumberBytes = 5;  // "-2000"

void change_id(Draft& draft, int coin, const std::string& id) {
    const std::string before = std::exchange(draft.scenario.coin(coin).id, id);
    for (battles::CourseStep& step : draft.pages.course) std::ranges::replace(step.coins, before, id);
}

// Returns the other ids and names in use; a rule may name a type as well as a coin.
std::set<std::string> taken_beside(const cw::Scenario& scenario, int coin) {
    std::set<std::string> taken;
    for (std::size_t i = 0; i < scenario.coins.size(); ++i)
        if (static_cast<int>(i) != coin) taken.insert(scenario.coins[i].id);
    for (const cw::CoinType& type : scenario.types) taken.insert(type.name);
    return taken;
}

std::string id_for(const cw::Scenario& scenario, int coin, const std::string& name) {
    const std::set<std::string> taken = taken_beside(scenario, coin);
    const std::string words = rules::dashed(name, cw::limits::kIdBytes - kNumberBytes);
    if (words.empty()) return free_id(taken, scenario.coin(coin).side);
    std::string id = words;
    for (int i = 2; taken.contains(id); ++i) id = std::string(words).append("-" + std::to_string(i));
    return id;
}

}  // namespace

void name_coin(Draft& draft, int coin, const std::string& name) {
    cw::CoinSetup& setup = draft.scenario.coin(coin);
    change_id(draft, coin, id_for(draft.scenario, coin, name));
    setup.name.clear();
    if (words::english(cw::own_name(draft.scenario, coin)) != name) setup.name = name;
}

void call_type(cw::Scenario& scenario, cw::Side side, const std::string& type, const std::string& name) {
    cw::SideSetup& setup = scenario.sides[cw::index(side)];
    setup.plurals.erase(type);
    if (name.empty())
        setup.names.erase(type);
    else
        setup.names[type] = name;
}

void give_to(Draft& draft, std::span<const int> coins, cw::Side side) {
    cw::Scenario& scenario = draft.scenario;
    Coins given;
    for (const int coin : coins)
        if (scenario.coin(coin).side != side) given.push_back(coin);
    dissolve(scenario, given);
    be_coins_again(scenario, given);  // a unit belongs to one side
    for (const int coin : given) {
        scenario.coin(coin).side = side;
        if (cw::own_name(scenario, coin).empty()) change_id(draft, coin, free_id(taken_beside(scenario, coin), side));
    }
}

}  // namespace editor
