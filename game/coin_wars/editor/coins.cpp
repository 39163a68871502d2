#include "game/coin_wars/editor/coins.h"

#include <numbers>
#include <set>

#include "engine/core/lists.h"

namespace editor {

namespace {

cw::CoinSetup& setup(cw::Scenario& scenario, int coin) { return scenario.coin(coin); }

// The bounding box of all coins with a place, rims included.
struct Bounds {
    Vec2 low{1e9, 1e9}, high{-1e9, -1e9};
    Vec2 middle() const { return (low + high) / 2; }
};

Coins placed(const cw::Scenario& scenario, std::span<const int> coins) {
    Coins with_place;
    for (const int coin : coins)
        if (scenario.coin(coin).at) with_place.push_back(coin);
    return with_place;
}

Vec2 at(const cw::Scenario& scenario, int coin) { return *scenario.coin(coin).at; }
double radius(const cw::Scenario& scenario, int coin) { return scenario.type_of(coin).radius(); }

Bounds bounds(const cw::Scenario& scenario, std::span<const int> coins) {
    Bounds all;
    for (const int coin : coins) {
        const Vec2 p = at(scenario, coin);
        const double r = radius(scenario, coin);
        all.low = {std::min(all.low.x, p.x - r), std::min(all.low.y, p.y - r)};
        all.high = {std::max(all.high.x, p.x + r), std::max(all.high.y, p.y + r)};
    }
    return all;
}

void put(cw::Scenario& scenario, int coin, Vec2 place) { setup(scenario, coin).at = core::round_to_grid(place); }

std::set<std::string> ids(const cw::Scenario& scenario) {
    std::set<std::string> taken;
    for (const cw::CoinSetup& coin : scenario.coins) taken.insert(coin.id);
    return taken;
}

}  // namespace

std::string free_id(const std::set<std::string>& taken, cw::Side side) {
    const std::string letter = side == cw::Side::Heads ? "h" : "t";
    for (std::size_t n = 1;; ++n) {
        std::string id = letter;
        id.append(std::to_string(n));
        if (!taken.contains(id)) return id;
    }
}

int add_coin(cw::Scenario& scenario, int type, cw::Side side, std::optional<Vec2> at) {
    cw::CoinSetup coin;
    coin.id = free_id(ids(scenario), side);
    coin.type = type;
    coin.side = side;
    if (at) coin.at = core::round_to_grid(*at);
    scenario.coins.push_back(std::move(coin));
    return static_cast<int>(scenario.coins.size()) - 1;
}

void move_coins(cw::Scenario& scenario, std::span<const int> coins, Vec2 by) {
    for (const int coin : placed(scenario, coins)) put(scenario, coin, at(scenario, coin) + by);
}

battles::Site site_beside(const cw::Scenario& scenario, std::span<const int> moved) {
    const Vec2 corner{scenario.width, scenario.height};
    battles::Site site{corner.x, corner.y, {{0, 0}, {corner.x, 0}, corner, {0, corner.y}}, {}, {}};
    for (const cw::Terrain& ground : scenario.terrain)
        if (ground.kind == cw::Ground::Impassable && ground.holds_at_first()) site.barriers.push_back(ground.polygon);
    for (int coin = 0; coin < static_cast<int>(scenario.coins.size()); ++coin)
        if (scenario.coin(coin).at && scenario.coin(coin).arrives == 0 && !core::contains(moved, coin))
            site.lying.push_back({at(scenario, coin), radius(scenario, coin)});
    return site;
}

void settle(cw::Scenario& scenario, std::span<const int> coins) {
    const Coins moved = placed(scenario, coins);
    const battles::Site site = site_beside(scenario, moved);
    std::vector<battles::Wish> wishes;
    for (const int coin : moved) wishes.push_back({{at(scenario, coin), radius(scenario, coin)}});
    const battles::Fitted fitted = battles::fit(site, wishes);
    for (std::size_t i = 0; i < moved.size(); ++i)
        if (fitted.at[i]) put(scenario, moved[i], *fitted.at[i]);
}

void take_up(cw::Scenario& scenario, std::span<const int> coins) {
    for (const int coin : coins) setup(scenario, coin).at.reset();
}

void align(cw::Scenario& scenario, std::span<const int> coins, Edge edge) {
    const Coins all = placed(scenario, coins);
    const Bounds around = bounds(scenario, all);
    for (const int coin : all) {
        Vec2 p = at(scenario, coin);
        const double r = radius(scenario, coin);
        if (edge == Edge::Left) p.x = around.low.x + r;
        if (edge == Edge::Centre) p.x = around.middle().x;
        if (edge == Edge::Right) p.x = around.high.x - r;
        if (edge == Edge::Front) p.y = around.high.y - r;
        if (edge == Edge::Middle) p.y = around.middle().y;
        if (edge == Edge::Back) p.y = around.low.y + r;
        put(scenario, coin, p);
    }
}

void distribute(cw::Scenario& scenario, std::span<const int> coins, Axis axis) {
    Coins all = placed(scenario, coins);
    if (all.size() < 3) return;
    double Vec2::*const along = axis == Axis::Across ? &Vec2::x : &Vec2::y;
    std::ranges::stable_sort(all, {}, [&](int coin) { return at(scenario, coin).*along; });
    double inside = 0;  // diameters between the outermost centres
    for (const int coin : all) inside += 2 * radius(scenario, coin);
    inside -= radius(scenario, all.front()) + radius(scenario, all.back());
    const double from = at(scenario, all.front()).*along, to = at(scenario, all.back()).*along;
    const double gap = (to - from - inside) / static_cast<double>(all.size() - 1);
    double rim = from + radius(scenario, all.front());
    for (std::size_t i = 1; i + 1 < all.size(); ++i) {
        const double r = radius(scenario, all[i]);
        Vec2 p = at(scenario, all[i]);
        p.*along = rim + gap + r;
        rim = p.*along + r;
        put(scenario, all[i], p);
    }
}

void mirror(cw::Scenario& scenario, std::span<const int> coins) {
    const Coins all = placed(scenario, coins);
    const double middle = bounds(scenario, all).middle().x;
    for (const int coin : all) {
        const Vec2 p = at(scenario, coin);
        put(scenario, coin, {2 * middle - p.x, p.y});
    }
}

void turn(cw::Scenario& scenario, std::span<const int> coins, double degrees) {
    const Coins all = placed(scenario, coins);
    const Vec2 middle = bounds(scenario, all).middle();
    const double angle = degrees * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
    for (const int coin : all) {
        const Vec2 arm = at(scenario, coin) - middle;
        put(scenario, coin, middle + Vec2{c * arm.x - s * arm.y, s * arm.x + c * arm.y});
    }
}

Clip clip_of(const cw::Scenario& scenario, std::span<const int> coins) {
    Clip clip;
    std::map<int, int> within;
    for (const int coin : coins) {
        within[coin] = static_cast<int>(clip.coins.size());
        clip.coins.push_back(scenario.coin(coin));
        clip.types.push_back(scenario.type_of(coin).name);
    }
    for (const auto& army : scenario.armies) {
        if (!std::ranges::all_of(army, [&](int coin) { return within.contains(coin); })) continue;
        clip.armies.emplace_back();
        for (const int coin : army) clip.armies.back().push_back(within[coin]);
    }
    if (const Coins all = placed(scenario, coins); !all.empty()) clip.middle = bounds(scenario, all).middle();
    return clip;
}

std::optional<int> type_of(const Clip& clip, std::size_t i, const cw::Scenario& scenario) {
    const auto type = std::ranges::find(scenario.types, clip.types[i], &cw::CoinType::name);
    if (type == scenario.types.end()) return std::nullopt;
    return static_cast<int>(type - scenario.types.begin());
}

Coins paste(cw::Scenario& scenario, const Clip& clip, Vec2 middle) {
    Coins made;
    std::map<int, int> here;
    std::set<std::string> taken = ids(scenario);
    for (std::size_t i = 0; i < clip.coins.size(); ++i) {
        const auto type = type_of(clip, i, scenario);
        if (!type) continue;
        cw::CoinSetup coin = clip.coins[i];
        coin.type = *type;
        coin.id = free_id(taken, coin.side);
        coin.name.clear();
        taken.insert(coin.id);
        if (coin.at) coin.at = core::round_to_grid(*coin.at + (middle - clip.middle));
        here[static_cast<int>(i)] = static_cast<int>(scenario.coins.size());
        made.push_back(static_cast<int>(scenario.coins.size()));
        scenario.coins.push_back(std::move(coin));
    }
    for (const auto& army : clip.armies) {
        if (!std::ranges::all_of(army, [&](int coin) { return here.contains(coin); })) continue;
        scenario.armies.emplace_back();
        for (const int coin : army) scenario.armies.back().push_back(here[coin]);
    }
    return made;
}

Coins copy_across(cw::Scenario& scenario, std::span<const int> coins) {
    Clip clip = clip_of(scenario, coins);
    const Vec2 corner{scenario.width, scenario.height};
    for (cw::CoinSetup& coin : clip.coins) {
        coin.side = cw::other(coin.side);
        if (coin.at) coin.at = corner - *coin.at;
        for (Vec2& point : coin.area) point = corner - point;
    }
    return paste(scenario, clip, clip.middle);
}

void dissolve(cw::Scenario& scenario, std::span<const int> coins) {
    for (auto& army : scenario.armies) std::erase_if(army, [&](int coin) { return core::contains(coins, coin); });
    std::erase_if(scenario.armies, [](const auto& army) { return army.size() < 2; });
}

void form_army(cw::Scenario& scenario, std::span<const int> coins) {
    dissolve(scenario, coins);
    if (coins.size() > 1) scenario.armies.emplace_back(coins.begin(), coins.end());
}

Coins with_their_armies(const cw::Scenario& scenario, std::span<const int> coins) {
    std::set<int> all(coins.begin(), coins.end());
    for (const auto& army : scenario.armies)
        if (std::ranges::any_of(army, [&](int coin) { return all.contains(coin); }))
            all.insert(army.begin(), army.end());
    return {all.begin(), all.end()};
}

}  // namespace editor
