#pragma once
// `coinwars-cli lab`: contests without a window.

#include <filesystem>
#include <string>
#include <vector>

#include "game/cli/contest_entrants.h"
#include "game/cli/subcommands.h"

namespace cli {

enum class LabFormat { Text, Json, Csv };

struct LabCall {
    std::vector<std::string> entrants;
    ContestTerms terms;
    int jobs = 0;       // 0: as many as the machine has cores
    std::string shard;  // "2/5": the second of five; empty: the whole
    std::string out;    // the file of pairs; needed by a shard
    bool resume = false;
    bool handicap = false;  // of one contest: finds what would make it even
    LabFormat format = LabFormat::Text;
    bool progress = false;  // also where standard error is no terminal
};
// Status 0: fought; 1: something does not hold; 2: the words are off.
int lab(const battles::Library& library, const LabCall& call, Streams streams);

// Shards become one report. Status 1 as well where pairs are missing.
int merge(const std::vector<std::string>& files, LabFormat format, Streams streams);

struct SprtCall {
    std::string a, b;             // levels
    std::vector<std::string> on;  // battles and formations; empty: the openings that come with the program
    lab::Sprt sprt;
    std::int64_t work_a = 0, work_b = 0;
    std::uint64_t seed = 1;
    int games = 0;  // at most; 0: five times what is to be expected
    int jobs = 0;
    bool json = false, progress = false;
};
// Which of two bots is better: the same openings from both sides until the test is decided. Status 0: fought,
// decided or not.
int sprt(const battles::Library& library, const SprtCall& call, Streams streams);

struct BreedCall {
    double budget = 250;
    bool points = false;  // else face value
    std::vector<std::string> coin_sets{"us"};
    int coins = 45, candidates = 480;
    ContestTerms terms;  // ground, rules, bot, work, seed, jitter
    int jobs = 0;
    int best = 8;      // so many are told and saved
    std::string save;  // the folder where they go as formations; empty: nowhere
    bool json = false, progress = false;
};
// From a budget, the best set-ups of many kinds.
int breed(const battles::Library& library, const BreedCall& call, Streams streams);

}  // namespace cli
