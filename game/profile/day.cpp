#include "game/profile/day.h"

#include <array>
#include <chrono>
#include <ctime>

namespace profile {

namespace {

using Clock = std::chrono::system_clock;

constexpr const char* kDay = "%Y-%m-%d";

std::string written(Clock::time_point when, const char* format) {
    const std::time_t seconds = Clock::to_time_t(when);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), format, std::localtime(&seconds));
    return text.data();
}

}  // namespace

std::string now() { return written(Clock::now(), "%Y-%m-%d %H.%M.%S"); }

std::string today() { return written(Clock::now(), kDay); }

std::string day_of(const std::filesystem::path& file) {
    std::error_code none;
    const auto ago = std::filesystem::file_time_type::clock::now() - std::filesystem::last_write_time(file, none);
    return written(Clock::now() - std::chrono::duration_cast<Clock::duration>(ago), kDay);
}

}  // namespace profile
