#pragma once
// Battle for Wesnoth's own AI against itself, for comparison.

#include <optional>

namespace bench {

// Processor seconds that one action takes, over a few games played now; nothing where wesnoth-1.16 is not
// there or does not run.
std::optional<double> wesnoth_action();

}  // namespace bench
