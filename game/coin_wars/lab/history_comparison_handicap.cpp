// Removes coins from a battle: see `weakened` in history_comparison.h.

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "game/coin_wars/lab/history_comparison.h"
#include "game/coin_wars/lab/touching_groups.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace lab {

namespace {

using rules::Json;

// Collects the names in a battle, outside the lists of coins and Armies.
void gather_names(const Json& json, std::set<std::string>& names) {
    if (json.is_string()) names.insert(json.get<std::string>());
    if (!json.is_structured()) return;
    for (const auto& [key, value] : json.items())
        if (key != "coins" && key != "armies" && key != "coin_set") gather_names(value, names);
    // In conditions and Going Beyond, `coins` is a number or a list of ids.
    if (const auto it = json.is_object() ? json.find("coins") : json.end();
        it != json.end() && it->is_array() && !it->empty() && it->front().is_string())
        for (const Json& name : *it) names.insert(name.get<std::string>());
}

// The coins of an Army, or the single coins of a type.
struct Body {
    std::vector<int> coins;
    std::size_t at_first = 0;
    bool army = false;
    double left() const { return static_cast<double>(coins.size()) / static_cast<double>(at_first); }
};

class Sparing {
public:
    Sparing(const cw::Scenario& scenario, cw::Side side) : scenario_(scenario), side_(side) {
        gather_names(cw::to_json(scenario), named_);
        std::set<int> in_army;
        for (const std::vector<int>& army : scenario.armies) {
            if (setup(army.front()).side != side) continue;
            bodies_.push_back({army, army.size(), true});
            in_army.insert(army.begin(), army.end());
        }
        std::map<int, Body> loose;
        for (int coin = 0; coin < static_cast<int>(scenario.coins.size()); ++coin) {
            if (setup(coin).side != side || setup(coin).watching) continue;
            ++of_type_[setup(coin).type];
            if (!in_army.contains(coin)) loose[setup(coin).type].coins.push_back(coin);
        }
        for (auto& [type, body] : loose) {
            body.at_first = body.coins.size();
            bodies_.push_back(std::move(body));
        }
    }

    // Takes the next coin to remove.
    std::optional<int> take() {
        std::vector<Body*> order;
        for (Body& body : bodies_) order.push_back(&body);
        std::ranges::stable_sort(order, std::ranges::greater{},
                                 [](const Body* body) { return body->left(); });
        for (Body* body : order)
            if (const auto coin = spared_by(*body)) {
                std::erase(body->coins, *coin);
                --of_type_[setup(*coin).type];
                return coin;
            }
        return std::nullopt;
    }

private:
    const cw::CoinSetup& setup(int coin) const { return scenario_.coins[static_cast<std::size_t>(coin)]; }

    // The coin farthest back, the last of equal ones.
    std::optional<int> spared_by(const Body& body) const {
        std::optional<int> best;
        for (const int coin : body.coins)
            if (may_go(body, coin) && (!best || depth(coin) >= depth(*best))) best = coin;
        return best;
    }

    double depth(int coin) const {
        if (!setup(coin).at) return 0;
        return side_ == cw::Side::Heads ? -setup(coin).at->y : setup(coin).at->y;
    }

    bool may_go(const Body& body, int coin) const {
        if (named_.contains(setup(coin).id) || of_type_.at(setup(coin).type) < 2) return false;
        if (!body.army) return true;
        if (body.coins.size() < 3 || scenario_.type_of(coin).command) return false;
        std::vector<int> rest = body.coins;
        std::erase(rest, coin);
        const auto placed = [&](int each) { return setup(each).at && setup(each).arrives == 0; };
        return !std::ranges::all_of(rest, placed) || is_linked(scenario_, rest);
    }

    const cw::Scenario& scenario_;
    cw::Side side_;
    std::set<std::string> named_;
    std::vector<Body> bodies_;
    std::map<int, int> of_type_;  // coins left of each type
};

Json without(Json battle, const char* side, const std::set<std::string>& gone) {
    Json& setup = battle["sides"][side];
    Json coins = Json::array(), armies = Json::array();
    for (const Json& coin : setup["coins"])
        if (!gone.contains(coin["id"].get<std::string>())) coins.push_back(coin);
    if (setup.contains("armies"))
        for (const Json& army : setup["armies"]) {
            Json members = Json::array();
            for (const Json& id : army)
                if (!gone.contains(id.get<std::string>())) members.push_back(id);
            armies.push_back(std::move(members));
        }
    setup["coins"] = std::move(coins);
    setup["armies"] = std::move(armies);
    return battle;
}

}  // namespace

std::optional<cw::Scenario> weakened(const cw::Scenario& scenario, cw::Side side, int coins) {
    Sparing sparing(scenario, side);
    std::set<std::string> gone;
    for (int i = 0; i < coins; ++i) {
        const auto coin = sparing.take();
        if (!coin) return std::nullopt;
        gone.insert(scenario.coins[static_cast<std::size_t>(*coin)].id);
    }
    auto weaker = cw::scenario_from_json(
        without(cw::to_json(scenario), side == cw::Side::Heads ? "heads" : "tails", gone));
    if (!weaker) return std::nullopt;
    return std::move(*weaker);
}

}  // namespace lab
