#pragma once
// A part of a run in a file, so that it can be fought on another machine, be killed and go on, and be merged.
//
// Lines of JSON. The first one holds the contests whole and which part it is:
//   {"format": "coinwars-lab-shard/1", "part": 0, "parts": 4, "contests": [...], "sum": "..."}
// each further one a pair (contest_json.h) with the checksum of the line before its own key "sum". Lines are
// appended whole; what a kill leaves half-written at the end is dropped by whoever reads.

#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/lab/fight.h"
#include "game/coin_wars/lab/run.h"

namespace lab {

inline constexpr const char* kShardFormat = "coinwars-lab-shard/1";

struct Shard {
    std::string name;  // the file's, for sentences
    std::vector<Contest> contests;
    int part = 0, parts = 1;
    std::vector<FoughtPair> pairs;
    std::uintmax_t whole = 0;  // bytes of whole lines
    bool torn = false;         // behind them lies a line that is none
};

std::string first_line(const std::vector<Contest>& contests, int part, int parts);
std::string line_of(const FoughtPair& pair);  // both without the line's end
core::Result<FoughtPair, std::string> pair_from_line(std::string_view line,
                                                     std::span<const Contest> contests);

// The error names the file, the line and the reason: no shard, a line that was changed, a pair twice, one
// that belongs to another part.
core::Result<Shard, std::string> read_shard(const std::filesystem::path& file);

// Appends pairs to a shard's file.
class ShardWriter {
public:
    // A new file; refused where there is one already.
    static core::Result<ShardWriter, std::string> create(const std::filesystem::path& file,
                                                         const std::vector<Contest>& contests, int part,
                                                         int parts);
    // Goes on behind the whole lines of a shard that read_shard has read.
    static core::Result<ShardWriter, std::string> resume(const std::filesystem::path& file,
                                                         const Shard& shard);
    // False: the disk does not take it.
    bool append(const FoughtPair& pair);

private:
    explicit ShardWriter(std::ofstream stream) : stream_(std::move(stream)) {}
    std::ofstream stream_;
};

// Nothing: these contests are those of the shard, and it is this part; else a sentence that says what
// differs.
std::optional<std::string> differs(const Shard& shard, const std::vector<Contest>& contests, int part,
                                   int parts);

struct Merged {
    std::vector<Contest> contests;
    std::vector<Standing> standings;  // as one run would have ended, or as far as the prefix goes
    std::vector<int> missing;         // pairs that are in no shard, of each contest, up to its end
};
// Refused with a sentence where shards are of different contests or hold the same pair.
core::Result<Merged, std::string> merge(const std::vector<Shard>& shards);

}  // namespace lab
