#pragma once
// A shard: part of a run in a file, so that it can be fought on another machine, killed and resumed, and merged.
//
// Lines of JSON. The first one holds the complete contests and which part this is:
//   {"format": "coinwars-lab-shard/1", "part": 0, "parts": 4, "contests": [...], "sum": "..."}
// Each further line is a pair (contest_json.h) with a checksum of the rest of the line under "sum". Lines are appended
// whole; readers drop a line that a kill left half-written at the end.

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/lab/fight.h"
#include "game/coin_wars/lab/run.h"

namespace lab {

inline constexpr const char* kShardFormat = "coinwars-lab-shard/1";

struct Shard {
    std::string name;  // file name, for messages
    std::vector<Contest> contests;
    int part = 0, parts = 1;
    std::vector<FoughtPair> pairs;
    std::uintmax_t whole = 0;  // size of the complete lines, bytes
    bool torn = false;         // followed by an incomplete line
};

std::string first_line(const std::vector<Contest>& contests, int part, int parts);
std::string line_of(const FoughtPair& pair);  // both without the line end
core::Result<FoughtPair, std::string> pair_from_line(std::string_view line, std::span<const Contest> contests);

// The error names the file, the line and the reason: not a shard, a changed line, a duplicate pair, a pair of another
// part.
core::Result<Shard, std::string> read_shard(const std::filesystem::path& file);

// Appends pairs to a shard file.
class ShardWriter {
public:
    // Creates the file; refuses if it exists.
    static core::Result<ShardWriter, std::string> create(const std::filesystem::path& file,
                                                         const std::vector<Contest>& contests, int part, int parts);
    // Continues a shard that was extended: its file is written anew.
    static core::Result<ShardWriter, std::string> rewrite(const std::filesystem::path& file, const Shard& shard);
    // Continues after the complete lines of a shard that read_shard has read.
    static core::Result<ShardWriter, std::string> resume(const std::filesystem::path& file, const Shard& shard);
    // Returns false if writing fails.
    bool append(const FoughtPair& pair);

private:
    explicit ShardWriter(std::ofstream stream) : stream_(std::move(stream)) {}
    std::ofstream stream_;
};

// Raises the shard's numbers of pairs to these contests', if they are the same contests and none has fewer. True if the
// shard has more now.
bool extend(Shard& shard, const std::vector<Contest>& contests);

// nullopt if the shard has these contests and is this part; otherwise a sentence with the difference.
std::optional<std::string> differs(const Shard& shard, const std::vector<Contest>& contests, int part, int parts);

struct Merged {
    std::vector<Contest> contests;
    std::vector<Standing> standings;  // as in a single run, up to the end of the prefix
    std::vector<int> missing;         // for each contest: pairs in no shard, up to its end
};
// Refuses with a sentence if shards belong to different contests or share a pair.
core::Result<Merged, std::string> merge(const std::vector<Shard>& shards);

}  // namespace lab
