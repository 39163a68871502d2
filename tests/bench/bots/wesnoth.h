#pragma once
// Battle for Wesnoth's own AI playing against itself, without a window, in the same session.

namespace bench {

// Seconds of one core an action. Where wesnoth-1.16 is not installed: what was measured once, said aloud.
double wesnoth_action();

}  // namespace bench
