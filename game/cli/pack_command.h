#pragma once
// `coinwars-cli pack` and `unpack`: several files as one to pass on, and back.

#include <string>
#include <vector>

#include "game/cli/subcommands.h"
#include "game/coin_wars/packs/pack.h"

namespace cli {

struct PackCall {
    std::string file;
    std::vector<std::string> names;  // of the library, or one folder
    packs::Manifest manifest;        // an empty title is the first name
};
struct UnpackCall {
    std::string file, folder;  // no folder: the pack's name
};
// Exit status 0: written; 1: something is not there, does not hold or cannot be written.
int pack(const battles::Library& library, PackCall call, Streams streams);
int unpack(const battles::Library& library, UnpackCall call, Streams streams);

// "The crusades, by Ada: 2 battles, 1 coin set": what `check` says of a pack that holds.
std::string summary_of(const packs::Pack& pack);

}  // namespace cli
