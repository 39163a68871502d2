#pragma once
// `coinwars-cli print`: a battle for printing on paper.

#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct PrintCall {
    std::string battle;            // a name in the library, or a file
    std::string out;               // empty: the battle's name, in the current folder
    std::string format = "pdf";    // one of print::kFormats
    std::string paper = "letter";  // one of print::papers()
    std::string language = "en";   // a catalogue of assets/words
};
// Exit status 0: written, and the files are listed; 1: the battle is not valid or a file cannot be written;
// 2: there is no such format, paper or language.
int print(const battles::Library& library, const PrintCall& call, Streams streams);

}  // namespace cli
