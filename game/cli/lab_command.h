#pragma once
// `coinwars-cli lab`: contests without a window.

#include <string>
#include <vector>

#include "game/cli/contest_entrants.h"
#include "game/cli/subcommands.h"

namespace cli {

enum class LabFormat { Text, Json, Csv };

struct LabCall {
    std::vector<std::string> entrants;
    ContestTerms terms;
    int jobs = 0;         // 0: one per core
    double time = 0;      // seconds; reports what was fought until then; 0: no limit
    double seconds = 60;  // a program's time limit per answer
    std::string shard;    // "2/5": the second of five parts; empty: everything
    std::string out;      // the file for pairs; required for a shard
    bool resume = false;
    bool handicap = false;  // for a single contest: finds the handicap that makes it even
    LabFormat format = LabFormat::Text;
    bool progress = false;  // even if standard error is not a terminal
};
// Returns 0: fought, or time ran out; 1: something is invalid; 2: invalid arguments; 130: Ctrl-C, with a report of what
// was fought.
int lab(const battles::Library& library, const LabCall& call, Streams streams);

// Merges shards into one report. Also returns 1 if pairs are missing.
int merge(const std::vector<std::string>& files, LabFormat format, Streams streams);

struct SprtCall {
    std::string a, b;             // levels
    std::vector<std::string> on;  // battles and formations; empty: the shipped openings
    lab::Sprt sprt;
    std::int64_t work_a = 0, work_b = 0;
    std::uint64_t seed = 1;
    int games = 0;  // maximum; 0: five times the expected number
    int jobs = 0;
    double time = 0, seconds = 60;  // as in LabCall
    bool json = false, progress = false;
};
// Tests which of two bots is better: the same openings from both sides until the test is decided. Returns 0 whether
// decided or not.
int sprt(const battles::Library& library, const SprtCall& call, Streams streams);

struct BreedCall {
    double budget = 250;
    bool points = false;  // false: face value
    std::vector<std::string> coin_sets{"us"};
    int coins = 45, candidates = 480;
    ContestTerms terms;  // ground, rules, bot, work, seed, jitter
    int jobs = 0;
    double time = 0;   // as in LabCall
    int best = 8;      // how many to list and save
    std::string save;  // folder for saving them as formations; empty: do not save
    bool json = false, progress = false;
};
// Breeds the best set-ups of many kinds for a budget.
int breed(const battles::Library& library, const BreedCall& call, Streams streams);

}  // namespace cli
