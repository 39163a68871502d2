#pragma once
// The cost of starting until the title is shown, compared with Battle for Wesnoth.

#include <optional>

namespace frames {

struct Start {
    double seconds = 0;    // of processor time
    double megabytes = 0;  // maximum so far
};

// Starts the window program until its first frame, the title, is shown.
std::optional<Start> start();
// Starts Wesnoth until its title has read its last picture; nullopt if wesnoth-1.16 is missing or does not run.
std::optional<Start> wesnoth_start();

}  // namespace frames
