#pragma once
// What `coinwars-cli` can be called for. Each returns the exit status: 0 done, 1 what was checked or played
// did not hold.

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace cli {

enum class Format { Text, Json };

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

// Speaks the protocol until the input ends; `seed` is for games that are started without one.
int serve(const std::filesystem::path& assets, std::uint64_t seed, Streams streams);
// The battles that ship.
int list_battles(const std::filesystem::path& assets, Format format, Streams streams);
// Each fault on standard error: file, place, reason.
int check(const std::filesystem::path& assets, const std::vector<std::string>& files, Streams streams);
// Plays a replay again and prints its end.
int replay(const std::filesystem::path& assets, const std::string& file, Format format, Streams streams);

}  // namespace cli
