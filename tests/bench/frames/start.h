#pragma once
// What it takes until the title stands there, and Battle for Wesnoth's for comparison.

#include <optional>

namespace frames {

struct Start {
    double seconds = 0;    // of processor time
    double megabytes = 0;  // at most so far
};

// The window program: its start, the title drawn once, and half a picture of it written.
std::optional<Start> start();
// Until its title has read its last picture; nothing if wesnoth-1.16 is not there or does not run.
std::optional<Start> wesnoth_start();

}  // namespace frames
