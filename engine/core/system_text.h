#pragma once
// What the operating system hands over as text, in UTF-8 on every system. Windows gives main() and getenv() what its code page has of
// it, and replaces words with ? and * by what files there are; there it is asked once more.

#include <string>
#include <vector>

namespace core {

// The command line, with the program's name in front, never empty; `argc` and `argv` are main()'s.
std::vector<std::string> arguments(int argc, const char* const* argv);
// A variable of the environment; empty if it is not set.
std::string environment(const char* name);
// Call it before anything is printed: lines end as they are written, and a console shows UTF-8. A program with a window that was started
// from a console prints there.
void print_in_utf8();
// Whether somebody may read what is printed: a window that was started by a double click on Windows has no console.
bool prints_somewhere();

}  // namespace core
