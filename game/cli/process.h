#pragma once
// A child process that is talked to in lines, through pipes. On systems without POSIX, starting one fails
// with a sentence.

#include <memory>
#include <string>

#include "engine/core/result.h"

namespace cli {

class Process {
public:
    // `command` is a shell command: "python3 bot.py". Its standard error is this program's.
    static core::Result<std::unique_ptr<Process>, std::string> start(const std::string& command);
    // Closes its input; kills it if it does not exit soon.
    virtual ~Process() = default;

    // The error says what happened instead: "has ended", "has not listened for 60 s".
    virtual core::Result<void, std::string> write_line(const std::string& line, double seconds) = 0;
    // The next line without its end. The error says what happened instead: "has ended", "has said nothing for
    // 60 s", "has said a line longer than ... bytes".
    virtual core::Result<std::string, std::string> read_line(double seconds) = 0;
};

}  // namespace cli
