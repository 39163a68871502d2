#pragma once
// Text from the operating system, always in UTF-8. Windows passes main() and getenv() only what its code page can
// express, and expands ? and * in arguments to file names, so there it is queried again.

#include <string>
#include <vector>

namespace core {

// The command line, including the program's name, never empty; `argc` and `argv` are main()'s.
std::vector<std::string> arguments(int argc, const char* const* argv);
// An environment variable; empty if it is not set.
std::string environment(const char* name);
// Call this before printing: line ends stay as written, and consoles show UTF-8. A windowed program started from a
// console prints there.
void print_in_utf8();
// True if printed text can be seen: on Windows, a window started by a double click has no console.
bool prints_somewhere();

}  // namespace core
