#pragma once
// A child process that exchanges lines through pipes.

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace cli {

class Process {
public:
    using Stop = std::function<bool()>;
    // Runs `command` in the system's shell (sh; on Windows cmd.exe): "python3 bot.py". It shares this program's stderr.
    static core::Result<std::unique_ptr<Process>, std::string> start(const std::string& command);
    // Closes its input; kills it and all its children if it does not exit within a second.
    virtual ~Process() = default;

    // The error says what happened: "has ended", "has not listened for 60 s".
    // `stop`: asked many times a second while it waits; true ends the waiting.
    core::Result<void, std::string> write_line(const std::string& line, double seconds, const Stop& stop = {});
    // Returns the next line without its end. The error says what happened: "has ended", "has said nothing for 60 s",
    // "has said a line longer than ... bytes".
    core::Result<std::string, std::string> read_line(double seconds, const Stop& stop = {});

protected:
    using Clock = std::chrono::steady_clock;
    enum class Moved { Some, Late, Ended };

private:
    // Waits as these do, in short pieces, asking `stop` between them.
    template <class Some>
    static Moved wait_for(Clock::time_point until, const Stop& stop, Some some);
    // Each moves at least one byte or waits, at most until `until`. write_some removes what it wrote from the front.
    virtual Moved write_some(std::string_view& bytes, Clock::time_point until) = 0;
    virtual Moved read_some(std::string& to, Clock::time_point until) = 0;

    std::string read_;
};

}  // namespace cli
