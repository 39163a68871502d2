#include "game/profile/player.h"

#include "engine/core/utf8.h"

namespace profile {

std::string fitting_name(std::string name) {
    name.resize(core::whole_characters(name, kNameMost).size());
    return name;
}

}  // namespace profile
