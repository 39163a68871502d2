#pragma once
// Runs the program's main loop: the program itself drives it, or the browser does, which needs control back
// after each frame.

#include <functional>
#include <optional>
#include <string>

namespace platform {

// True if the program may block until something happens. If not, each turn of the loop must return at once.
bool may_wait();

// Calls `turn` until it returns an exit status, and returns that. In a browser it returns 0 at once while the
// page goes on calling: whatever `turn` captures must live as long.
int loop(const std::function<std::optional<int>()>& turn);

// Why the program cannot go on, a sentence: printed, and in a box of the system's own if nobody would read that.
void tell_failure(const std::string& sentence);

}  // namespace platform
