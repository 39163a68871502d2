#pragma once
// A program that is started and spoken to by lines, through pipes. Where the system has no POSIX, starting
// one is refused with a sentence.

#include <memory>
#include <string>

#include "engine/core/result.h"

namespace cli {

class Process {
public:
    // `command` as a shell understands it: "python3 bot.py". Its standard error stays this program's.
    static core::Result<std::unique_ptr<Process>, std::string> start(const std::string& command);
    // Ends its input; where it does not end by itself soon, it is ended.
    virtual ~Process() = default;

    // The error is what happened instead: "has ended", "has not listened for 60 s".
    virtual core::Result<void, std::string> write_line(const std::string& line, double seconds) = 0;
    // The next line without its end. The error is what happened instead: "has ended", "has said nothing for
    // 60 s", "has said a line longer than ... bytes".
    virtual core::Result<std::string, std::string> read_line(double seconds) = 0;
};

}  // namespace cli
