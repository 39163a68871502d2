#include "game/cli/process.h"

#include <algorithm>

#include "engine/words/phrase.h"
#include "game/cli/protocol_lines.h"

namespace cli {

namespace {

std::string in_words(double seconds) { return words::english(words::figure(seconds)) + " s"; }

template <class Clock>
typename Clock::time_point time_in(double seconds) {
    return Clock::now() + std::chrono::duration_cast<typename Clock::duration>(std::chrono::duration<double>(seconds));
}

constexpr auto kGlance = std::chrono::milliseconds(50);

}  // namespace

template <class Some>
Process::Moved Process::wait_for(Clock::time_point until, const Stop& stop, Some some) {
    while (true) {
        const Clock::time_point soon = stop ? std::min(until, Clock::now() + kGlance) : until;
        const Moved moved = some(soon);
        if (moved != Moved::Late || soon == until || stop()) return moved;
    }
}

core::Result<void, std::string> Process::write_line(const std::string& line, double seconds, const Stop& stop) {
    const auto until = time_in<Clock>(seconds);
    const std::string text = line + "\n";
    for (std::string_view left = text; !left.empty();) {
        const Moved moved = wait_for(until, stop, [&](Clock::time_point soon) { return write_some(left, soon); });
        if (moved == Moved::Late) return core::failure("has not listened for " + in_words(seconds));
        if (moved == Moved::Ended) return core::failure(std::string("has ended"));
    }
    return {};
}

core::Result<std::string, std::string> Process::read_line(double seconds, const Stop& stop) {
    const auto until = time_in<Clock>(seconds);
    while (true) {
        const auto end = read_.find('\n');
        if (end != std::string::npos) {
            std::string line = read_.substr(0, end);
            read_.erase(0, end + 1);
            if (line.ends_with('\r')) line.pop_back();
            return line;
        }
        if (read_.size() > kMaxLine)
            return core::failure("has said a line longer than " + std::to_string(kMaxLine) + " bytes");
        const Moved moved = wait_for(until, stop, [&](Clock::time_point soon) { return read_some(read_, soon); });
        if (moved == Moved::Late) return core::failure("has said nothing for " + in_words(seconds));
        if (moved == Moved::Ended) return core::failure(std::string("has ended"));
    }
}

}  // namespace cli
