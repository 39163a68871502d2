#pragma once
// A run from start to finish, for the command line: alone, as a shard with its file, or shared with other processes.
// The result is the same in each case.

#include <filesystem>
#include <functional>

#include "engine/core/result.h"
#include "game/coin_wars/lab/mpi_ranks.h"
#include "game/coin_wars/lab/run.h"

namespace lab {

struct Orders {
    // For this process; 0: one per core, or a single one if it is one of several ranks.
    int workers = 0;
    int part = 0, parts = 1;     // this shard; with several ranks: for the whole run
    std::filesystem::path file;  // where pairs are written; empty: not written
    bool resume = false;         // continue the file if it exists
    // Called some hundred times a second at rank 0; returns false to stop: battles in progress are given up, finished
    // pairs are kept.
    std::function<bool(const Run&)> look{};
};

struct Conducted {
    std::vector<Standing> standings;  // only at the first rank
    std::int64_t actions = 0;         // in all pairs that count, except those of a resumed file
    int workers = 0;                  // over all processes
    bool broken_off = false;
};
// The error is a sentence: the file belongs to another run, cannot be written, ...
core::Result<Conducted, std::string> conduct(const std::vector<Contest>& contests, const Orders& orders,
                                             Ranks* ranks = nullptr);

}  // namespace lab
