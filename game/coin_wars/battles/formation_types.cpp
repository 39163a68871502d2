#include "game/coin_wars/battles/formation_types.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <numeric>

#include "engine/core/lists.h"

namespace battles {

namespace {

using core::Vec2;

// Sort key: places are taken in ascending order.
std::array<double, 3> rank(Vec2 place, Where where) {
    // Differences in the last bits of a sine count as level.
    const Vec2 p = core::round_to_grid(place);
    const double out = std::abs(p.x);
    switch (where) {
        case Where::Front:
            return {-p.y, out, p.x};
        case Where::Rear:
            return {p.y, out, p.x};
        case Where::Left:
            return {p.x, -p.y, 0};
        case Where::Right:
            return {-p.x, -p.y, 0};
        case Where::Wings:
            return {-out, -p.y, p.x};
        case Where::Centre:
            break;
    }
    return {out, -p.y, p.x};
}

int count_of(std::span<const std::string> types, const std::string& type) {
    return static_cast<int>(std::ranges::count(types, type));
}

}  // namespace

int coins(const Mix& mix) {
    return std::accumulate(mix.begin(), mix.end(), 0, [](int sum, const Group& group) { return sum + group.coins; });
}

Mix scaled(const Mix& mix, int count) {
    const std::int64_t all = coins(mix);
    if (all == 0) return {};
    Mix result = mix;
    std::vector<std::size_t> by_remainder(mix.size());
    std::iota(by_remainder.begin(), by_remainder.end(), std::size_t{0});
    for (Group& group : result) group.coins = static_cast<int>(std::int64_t{group.coins} * count / all);
    const auto remainder = [&](std::size_t i) { return std::int64_t{mix[i].coins} * count % all; };
    std::ranges::stable_sort(by_remainder, std::ranges::greater{}, remainder);
    const int left = count - coins(result);
    for (int i = 0; i < left; ++i) ++result[by_remainder[static_cast<std::size_t>(i)]].coins;
    std::erase_if(result, [](const Group& group) { return group.coins == 0; });
    return result;
}

Mix mix_of(std::span<const std::string> types, const Mix& wishes) {
    Mix mix;
    for (const Group& wish : wishes) {
        // A type named several times is divided among its groups when the first of them comes up.
        if (core::contains(mix, wish.type, &Group::type)) continue;
        Mix of_type;
        std::ranges::copy_if(wishes, std::back_inserter(of_type),
                             [&](const Group& group) { return group.type == wish.type; });
        for (const Group& group : scaled(of_type, count_of(types, wish.type))) mix.push_back(group);
    }
    for (const std::string& type : types)
        if (!core::contains(mix, type, &Group::type)) mix.push_back({type, count_of(types, type), Where::Front});
    return mix;
}

std::vector<std::string> types_at(std::span<const Vec2> centres, const Mix& mix) {
    assert(coins(mix) == static_cast<int>(centres.size()));
    std::vector<std::string> types(centres.size());
    std::vector<std::size_t> free(centres.size());
    std::iota(free.begin(), free.end(), std::size_t{0});
    for (const Group& group : mix) {
        std::ranges::stable_sort(free, {}, [&](std::size_t i) { return rank(centres[i], group.where); });
        const auto taken = free.begin() + group.coins;
        for (auto it = free.begin(); it != taken; ++it) types[*it] = group.type;
        free.erase(free.begin(), taken);
        std::ranges::sort(free);
    }
    return types;
}

}  // namespace battles
