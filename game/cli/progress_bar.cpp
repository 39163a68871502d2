#include "game/cli/progress_bar.h"

#include <algorithm>

#include "game/cli/terminal_stream.h"

#ifdef _WIN32
#include <io.h>
#elif __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace cli {

namespace {

constexpr int kCells = 30;

std::string two_parts(long long whole, const char* unit, long long rest, const char* small) {
    std::string text = std::to_string(whole);
    text.append(unit);
    return rest > 0 ? text.append(1, ' ').append(std::to_string(rest)).append(small) : text;
}

bool errors_on_terminal() {
#ifdef _WIN32
    return _isatty(2) != 0;
#elif __has_include(<unistd.h>)
    return isatty(2) != 0;
#else
    return false;
#endif
}

}  // namespace

std::string duration(double seconds) {
    const long long s = std::llround(std::clamp(seconds, 0.0, 1e12));
    if (s < 60) return two_parts(s, " s", 0, "");
    if (s < 3600) return two_parts(s / 60, " min", s % 60, " s");
    return two_parts(s / 3600, " h", s / 60 % 60, " min");
}

std::string bar(const lab::Progress& progress, double seconds, const char* what) {
    const double share = std::clamp(progress.share(), 0.0, 1.0);
    const int full = static_cast<int>(share * kCells);
    const std::string percent = std::to_string(static_cast<int>(share * 100));
    std::string text(1, '[');
    text.append(static_cast<std::size_t>(full), '#').append(static_cast<std::size_t>(kCells - full), '.');
    text.append("] ").append(3 - std::min<std::size_t>(3, percent.size()), ' ').append(percent).append(" %  ");
    text.append(std::to_string(progress.battles)).append(" of ");
    text.append(std::to_string(progress.max_battles)).append(1, ' ').append(what);
    if (progress.battles > 0 && share < 1)
        text.append(", ").append(duration(seconds * (1 - share) / share)).append(" left");
    return text;
}

ProgressBar::ProgressBar(std::ostream& out, bool wanted) : out_(raw(out)), visible_(wanted || errors_on_terminal()) {}

void ProgressBar::show(const lab::Progress& progress, const char* what) {
    if (!visible_) return;
    const auto now = Clock::now();
    if (now - shown_ < std::chrono::milliseconds(200)) return;
    shown_ = now;
    std::string text = bar(progress, std::chrono::duration<double>(now - began_).count(), what);
    const std::size_t length = text.size();
    text.resize(std::max(length, width_), ' ');  // overwrites a longer previous line
    width_ = length;
    out_ << '\r' << text << std::flush;
}

void ProgressBar::done() {
    if (width_ > 0) out_ << '\r' << std::string(width_, ' ') << '\r' << std::flush;
    width_ = 0;
}

}  // namespace cli
