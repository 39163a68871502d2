#pragma once
// `coinwars-cli print`: a battle, or the cards of a story of Coin Wars the RPG, for printing on paper.

#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct PrintCall {
    std::string battle;            // a name in the library, or the file of a battle or of a story
    std::string out;               // empty: the name of the battle or file, in the current folder
    std::string format = "pdf";    // one of print::kFormats
    std::string paper = "letter";  // one of print::papers()
    std::string language = "en";   // a catalogue of assets/words
    std::string ink = "grey";      // one of print::kInks; stories are grey
    bool pile = false;             // of a story: the whole pile of Scenes, the undrawn ones too
};
// Exit status 0: written, and the files are listed; 1: the file is not valid, has nothing to print or a file cannot be written;
// 2: there is no such format, paper, ink or language.
int print(const battles::Library& library, const PrintCall& call, Streams streams);

}  // namespace cli
