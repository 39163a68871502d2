#pragma once
// The breeder's archive (MAP-Elites with sliding borders): the best set-up of each kind. Kinds are cells over three
// traits; the borders are quantiles of all set-ups ever tried, so the cells fill evenly.

#include <array>
#include <vector>

#include "game/coin_wars/lab/force.h"
#include "game/coin_wars/lab/genome.h"

namespace lab {

// Share of value in Armies, share of value with Long Range (both 0 to 1), mean depth behind the front weighted by value
// (inches).
using Traits = std::array<double, 3>;
inline constexpr std::array<int, 3> kCells{6, 6, 4};
Traits traits_of(const Force& force, cw::Price by);

struct Individual {
    Genome genome;
    battles::FormationPlan plan;
    Force force;
    Traits traits{};
    double score = 0;        // mean against the reference opponents in its last test, 0 to 1
    double ready = 0.5;      // the same against the ready-made ones only
    std::int64_t pairs = 0;  // fought in that test
    int number = 0;          // of the candidate, in order of creation; -1 for ready-made ones

    bool loses_to_ready() const { return ready < 0.5; }
};
// Compares by score, but set-ups that lose to the ready-made opponents rank below all others.
bool better(const Individual& one, const Individual& other);

class Elites {
public:
    std::array<int, 3> cell_of(const Traits& traits) const;
    // The elite in the cell of these traits; nullptr if the cell is empty.
    const Individual* holder(const Traits& traits) const;
    // Takes over the cell, replacing its elite.
    void put(Individual individual);
    // Counts traits towards the borders. Each time their number doubles, all borders slide; if two elites end up in one
    // cell, the better one stays.
    void note(const Traits& traits);

    // In order of cells.
    std::vector<const Individual*> all() const;
    const Individual* best() const;  // nullptr if there is none
    std::size_t size() const { return held_.size(); }

private:
    void slide();

    std::array<std::vector<double>, 3> seen_, borders_;
    std::vector<Individual> held_;
};

}  // namespace lab
