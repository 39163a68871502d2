#pragma once
// A run from beginning to end, as a command line wants it: alone, as a shard with its file, or shared with
// other processes. The result is the same in every way of it.

#include <filesystem>
#include <functional>
#include <optional>

#include "engine/core/result.h"
#include "game/coin_wars/lab/mpi_ranks.h"
#include "game/coin_wars/lab/run.h"

namespace lab {

struct Orders {
    int workers = 0;             // of this process; 0: as many as the machine has cores, a single one as one
                                 // of several ranks
    int part = 0, parts = 1;     // the shard; with several ranks the whole
    std::filesystem::path file;  // where pairs are written; empty: nowhere
    bool resume = false;         // go on with the file where there is one
    // Some hundred times a second, at rank 0; false gives up.
    std::function<bool(const Run&)> look{};
};

struct Conducted {
    std::vector<Standing> standings;  // empty at other ranks than the first
    std::int64_t actions = 0;         // of all pairs that count, those of a resumed file left out
    int workers = 0;                  // of all processes
};
// The error is a sentence: the file is of another run, cannot be written, ...
core::Result<Conducted, std::string> conduct(const std::vector<Contest>& contests, const Orders& orders,
                                             Ranks* ranks = nullptr);

}  // namespace lab
