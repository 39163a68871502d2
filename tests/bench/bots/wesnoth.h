#pragma once
// Measures Battle for Wesnoth's own AI against itself, for comparison.

#include <optional>

namespace bench {

// Returns the processor seconds of an action over a few games; nullopt if wesnoth-1.16 is missing or does not run.
std::optional<double> wesnoth_action();

}  // namespace bench
