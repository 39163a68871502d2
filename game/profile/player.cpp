#include "game/profile/player.h"

#include "engine/core/utf8.h"

namespace profile {

std::string fitting_name(const std::string& name) {
    // Marks stacked on a letter are one character with it: so much is sent of a name.
    constexpr std::size_t kMaxBytes = 240;
    return std::string(core::first_clusters(core::whole_characters(name, kMaxBytes), kMaxName));
}

}  // namespace profile
