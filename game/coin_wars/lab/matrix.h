#pragma once
// The matrix: all forces against each other, one contest per cell, and the combined evaluation.

#include <span>
#include <vector>

#include "game/coin_wars/lab/run.h"

namespace lab {

struct MatrixTerms {
    Ground ground = bare_felt();
    Player player;  // plays both sides
    std::uint64_t seed = 1;
    int pairs = 250;  // most pairs per cell
    bool early_stop = true;
    double alpha = 0.05;  // for all cells together: each stops at alpha / cells
};

// For m forces: contest number `cell_of(row, column, m)` has force `row` as A and `column` as B, row < column.
core::Result<std::vector<Contest>, words::Phrase> all_against_all(std::span<const Force> forces,
                                                                  const MatrixTerms& terms);
std::size_t cells(std::size_t forces);  // m (m - 1) / 2
std::size_t cell_of(std::size_t row, std::size_t column, std::size_t forces);

// The alpha for each contest, so that all their intervals together hold at `alpha`.
double alpha_of_each(double alpha, std::size_t contests);

// A cell from its row's point of view; below the diagonal the parties are swapped.
struct Cell {
    Count pairs = 0;
    Estimate score;  // the row's score; the intervals of all cells together hold at alpha
    bool finished = false;
    bool sure = false;  // the interval of the score excludes 1/2
    PlaceWins place = PlaceWins::Neither;
};
struct Rank {
    std::size_t force = 0;
    double score = 0.5;  // mean over its started cells
    bool begun = false;  // some cell has started
};
struct ScoreTable {
    std::vector<std::vector<Cell>> cells;  // [row][column]; the diagonal is empty
    std::vector<Rank> order;               // best first, ties in order of forces
};
ScoreTable table_of(std::span<const Standing> standings, std::size_t forces, double alpha = 0.05);

}  // namespace lab
