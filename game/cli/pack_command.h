#pragma once
// `coinwars-cli pack` and `unpack`: combine several files into one to share, and extract them.

#include <string>
#include <vector>

#include "game/cli/subcommands.h"
#include "game/coin_wars/packs/pack.h"

namespace cli {

struct PackCall {
    std::string file;
    std::vector<std::string> names;  // in the library, or one folder
    packs::Manifest manifest;        // an empty title becomes the first name
};
struct UnpackCall {
    std::string file, folder;  // empty folder: the pack's name
};
// Both return 0: written; 1: something is missing, invalid or cannot be written.
int pack(const battles::Library& library, PackCall call, Streams streams);
int unpack(const battles::Library& library, UnpackCall call, Streams streams);

// "The crusades, by Ada: 2 battles, 1 coin set": what `check` prints for a valid pack.
std::string summary_of(const packs::Pack& pack);

}  // namespace cli
