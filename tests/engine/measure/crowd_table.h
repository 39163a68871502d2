#pragma once
// Random crowds on a table, for the property tests of gathering and scattering.

#include <vector>

#include "engine/measure/crowd.h"
#include "random_table.h"

namespace measure {

inline constexpr double kRadii[]{0.375, 0.4175, 0.3525, 0.4775, 0.6025, 0.5215};  // CW-2

inline double random_radius(core::Random& random) { return kRadii[random.below(6)]; }

inline Vec2 random_place(core::Random& random, double width, double height) {
    const double x = random.between(1, width - 1);
    const double y = random.between(1, height - 1);
    return core::round_to_grid(Vec2{x, y});
}

inline bool is_free(const Disc& disc, const std::vector<Disc>& others, double min) {
    for (const Disc& other : others)
        if (gap(disc, other) < min) return false;
    return true;
}

// Returns coins connected by touching, added one by one.
inline std::vector<Disc> random_group(core::Random& random, Vec2 from, std::size_t count) {
    std::vector<Disc> group{{from, random_radius(random)}};
    while (group.size() < count) {
        const Disc& onto = group[random.below(static_cast<std::uint32_t>(group.size()))];
        const double radius = random_radius(random);
        const double angle = random.between(0, 6.283);
        const double reach = onto.radius + radius + random.between(0.001, 0.019);
        const Disc next{core::round_to_grid(onto.center + Vec2{std::cos(angle), std::sin(angle)} * reach), radius};
        if (is_free(next, group, 0)) group.push_back(next);
    }
    return group;
}

inline std::vector<Disc> random_coins(core::Random& random, const Surroundings& table, std::size_t count,
                                      const std::vector<Disc>& beside) {
    std::vector<Disc> coins;
    for (std::size_t tries = 0; coins.size() < count && tries < 50 * count; ++tries) {
        const Disc coin{random_place(random, table.table_width, table.table_height), random_radius(random)};
        if (is_free(coin, beside, 0.002) && is_free(coin, coins, 0.002)) coins.push_back(coin);
    }
    return coins;
}

// A group on a table whose first coin has moved, at most `longest`; the others must be brought up. The task points
// into `ground`.
struct CrowdScene {
    std::vector<std::vector<Vec2>> ground;
    GatherTask task;
};

inline CrowdScene random_scene(core::Random& random, std::size_t coins, double longest = 20) {
    CrowdScene scene;
    GatherTask& task = scene.task;
    task.around.table_width = 16;
    task.around.table_height = 12;
    std::vector<Disc> group;
    const auto on_table = [&](const Disc& d) {
        return d.center.x >= d.radius && d.center.x <= 16 - d.radius && d.center.y >= d.radius &&
               d.center.y <= 12 - d.radius;
    };
    do group = random_group(random, random_place(random, 16, 12), coins);
    while (!std::all_of(group.begin(), group.end(), on_table));
    Disc front = group[0];
    do front.center = random_place(random, 16, 12);
    while (distance(front.center, group[0].center) > longest);
    std::vector<Disc> all = group;
    all.push_back(front);
    task.around.enemies = random_coins(random, task.around, random.below(12), all);
    all.insert(all.end(), task.around.enemies.begin(), task.around.enemies.end());
    task.around.others = random_coins(random, task.around, random.below(6), all);
    if (random.below(2) == 0) {
        const Vec2 middle = random_place(random, 16, 12);
        const auto polygon = random_polygon(random, middle, 2);
        const auto clear = [&](const Disc& disc) { return gap(disc, polygon) > 0; };
        if (std::all_of(group.begin(), group.end(), clear) && clear(front)) scene.ground.push_back(polygon);
    }
    task.settled = {front};
    const Vec2 shift = front.center - group[0].center;
    const double farthest = random.below(3) == 0 ? length(shift) + random.between(0, 2) : 1e9;
    for (std::size_t i = 1; i < group.size(); ++i) {
        task.coming.push_back({group[i], group[i].center + shift, farthest, {}});
        for (const auto& polygon : scene.ground) task.coming.back().ground.push_back(polygon);
    }
    return scene;
}

}  // namespace measure
