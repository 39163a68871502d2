#pragma once
// What it takes until the title stands there, and Battle for Wesnoth's for comparison.

#include <optional>

namespace frames {

struct Start {
    double seconds = 0;    // of processor time
    double megabytes = 0;  // at most so far
};

// The window program until its title, the first frame that it draws, is shown.
std::optional<Start> start();
// Until its title has read its last picture; nothing if wesnoth-1.16 is not there or does not run.
std::optional<Start> wesnoth_start();

}  // namespace frames
