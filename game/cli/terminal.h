#pragma once
// True if standard error is a terminal, where somebody can see progress.

namespace cli {

bool errors_on_terminal();

}  // namespace cli
