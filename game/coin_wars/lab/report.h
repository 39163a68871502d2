#pragma once
// Reports: JSON with everything, CSV with one line per cell.

#include <cstdint>
#include <span>
#include <string>

#include "game/coin_wars/lab/history_comparison.h"
#include "game/coin_wars/lab/run.h"
#include "game/kit/json.h"

namespace lab {

inline constexpr const char* kReportFormat = "coinwars-lab-report/1";

// Measurements in addition to the results; 0: unknown.
struct Effort {
    double wall_seconds = 0, cpu_seconds = 0;
    std::int64_t actions = 0;  // done in that time, including battles that do not count
    int workers = 0;
};

// Number of contests whose intervals hold together at 95 %: those of a matrix are wider because of it.
using Together = std::size_t;

// {"a", "b", "pairs", "battles", "a_wins", "score", ...}: shares from 0 to 1 with their intervals, counts, histograms
// by turn, losses by type, the heat map in rows from A's edge upwards, the reason to stop, what the intervals cover
// ("level", "together"), what both sides bring ("coins").
rules::Json report_json(const Contest& contest, const Standing& standing, Together together);
// All contests of a run: {"format": kReportFormat, "contests": [...], "actions_per_cpu_second": ..., ...}.
rules::Json report_json(std::span<const Contest> contests, std::span<const Standing> standings, const Effort& effort);
// {"recorded_winner", "simulated_winner", "heads": {"recorded": [low, high], "simulated", "agrees"}, "tails"}; shares.
rules::Json history_json(const History& history);
std::string history_text(const Contest& contest, const History& history);
// {"party": "a", "coins", "most", "score", "low", "high", "enough", "even"}
rules::Json handicap_json(const Handicap& handicap);
std::string handicap_text(const Contest& contest, const Handicap& handicap);
// A header and one line per contest: counts, shares, intervals.
std::string report_csv(std::span<const Contest> contests, std::span<const Standing> standings);
// A pair measured again with a different question.
struct AskedAgain {
    std::string a, b, question;
    Estimate first, score;  // of A
    Again answer = Again::Undecided;
};
// [{"a", "b", "question", "first", "score", "answer": "holds"}]; the same as a header and one line each.
rules::Json asked_again_json(std::span<const AskedAgain> asked);
std::string asked_again_csv(std::span<const AskedAgain> asked);
// A few lines of English.
std::string report_text(const Contest& contest, const Standing& standing, Together together);
// The matrix of all_against_all: the row's score in hundredths, with * if it is sure.
std::string matrix_text(std::span<const Contest> contests, std::span<const Standing> standings);

}  // namespace lab
