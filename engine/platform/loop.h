#pragma once
// Who calls a program again and again: it itself, or the browser, which wants to be returned to after each
// frame.

#include <functional>
#include <optional>

namespace platform {

// True where the program may stand still until something happens. Where not, each turn of the loop must end
// at once.
bool may_wait();

// Calls `turn` until it gives an exit status, and returns that. In a browser it returns 0 at once, while the
// page goes on calling: what `turn` holds lives as long as it is called.
int loop(const std::function<std::optional<int>()>& turn);

}  // namespace platform
