#pragma once
// `coinwars-cli print`: a battle on paper.

#include <filesystem>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct PrintCall {
    std::string battle;            // one of the library, by its name, or a file
    std::string out;               // empty: the battle's name here
    std::string format = "pdf";    // of print::kFormats
    std::string paper = "letter";  // of print::papers()
    std::string language = "en";   // a catalogue of assets/words
};
// Exit status 0: written, and which files is said; 1: the battle does not hold or a file cannot be written;
// 2: there is no such format, paper or language.
int print(const battles::Library& library, const PrintCall& call, Streams streams);

}  // namespace cli
