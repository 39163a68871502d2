#include "game/profile/profile_lock.h"

#include "engine/core/path.h"
#include "engine/platform/files.h"

namespace profile {

namespace fs = std::filesystem;
namespace {

constexpr std::size_t kLongest = 1u << 16;  // bytes

}  // namespace

ProfileLock::ProfileLock(const fs::path& profile) : handed_(profile / "open-next"), lock_(profile / "in-use") {
    std::error_code ignored;
    if (!is_taken()) fs::remove(handed_, ignored);  // meant for a program that is gone
}

core::Result<void, words::Phrase> ProfileLock::hand_over(const std::string& what) const {
    std::error_code none;
    const fs::path file = core::path(what);
    const bool is_file = !what.empty() && fs::exists(file, none);
    return platform::write_file(handed_, is_file ? core::text(fs::absolute(file)) : what);
}

std::optional<std::string> ProfileLock::take_handed() const {
    std::error_code none;
    if (!fs::exists(handed_, none)) return std::nullopt;
    auto what = platform::read_file(handed_, kLongest);
    fs::remove(handed_, none);
    return what ? std::optional(std::move(*what)) : std::nullopt;
}

}  // namespace profile
