#include "game/coin_wars/lab/elites.h"

#include <bit>

namespace lab {

namespace {

constexpr std::size_t kFirstSlide = 16;  // number of traits at the first slide; later slides at each doubling

}  // namespace

Traits traits_of(const Force& force, cw::Price by) {
    double all = 0, in_armies = 0, ranged = 0, depth = 0;
    const auto worth = [&](const ForceCoin& coin) {
        return cw::price(force.types[static_cast<std::size_t>(coin.type)], by);
    };
    for (const ForceCoin& coin : force.coins) {
        all += worth(coin);
        depth += worth(coin) * -coin.at.y;
        if (force.types[static_cast<std::size_t>(coin.type)].long_range) ranged += worth(coin);
    }
    for (const std::vector<int>& army : force.armies)
        for (const int coin : army) in_armies += worth(force.coins[static_cast<std::size_t>(coin)]);
    return all > 0 ? Traits{in_armies / all, ranged / all, depth / all} : Traits{};
}

bool better(const Individual& one, const Individual& other) {
    if (one.loses_to_ready() != other.loses_to_ready()) return other.loses_to_ready();
    return one.score > other.score;
}

std::array<int, 3> Elites::cell_of(const Traits& traits) const {
    std::array<int, 3> cell{};
    for (std::size_t i = 0; i < 3; ++i)
        cell[i] = static_cast<int>(std::ranges::lower_bound(borders_[i], traits[i]) - borders_[i].begin());
    return cell;
}

const Individual* Elites::holder(const Traits& traits) const {
    const auto cell = cell_of(traits);
    const auto it =
        std::ranges::find_if(held_, [&](const Individual& individual) { return cell_of(individual.traits) == cell; });
    return it == held_.end() ? nullptr : &*it;
}

void Elites::put(Individual individual) {
    const auto cell = cell_of(individual.traits);
    std::erase_if(held_, [&](const Individual& each) { return cell_of(each.traits) == cell; });
    held_.push_back(std::move(individual));
    std::ranges::sort(held_, {}, [&](const Individual& each) { return cell_of(each.traits); });
}

void Elites::note(const Traits& traits) {
    for (std::size_t i = 0; i < 3; ++i) seen_[i].push_back(traits[i]);
    const std::size_t noted = seen_[0].size();
    if (noted >= kFirstSlide && std::has_single_bit(noted)) slide();
}

void Elites::slide() {
    for (std::size_t i = 0; i < 3; ++i) {
        std::vector<double> sorted = seen_[i];
        std::ranges::sort(sorted);
        borders_[i].clear();
        const auto cells = static_cast<std::size_t>(kCells[i]);
        for (std::size_t border = 1; border < cells; ++border)
            borders_[i].push_back(sorted[border * sorted.size() / cells]);
    }
    // From the best down, each elite takes its cell if it is still empty.
    std::vector<Individual> old = std::exchange(held_, {});
    std::ranges::stable_sort(old, better);
    for (Individual& individual : old)
        if (!holder(individual.traits)) put(std::move(individual));
}

std::vector<const Individual*> Elites::all() const {
    std::vector<const Individual*> list;
    for (const Individual& individual : held_) list.push_back(&individual);
    return list;
}

const Individual* Elites::best() const {
    const auto it = std::ranges::min_element(held_, better);
    return it == held_.end() ? nullptr : &*it;
}

}  // namespace lab
