#pragma once
// The words of `lab`, `lab merge`, `lab sprt`, `lab breed` and `play`.

#include <functional>
#include <vector>

namespace CLI {
class App;
}

#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"

namespace cli {

// A call of the program, and what it does.
struct Registered {
    const CLI::App* app;
    std::function<int(const battles::Library&, Streams)> run;
};
// Adds them to the program; whoever is called by the words that were parsed is run.
std::vector<Registered> add_lab_calls(CLI::App& program);

}  // namespace cli
