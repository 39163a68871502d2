#include "game/profile/day.h"

#include <array>
#include <chrono>
#include <ctime>

namespace profile {

namespace {

using Clock = std::chrono::system_clock;

std::string formatted(Clock::time_point when, const char* format) {
    const std::time_t seconds = Clock::to_time_t(when);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), format, std::localtime(&seconds));
    return text.data();
}

std::string day_at(Clock::time_point when) { return formatted(when, "%Y-%m-%d"); }

}  // namespace

std::string today() { return day_at(Clock::now()); }

std::string day_of(const std::filesystem::path& file) {
    std::error_code error;
    const auto written = std::filesystem::last_write_time(file, error);
    if (error) return {};
    const auto ago = std::filesystem::file_time_type::clock::now() - written;
    return day_at(Clock::now() - std::chrono::duration_cast<Clock::duration>(ago));
}

std::string now() { return formatted(Clock::now(), "%Y-%m-%d %H.%M.%S"); }

}  // namespace profile
