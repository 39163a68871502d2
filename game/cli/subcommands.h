#pragma once
// The subcommands of `coinwars-cli`. Each returns the exit status: 0 done, 1 the checked or played file is invalid.

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "engine/words/file_words.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/json.h"

namespace cli {

enum class Format { Text, Json };

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

// Serves the protocol until the input ends; `seed`: see Protocol.
int serve(const battles::Library& library, std::uint64_t seed, Streams streams);
// Lists the battles shipped with the program and the user's own.
int list_battles(const battles::Library& library, Format format, Streams streams);
// Tells the battle's goals and the rules in force, as both sides agree on them.
int tell_battle(const battles::Library& library, const std::string& name, Format format, Streams streams);
// Reports each error on standard error: file, place, reason.
int check(const battles::Library& library, const std::vector<std::string>& files, Streams streams);
// Prints the protocol's reference page, or its schema for Json.
int describe_protocol(Format format, Streams streams);
// Replays a record and prints its end; for a shared game, also whether all signatures are valid.
int replay(const battles::Library& library, const std::string& file, Format format, Streams streams);

// "Carthage"; "Heads" or "Tails" if the side has no name. Somebody must have won.
std::string winner_in(const rules::Json& state);
// "after 12 commands, round 3: Carthage won (losses)"; for a story game "after 12 commands, phase idle".
std::string end_of(const rules::Json& state, std::size_t steps);

// Pads to `width`, plus two spaces: a column of a list.
std::string padded(std::string text, std::size_t width);

// Ends a failed call: prints a sentence on standard error and returns the exit status. Empty if already reported.
inline int refuse(const std::string& fault, int status, Streams streams) {
    if (!fault.empty()) streams.err << fault << '\n';
    return status;
}
inline int refuse(const words::Phrase& fault, int status, Streams streams) {
    return refuse(words::english(fault), status, streams);
}
inline int refuse(const core::FileFault& fault, int status, Streams streams) {
    return refuse(words::told(fault), status, streams);
}

}  // namespace cli
