#pragma once
// `coinwars-cli print`: a battle, or the cards of a story of Coin Wars the RPG, for printing on paper.

#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct PrintCall {
    std::string battle;            // a name in the library, or a battle or story file
    std::string out;               // empty: named like the battle or file, in the current folder
    std::string format = "pdf";    // one of print::kFormats
    std::string paper = "letter";  // one of print::papers()
    std::string language = "en";   // one of the catalogues in assets/words
    std::string ink = "grey";      // one of print::kInks; stories are always grey
    bool pile = false;             // for a story: the whole pile of Scenes, including undrawn ones
};
// Returns 0: written, and the files are listed; 1: the file is invalid or has nothing to print, or a file cannot be
// written; 2: no such format, paper, ink or language.
int print(const battles::Library& library, const PrintCall& call, Streams streams);

}  // namespace cli
