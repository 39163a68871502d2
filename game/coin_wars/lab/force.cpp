#include "game/coin_wars/lab/force.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <map>

#include "game/coin_wars/battles/formation_armies.h"
#include "game/coin_wars/battles/formation_fit.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/rules/display_names.h"

namespace lab {

namespace {

// Shifts the force so that the foremost rim is at y = 0 and the outermost rims are equally far left and right; by whole
// grid steps, so that touching stays exact.
void stand_at_front(Force& force) {
    double left = std::numeric_limits<double>::infinity(), right = -left, front = -left;
    for (const ForceCoin& coin : force.coins) {
        const double radius = force.types[static_cast<std::size_t>(coin.type)].radius();
        left = std::min(left, coin.at.x - radius);
        right = std::max(right, coin.at.x + radius);
        front = std::max(front, coin.at.y + radius);
    }
    if (force.coins.empty()) return;
    const Vec2 shift = core::round_to_grid(Vec2{(left + right) / 2, front});
    for (ForceCoin& coin : force.coins) coin.at = coin.at - shift;
}

int type_named(const std::vector<cw::CoinType>& types, const std::string& name) {
    const auto found = std::ranges::find(types, name, &cw::CoinType::name);
    assert(found != types.end());
    return static_cast<int>(found - types.begin());
}

// A place in the side's own frame: its own edge at the bottom.
Vec2 in_own_frame(const cw::Scenario& scenario, cw::Side side, Vec2 at) {
    return side == cw::Side::Heads ? at : Vec2{scenario.width - at.x, scenario.height - at.y};
}

}  // namespace

int Force::cents() const {
    int sum = 0;
    for (const ForceCoin& coin : coins) sum += types[static_cast<std::size_t>(coin.type)].cents;
    return sum;
}

core::Result<Force, battles::Faults> force_of(const battles::Library& library, const battles::FormationPlan& plan,
                                              const std::string& title) {
    auto types = battles::types_of(library, plan.coin_sets);
    if (!types) return core::failure(types.error());
    return force_of(std::move(*types), plan, title);
}

Force force_of(std::vector<cw::CoinType> types, const battles::FormationPlan& plan, const std::string& title) {
    Force force;
    force.title = title;
    force.types = std::move(types);
    std::vector<battles::Member> members;
    std::vector<battles::Recruit> recruits;
    for (const std::string& name : battles::types_of(plan)) {
        const int type = type_named(force.types, name);
        const cw::CoinType& coin = force.types[static_cast<std::size_t>(type)];
        force.coins.push_back({type, {}});
        members.push_back({name, coin.diameter});
        recruits.push_back({name, {{}, coin.radius()}, coin.command, 0});
    }
    const auto taken = battles::stand_up(plan, members, battles::Stand{});
    for (std::size_t i = 0; i < force.coins.size(); ++i) {
        force.coins[i].at = recruits[i].disc.center = taken->at[i];
        recruits[i].part = taken->parts[i];
    }
    force.armies = battles::cut_into_armies(recruits, plan.formation ? plan.formation->cut : battles::Cut::Rows);
    stand_at_front(force);
    return force;
}

Force force_of(const battles::Battle& battle, cw::Side side) {
    const cw::Scenario& scenario = battle.scenario;
    Force force;
    force.title = words::english(cw::display_name(scenario, side));
    force.types = scenario.types;
    // BX-10: in other battles a unit is a coin type of its own, for either side.
    for (cw::CoinType& type : force.types) {
        type.unit_of.clear();
        type.unit_side.reset();
    }
    std::map<int, int> index_of;
    for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
        const cw::CoinSetup& coin = scenario.coins[i];
        const bool comes = coin.at || coin.arrives > 0;
        if (coin.side != side || coin.watching || !comes) continue;
        index_of[static_cast<int>(i)] = static_cast<int>(force.coins.size());
        const Vec2 at = coin.at ? *coin.at : coin.area.front();
        force.coins.push_back({coin.type, in_own_frame(scenario, side, at), coin.arrives, coin.waits});
    }
    for (const std::vector<int>& army : scenario.armies) {
        std::vector<int> own;
        for (const int coin : army)
            if (const auto it = index_of.find(coin); it != index_of.end()) own.push_back(it->second);
        if (own.size() > 1) force.armies.push_back(std::move(own));
    }
    stand_at_front(force);
    return force;
}

}  // namespace lab
