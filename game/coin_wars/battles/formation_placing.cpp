#include "game/coin_wars/battles/formation_placing.h"

#include <numbers>
#include <numeric>

#include "game/coin_wars/battles/formation_armies.h"

namespace battles {

namespace {

constexpr double kSnapsWithin = 4;  // degrees

// With custom places: coins of the plan's types first, then any others, as many as there are places. Otherwise all
// coins.
std::vector<int> chosen_for(const FormationPlan& plan, std::span<const Available> coins) {
    std::vector<int> chosen(coins.size());
    std::iota(chosen.begin(), chosen.end(), 0);
    if (plan.formation || plan.places.size() >= coins.size()) return chosen;
    std::vector<std::string> wanted = types_of(plan);
    std::stable_partition(chosen.begin(), chosen.end(), [&](int coin) {
        const auto found = std::ranges::find(wanted, coins[static_cast<std::size_t>(coin)].member.type);
        if (found == wanted.end()) return false;
        wanted.erase(found);
        return true;
    });
    chosen.resize(plan.places.size());
    return chosen;
}

std::vector<std::vector<int>> armies_of(const Lying& lying, std::span<const Available> coins,
                                        const std::vector<int>& parts, Cut cut) {
    std::vector<Recruit> recruits;
    std::vector<int> of;
    for (std::size_t i = 0; i < lying.coins.size(); ++i) {
        if (!lying.at[i]) continue;
        const Available& coin = coins[static_cast<std::size_t>(lying.coins[i])];
        recruits.push_back({coin.member.type, {*lying.at[i], coin.member.diameter / 2}, coin.command, parts[i]});
        of.push_back(lying.coins[i]);
    }
    std::vector<std::vector<int>> armies = cut_into_armies(recruits, cut);
    for (std::vector<int>& army : armies)
        for (int& member : army) member = of[static_cast<std::size_t>(member)];
    return armies;
}

Layout layout_of(const FormationPlan& plan, int count) {
    if (plan.formation) return lay_out(*plan.formation, count, plan.shape);
    Layout layout;
    for (const Spot& spot : plan.places) {
        layout.centres.push_back(spot.at);
        layout.parts.push_back(0);
    }
    return layout;
}

}  // namespace

Lying lay(const Site& site, std::span<const Available> coins, const FormationPlan& plan, const Stand& stand) {
    std::vector<int> chosen = chosen_for(plan, coins);
    std::vector<Member> members;
    for (const int coin : chosen) members.push_back(coins[static_cast<std::size_t>(coin)].member);
    const auto taken = stand_up(plan, members, stand);
    if (!taken) return {};
    // Coins in front are placed first.
    std::vector<std::size_t> order(chosen.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) {
        return core::round_to_grid(dot(taken->at[i], stand.forward) / 0.25);
    });
    std::vector<Wish> wishes;
    std::vector<int> parts;
    Lying lying;
    for (const std::size_t i : order) {
        const Available& coin = coins[static_cast<std::size_t>(chosen[i])];
        wishes.push_back({{taken->at[i], coin.member.diameter / 2}, coin.passes});
        parts.push_back(taken->parts[i]);
        lying.coins.push_back(chosen[i]);
    }
    const Vec2 way = way_into(site, wishes);
    for (Wish& wish : wishes) wish.disc.center = wish.disc.center + way;
    Fitted fitted = fit(site, wishes);
    lying.at = std::move(fitted.at);
    lying.gave_way.resize(wishes.size());
    for (const int i : fitted.gave_way) lying.gave_way[static_cast<std::size_t>(i)] = true;
    lying.armies = armies_of(lying, coins, parts, plan.formation ? plan.formation->cut : Cut::Rows);
    return lying;
}

Stand on_drawn_line(Vec2 from, Vec2 to, Vec2 forward, Straight straight) {
    if (dot(left_of(to - from), forward) < 0) std::swap(from, to);
    const Vec2 right = -left_of(forward);
    const double off = std::abs(std::atan2(cross(right, to - from), dot(right, to - from)));
    if (straight == Straight::Snaps && off <= kSnapsWithin * std::numbers::pi / 180) {
        const Vec2 middle = (from + to) / 2, half = right * (distance(from, to) / 2);
        return {middle, forward, 2 * core::length(half)};
    }
    return on_line(from, to);
}

Vec2 extent(const FormationPlan& plan, int count) {
    const std::vector<Vec2> centres = layout_of(plan, count).centres;
    if (centres.empty()) return {};
    const auto [left, right] = std::ranges::minmax(centres, {}, &Vec2::x);
    const auto [rear, front] = std::ranges::minmax(centres, {}, &Vec2::y);
    return {right.x - left.x + 1, front.y - rear.y + 1};
}

int abreast(const FormationPlan& plan, int count) {
    const Layout layout = layout_of(plan, count);
    return std::max(1, static_cast<int>(std::ranges::count(layout.parts, 0)));
}

double width_for(const FormationPlan& plan, int count, int wanted) {
    constexpr double kStep = 0.5;
    FormationPlan tried = plan;
    tried.shape.width = 1;
    const double widest = 1 + 4 * plan.shape.spacing * wanted;
    while (tried.shape.width < widest && abreast(tried, count) < wanted) tried.shape.width += kStep;
    return tried.shape.width;
}

Boxed in_box(const FormationPlan& plan, int count, double diameter, Vec2 corner, Vec2 other, Vec2 forward) {
    const Vec2 right = -left_of(forward), across = other - corner;
    const double width = std::abs(dot(across, right)), depth = std::abs(dot(across, forward));
    const Vec2 front = (corner + other) / 2 + forward * (depth / 2 - diameter / 2);
    const bool heeds_width = plan.formation && plan.formation->parameters.width;
    Boxed best{plan.shape, {front, forward, 0}};
    double widest_spacing = 0;
    for (int files = 1; files <= (heeds_width ? count : 1); ++files) {
        FormationPlan tried = plan;
        tried.shape.spacing = kMinSpacing;
        tried.shape.width = heeds_width ? files : 0;
        const Vec2 size = extent(tried, count);
        const auto grown = [&](double room, double needed) {
            return needed > 1 ? (room / diameter - 1) / (needed - 1) : kMaxSpacing;
        };
        const double spacing = std::min(grown(width, size.x), grown(depth, size.y));
        if (spacing <= widest_spacing && files > 1) continue;
        widest_spacing = spacing;
        tried.shape.spacing = std::clamp(spacing, kMinSpacing, kMaxSpacing);
        if (heeds_width) tried.shape.width = 1 + (size.x - 1) * tried.shape.spacing + 1e-6;
        best.shape = tried.shape;
    }
    return best;
}

Stand turned(Vec2 front, Vec2 forward, double degrees) {
    const double ahead = std::atan2(forward.y, forward.x) * 180 / std::numbers::pi;
    return facing(front, ahead + degrees);
}

}  // namespace battles
