#include "game/coin_wars/problems/selection.h"

#include <algorithm>

namespace problems {

bool is_worth_asking(const Problem& problem) {
    return problem.asked != Asked::Win || problem.theme != Theme::Strike || problem.solution.size() > 1;
}

namespace {

bool has(const std::vector<Problem>& box, const Problem& problem) {
    return std::ranges::any_of(box, [&](const Problem& one) {
        return !one.battle.is_null() && one.battle == problem.battle && one.actions == problem.actions;
    });
}

}  // namespace

std::vector<Problem> chosen(std::vector<Problem> found, std::size_t max) {
    constexpr std::size_t kThemes = static_cast<std::size_t>(Theme::Place) + 1;
    std::erase_if(found, [](const Problem& one) { return !is_worth_asking(one); });
    std::ranges::sort(found, [](const Problem& a, const Problem& b) {
        return std::tuple(!a.historical(), -a.work, a.name) < std::tuple(!b.historical(), -b.work, b.name);
    });
    std::array<std::size_t, kThemes> of{};
    std::vector<Problem> box;
    for (Problem& problem : found) {
        std::size_t& alike = of[static_cast<std::size_t>(problem.theme)];
        if (box.size() == max || alike == std::max<std::size_t>(1, max / 5) || has(box, problem)) continue;
        ++alike;
        box.push_back(std::move(problem));
    }
    std::ranges::sort(box, {}, [](const Problem& one) { return std::pair(one.work, one.name); });
    return box;
}

}  // namespace problems
