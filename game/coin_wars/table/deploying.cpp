#include "game/coin_wars/table/deploying.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/core/box.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/deploy.h"

namespace table {

namespace {

constexpr double kSearchStep = 0.25, kSearchReach = 4;  // inches, for the search around the zone

bool allowed(const cw::Match& match, const std::vector<int>& coins, Vec2 by) {
    return !cw::CoinWars::check(match, shifted(match, coins, by));
}

// Adjusts the shift so that the coins' box lies in the zone's, as far as it fits.
Vec2 into_zone(const cw::Match& match, const std::vector<int>& coins, Vec2 by) {
    core::Box box{{1e9, 1e9}, {-1e9, -1e9}};
    for (const int coin : coins) {
        const double radius = match.type(coin).radius();
        box.low = {std::min(box.low.x, match.coin(coin).at.x - radius),
                   std::min(box.low.y, match.coin(coin).at.y - radius)};
        box.high = {std::max(box.high.x, match.coin(coin).at.x + radius),
                    std::max(box.high.y, match.coin(coin).at.y + radius)};
    }
    const core::Box zone = core::box_around(cw::deployment_zone(*match.scenario, match.side));
    const auto within = [](double wanted, double min, double max) {
        return std::clamp(wanted, std::min(min, max), std::max(min, max));
    };
    return core::round_to_grid(Vec2{within(by.x, zone.low.x - box.low.x, zone.high.x - box.high.x),
                                    within(by.y, zone.low.y - box.low.y, zone.high.y - box.high.y)});
}

// The allowed shift on rings around `middle`, nearest first.
std::optional<Vec2> around(const cw::Match& match, const std::vector<int>& coins, Vec2 middle, Vec2 wanted) {
    for (double radius = 0; radius <= kSearchReach; radius += kSearchStep) {
        const int places = std::max(1, static_cast<int>(2 * std::numbers::pi * radius / kSearchStep));
        std::optional<Vec2> best;
        for (int i = 0; i < places; ++i) {
            const double angle = 2 * std::numbers::pi * i / places;
            const Vec2 by = core::round_to_grid(middle + Vec2{std::cos(angle), std::sin(angle)} * radius);
            if (best && distance(by, wanted) >= distance(*best, wanted)) continue;
            if (allowed(match, coins, by)) best = by;
        }
        if (best) return best;
    }
    return std::nullopt;
}

// From an allowed shift, as far towards the wanted one as allowed.
Vec2 snug(const cw::Match& match, const std::vector<int>& coins, Vec2 found, Vec2 wanted) {
    Vec2 far = wanted;
    for (int i = 0; i < 8; ++i) {
        const Vec2 middle = core::round_to_grid((found + far) / 2);
        (allowed(match, coins, middle) ? found : far) = middle;
    }
    return found;
}

}  // namespace

cw::PlaceCoins shifted(const cw::Match& match, const std::vector<int>& coins, Vec2 by) {
    cw::PlaceCoins placing;
    for (const int coin : coins)
        placing.coins.push_back({match.id(coin), match.coin(coin).at + core::round_to_grid(by)});
    return placing;
}

std::optional<Vec2> nearest_shift(const cw::Match& match, const std::vector<int>& coins, Vec2 by) {
    const Vec2 wanted = core::round_to_grid(by);
    if (allowed(match, coins, wanted)) return wanted;
    const auto found = around(match, coins, into_zone(match, coins, wanted), wanted);
    return found ? std::optional(snug(match, coins, *found, wanted)) : std::nullopt;
}

std::vector<cw::Command> moving_together(const cw::Match& match, const std::vector<int>& coins, Vec2 by) {
    const cw::PlaceCoins placing = shifted(match, coins, by);
    std::vector<cw::Command> commands{placing};
    cw::Match laid = match;
    cw::apply(laid, placing);
    for (const cw::Army& army : match.armies) {
        const std::vector<int> members = cw::members(match, army.number);
        const bool whole =
            std::ranges::all_of(members, [&](int member) { return std::ranges::count(coins, member) > 0; });
        // The battle's own Armies form automatically.
        if (!whole || laid.in_army(members.front())) continue;
        cw::Form form{cw::ids_of(match, members)};
        if (army.commander != cw::kNoCoin) form.commander = match.id(army.commander);
        commands.emplace_back(form);
    }
    return commands;
}

}  // namespace table
