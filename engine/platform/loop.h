#pragma once
// Runs the program's main loop: the program itself drives it, or the browser does, which needs control back
// after each frame.

#include <functional>
#include <optional>
#include <string>

namespace platform {

// True if the program may block until something happens. Otherwise, each turn of the loop must return at once.
bool may_wait();

// Calls `turn` until it returns an exit status, and returns that. In a browser it returns 0 at once while the page
// continues to call `turn`, whose captures must live on.
int loop(const std::function<std::optional<int>()>& turn);

// Tells the user why the program ends: prints the sentence, or shows it in a system dialog if nobody would see that.
void tell_failure(const std::string& sentence);

}  // namespace platform
