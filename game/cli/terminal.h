#pragma once
// Whether somebody looks at standard error: where it is a terminal.

namespace cli {

bool errors_on_terminal();

}  // namespace cli
