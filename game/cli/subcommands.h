#pragma once
// What `coinwars-cli` can be called for. Each returns the exit status: 0 done, 1 what was checked or played
// did not hold.

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "game/coin_wars/battles/library.h"

namespace cli {

enum class Format { Text, Json };

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

// Speaks the protocol until the input ends; `seed` is for games that are started without one.
int serve(const battles::Library& library, std::uint64_t seed, Streams streams);
// The battles that ship and one's own.
int list_battles(const battles::Library& library, Format format, Streams streams);
// Each fault on standard error: file, place, reason.
int check(const battles::Library& library, const std::vector<std::string>& files, Streams streams);
// Plays a replay again and prints its end.
int replay(const battles::Library& library, const std::string& file, Format format, Streams streams);

}  // namespace cli
