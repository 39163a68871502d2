#pragma once
// The breeder's archive (MAP-Elites with sliding borders): the best set-up of each kind. Kinds are cells over
// three traits; their borders are quantiles of all set-ups that were ever tried, so that the cells fill
// evenly.

#include <array>
#include <optional>
#include <vector>

#include "game/coin_wars/lab/force.h"
#include "game/coin_wars/lab/genome.h"

namespace lab {

// Share of value in Armies, share of value with Long Range (both 0 to 1), mean depth behind the front by
// value (inches).
using Traits = std::array<double, 3>;
inline constexpr std::array<int, 3> kCells{6, 6, 4};
Traits traits_of(const Force& force, cw::Price by);

struct Bred {
    Genome genome;
    battles::Plan plan;
    Force force;
    Traits traits{};
    double score = 0;        // mean against the gallery when it was last tested, 0 to 1
    std::int64_t pairs = 0;  // of that test
    int number = 0;          // of the candidate, in order of its making
};

class Elites {
public:
    std::array<int, 3> cell_of(const Traits& traits) const;
    // Who holds the cell of these traits; null: nobody.
    const Bred* holder(const Traits& traits) const;
    // Takes the cell, whoever held it.
    void put(Bred bred);
    // Counts traits towards the borders; at each doubling of their number all borders slide, and of two
    // elites that come to one cell the better stays.
    void note(const Traits& traits);

    // In order of their cells.
    std::vector<const Bred*> all() const;
    const Bred* best() const;  // null: there is none
    std::size_t size() const { return held_.size(); }

private:
    void slide();

    std::array<std::vector<double>, 3> seen_, borders_;
    std::vector<Bred> held_;
};

}  // namespace lab
