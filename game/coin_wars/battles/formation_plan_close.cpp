#include <algorithm>
#include <iterator>
#include <map>

#include "engine/core/grid.h"
#include "engine/measure/crowd.h"
#include "game/coin_wars/battles/formation_plan.h"

namespace battles {

namespace {

// A table so large that its edges never matter, with the formation in the middle.
constexpr double kTable = 4096;
constexpr Vec2 kMiddle{kTable / 2, kTable / 2};

// The most common diameter; the widest of equally common ones.
double commonest(std::span<const Member> members) {
    std::map<double, int> counts;
    for (const Member& member : members) ++counts[member.diameter];
    const auto less = [](const auto& a, const auto& b) { return a.second < b.second; };
    return std::max_element(counts.rbegin(), counts.rend(), less)->first;
}

// The coins that touching links to `first`, including it.
std::vector<std::size_t> linked_to(std::size_t first, const std::vector<measure::Disc>& discs,
                                   std::vector<std::size_t> rest) {
    std::erase(rest, first);
    std::vector<std::size_t> linked{first};
    for (std::size_t i = 0; i < linked.size(); ++i) {
        const measure::Disc link = discs[linked[i]];
        const auto touches = [&](std::size_t k) { return measure::touching(discs[k], link); };
        std::ranges::copy_if(rest, std::back_inserter(linked), touches);
        std::erase_if(rest, touches);
    }
    return linked;
}

}  // namespace

std::optional<TakenUp> close_up(const Plan& plan, std::span<const Member> members, const Stand& stand) {
    const bool closed = plan.formation && plan.formation->one_army && plan.shape.spacing == kSpacingLeast;
    if (!closed || members.empty()) return take_up(plan, members, stand);
    const double common = commonest(members);
    std::vector<Member> even(members.begin(), members.end());
    for (Member& member : even) member.diameter = common;
    auto taken = take_up(plan, even, stand);
    const Vec2 shift = core::round_to_grid(kMiddle - stand.front);
    std::vector<measure::Disc> wanted;
    std::vector<std::size_t> common_ones;
    for (std::size_t i = 0; i < members.size(); ++i) {
        wanted.push_back({taken->at[i] + shift, members[i].diameter / 2});
        if (members[i].diameter == common) common_ones.push_back(i);
    }
    const auto from_front = [&](std::size_t i) { return distance(wanted[i].center, kMiddle); };
    const auto settled =
        linked_to(*std::ranges::min_element(common_ones, {}, from_front), wanted, common_ones);

    measure::GatherTask task{{kTable, kTable, {}, {}}, {}, {}};
    for (const std::size_t i : settled) task.settled.push_back(wanted[i]);
    std::vector<std::size_t> brought;
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (std::ranges::count(settled, i) > 0) continue;
        brought.push_back(i);
        task.coming.push_back({wanted[i], wanted[i].center});
    }
    const auto places = measure::gather(task);
    for (std::size_t k = 0; k < brought.size(); ++k)
        if (places[k]) taken->at[brought[k]] = *places[k] - shift;
    return taken;
}

}  // namespace battles
