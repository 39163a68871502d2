#include "game/coin_wars/editor/regiments.h"

#include <algorithm>
#include <cmath>

#include "game/coin_wars/battles/formation_armies.h"
#include "game/coin_wars/battles/formation_placing.h"

namespace editor {

namespace {

// Returns the place in the middle behind them, touching the rearmost coin, or the nearest if none is in the middle.
Vec2 behind(const std::vector<Vec2>& others, double apart, Vec2 ahead) {
    const Vec2 right{ahead.y, -ahead.x};
    Vec2 sum;
    for (const Vec2 one : others) sum = sum + one;
    double across = dot(sum / static_cast<double>(others.size()), right);
    const auto off = [&](Vec2 one) { return std::abs(dot(one, right) - across); };
    const Vec2 nearest = *std::ranges::min_element(others, {}, off);
    if (off(nearest) >= apart) across = dot(nearest, right);
    double along = dot(nearest, ahead);
    for (const Vec2 one : others)
        if (off(one) < apart) along = std::min(along, dot(one, ahead) - std::sqrt(apart * apart - off(one) * off(one)));
    return right * across + ahead * along;
}

void add_leader(const cw::Scenario& scenario, battles::Site& site, const Regiment& regiment, Vec2 ahead,
                Mustered& mustered) {
    if (!regiment.leader || mustered.at.empty()) return;
    const double radius = scenario.type(*regiment.leader).radius(), other = scenario.type(regiment.type).radius();
    for (const Vec2 at : mustered.at) site.lying.push_back({at, other});
    const battles::Wish wish{{behind(mustered.at, radius + other, ahead), radius}};
    const battles::Fitted fitted = battles::fit(site, std::span(&wish, 1));
    if (!fitted.at.front()) return;
    mustered.types.push_back(*regiment.leader);
    mustered.at.push_back(*fitted.at.front());
}

}  // namespace

std::optional<int> leader_for(const cw::Scenario& scenario, int type) {
    if (scenario.type(type).command) return std::nullopt;
    const auto found = std::ranges::find(scenario.types, true, &cw::CoinType::command);
    if (found == scenario.types.end()) return std::nullopt;
    return static_cast<int>(found - scenario.types.begin());
}

Mustered muster(const cw::Scenario& scenario, const Regiment& regiment, Vec2 front, Vec2 ahead) {
    battles::Site site = site_beside(scenario, {});
    const cw::CoinType& type = scenario.type(regiment.type);
    const battles::Available one{{type.name, type.diameter}, type.command, {}};
    const std::vector<battles::Available> coins(static_cast<std::size_t>(regiment.count), one);
    const battles::Lying lying = battles::lay(site, coins, regiment.plan, battles::turned(front, ahead, 0));
    Mustered mustered;
    for (const auto& at : lying.at)
        if (at) mustered.at.push_back(*at);
    mustered.types.assign(mustered.at.size(), regiment.type);
    add_leader(scenario, site, regiment, ahead, mustered);
    if (!regiment.army) return mustered;
    std::vector<battles::Recruit> recruits;
    for (std::size_t i = 0; i < mustered.at.size(); ++i) {
        const cw::CoinType& as = scenario.type(mustered.types[i]);
        recruits.push_back({as.name, {mustered.at[i], as.radius()}, as.command});
    }
    const auto* const formation = regiment.plan.formation;
    mustered.armies = battles::cut_into_armies(recruits, formation ? formation->cut : battles::Cut::Rows);
    return mustered;
}

Coins add_regiment(cw::Scenario& scenario, const Regiment& regiment, const Mustered& mustered) {
    Coins made;
    for (std::size_t i = 0; i < mustered.at.size(); ++i)
        made.push_back(add_coin(scenario, mustered.types[i], regiment.side, mustered.at[i]));
    for (const std::vector<int>& army : mustered.armies) {
        Coins members;
        for (const int member : army) members.push_back(made[static_cast<std::size_t>(member)]);
        form_army(scenario, members);
    }
    return made;
}

}  // namespace editor
