#include "game/coin_wars/lab/league.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "game/coin_wars/lab/matrix.h"

namespace lab {

Count LeagueCell::battles() const { return 2 * std::accumulate(pairs.begin(), pairs.end(), Count{0}); }

// A pair's half points are twice its wins plus its draws.
Count LeagueCell::wins() const {
    Count halves = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) halves += static_cast<Count>(i) * pairs[i];
    return (halves - draws) / 2;
}

LeagueCell LeagueTable::cell(std::size_t row, std::size_t column) const {
    const std::size_t n = entrants.size();
    if (row < column) return cells[cell_of(row, column, n)];
    LeagueCell turned = cells[cell_of(column, row, n)];
    std::ranges::reverse(turned.pairs);
    return turned;
}

// All cells have equal weight. Squared distances from the mean to the bounds add up, because the cells are independent.
Estimate LeagueTable::against_all(std::size_t row) const {
    double sum = 0, below = 0, above = 0;
    for (std::size_t column = 0; column < entrants.size(); ++column) {
        if (column == row) continue;
        const Estimate one = score(cell(row, column).pairs, IntervalKind::Fixed);
        sum += one.value;
        below += std::pow(one.value - one.interval.low, 2);
        above += std::pow(one.interval.high - one.value, 2);
    }
    const auto others = static_cast<double>(entrants.size() - 1);
    const double mean = sum / others;
    return {mean, {mean - std::sqrt(below) / others, mean + std::sqrt(above) / others}};
}

Count LeagueTable::draws(std::size_t row) const {
    Count all = 0;
    for (std::size_t column = 0; column < entrants.size(); ++column)
        if (column != row) all += cell(row, column).draws;
    return all;
}

std::vector<std::size_t> LeagueTable::order() const {
    std::vector<std::size_t> order(entrants.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{}, [this](std::size_t row) { return against_all(row).value; });
    return order;
}

const LeagueTable* League::find(const std::string& key) const {
    const auto found = std::ranges::find(tables, key, &LeagueTable::key);
    return found == tables.end() ? nullptr : &*found;
}

}  // namespace lab
