#include "game/coin_wars/lab/matrix.h"

namespace lab {

namespace {

Cell cell_of(const Standing& standing, int row, double alpha) {
    const Tally& tally = standing.tally;
    Cell cell{tally.pairs_fought(), score(tally, standing.kind, alpha)};
    if (row == 1) cell.score = turned_over(cell.score);
    cell.finished = standing.why != Why::Going;
    cell.sure = cell.score.interval.excludes(0.5);
    cell.place = place_wins(tally, standing.kind, alpha);
    return cell;
}

}  // namespace

double alpha_of_each(double alpha, std::size_t contests) {
    return alpha / static_cast<double>(std::max<std::size_t>(1, contests));
}

std::size_t cells(std::size_t forces) { return forces * (forces - 1) / 2; }

std::size_t cell_of(std::size_t row, std::size_t column, std::size_t forces) {
    return row * forces - row * (row + 1) / 2 + column - row - 1;
}

core::Result<std::vector<Contest>, words::Phrase> all_against_all(std::span<const Force> forces,
                                                                  const MatrixTerms& terms) {
    std::vector<Contest> contests;
    for (std::size_t row = 0; row < forces.size(); ++row)
        for (std::size_t column = row + 1; column < forces.size(); ++column) {
            auto meeting = meet(forces[row], forces[column], terms.ground);
            if (!meeting) return core::failure(meeting.error());
            Contest contest;
            contest.a = forces[row].title;
            contest.b = forces[column].title;
            contest.meetings = {std::move(*meeting)};
            contest.players = {terms.player, terms.player};
            contest.seed = terms.seed;
            contest.pairs = terms.pairs;
            contest.stop.reset();
            if (terms.early_stop) contest.stop = EarlyStop{.alpha = alpha_of_each(terms.alpha, cells(forces.size()))};
            contests.push_back(std::move(contest));
        }
    return contests;
}

ScoreTable table_of(std::span<const Standing> standings, std::size_t forces, double alpha) {
    ScoreTable table;
    table.cells.assign(forces, std::vector<Cell>(forces));
    const double own = alpha_of_each(alpha, cells(forces));
    for (std::size_t row = 0; row < forces; ++row)
        for (std::size_t column = row + 1; column < forces; ++column) {
            const std::size_t number = cell_of(row, column, forces);
            table.cells[row][column] = cell_of(standings[number], 0, own);
            table.cells[column][row] = cell_of(standings[number], 1, own);
        }
    for (std::size_t row = 0; row < forces; ++row) {
        double sum = 0, begun = 0;
        for (const Cell& cell : table.cells[row]) {
            if (cell.pairs == 0) continue;
            sum += cell.score.value;
            ++begun;
        }
        table.order.push_back({row, begun > 0 ? sum / begun : 0.5, begun > 0});
    }
    std::ranges::stable_sort(table.order, std::ranges::greater{}, &Rank::score);
    return table;
}

}  // namespace lab
