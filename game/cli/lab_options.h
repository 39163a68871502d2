#pragma once
// The command-line options of `lab`, `lab merge`, `lab sprt`, `lab breed` and `play`.

#include <functional>
#include <memory>
#include <vector>

namespace CLI {
class App;
}

#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"

namespace cli {

// A subcommand and its implementation.
struct Registered {
    const CLI::App* app;
    std::function<int(const battles::Library&, Streams)> run;
};
template <class Call, class CarryOut>
Registered registered(const CLI::App* app, const std::shared_ptr<Call>& call, CarryOut carry_out) {
    return {app, [=](const battles::Library& library, Streams streams) { return carry_out(library, *call, streams); }};
}
// Adds them to the program; after parsing, run the one that was called.
std::vector<Registered> add_lab_calls(CLI::App& program);

}  // namespace cli
