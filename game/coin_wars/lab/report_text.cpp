// Reports as text.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/lab/report.h"

namespace lab {

namespace {

// "61.2 %"
std::string percent(double share) {
    const long tenths = std::lround(share * 1000);
    return std::to_string(tenths / 10).append(1, '.').append(std::to_string(tenths % 10)).append(" %");
}

std::string row(const std::string& name, const Estimate& estimate) {
    return "  " + name + " " + percent(estimate.value) + "  (" + percent(estimate.interval.low) + " to " +
           percent(estimate.interval.high) + ")\n";
}

std::string to_width(std::string text, std::size_t width) {
    text.insert(0, width - std::min(width, text.size()), ' ');
    return text;
}

}  // namespace

std::string report_text(const Contest& contest, const Standing& standing) {
    const Tally& tally = standing.tally;
    std::string text = contest.a + " against " + contest.b + ": " + std::to_string(tally.battles()) +
                       " battles, " + std::string(word_of(standing.why)) + "\n";
    text += row(contest.a + " wins", wins(tally, 0, standing.kind));
    text += row(contest.b + " wins", wins(tally, 1, standing.kind));
    text += row("draws", draws(tally, standing.kind));
    text += row("score of " + contest.a, score(tally, standing.kind));
    text += row("who begins wins", first_mover(tally, standing.kind));
    text.append("  median length ").append(std::to_string(length_quantile(tally, 0.5))).append(" turns\n");
    return text;
}

std::string matrix_text(std::span<const Contest> contests, std::span<const Standing> standings) {
    constexpr std::size_t kColumn = 6;
    std::size_t forces = 2;
    while (cells(forces) < contests.size()) ++forces;
    std::vector<std::string> names{contests[0].a};
    for (std::size_t i = 0; i + 1 < forces; ++i) names.push_back(contests[i].b);
    const Table table = table_of(standings, forces);
    std::string text = "\nWho beats whom: score of the row in hundredths, * where it is sure of all\n";
    for (std::size_t place = 0; place < forces; ++place) {
        const std::size_t force = table.order[place].force;
        text += to_width(std::to_string(place + 1), 3) +
                to_width(std::to_string(std::lround(table.order[place].score * 100)), kColumn);
        for (const Rank& other : table.order) {
            const Cell& cell = table.cells[force][other.force];
            text += to_width(cell.pairs == 0 ? "-"
                                             : std::to_string(std::lround(cell.score.value * 100)) +
                                                   (cell.sure ? "*" : " "),
                             kColumn);
        }
        text += "  " + names[force] + "\n";
    }
    return text;
}

}  // namespace lab
