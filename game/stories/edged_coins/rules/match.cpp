#include "game/stories/edged_coins/rules/match.h"

#include <algorithm>

namespace rules::edged_coins {

const Character* Match::find(const std::string& id) const {
    const auto it = std::ranges::find(characters, id, &Character::id);
    return it == characters.end() ? nullptr : &*it;
}

const Affliction* Match::find_affliction(const std::string& id) const {
    const auto it = std::ranges::find(afflictions, id, &Affliction::id);
    return it == afflictions.end() ? nullptr : &*it;
}

bool Match::goes_on(const std::string& character, const std::string& talent) const {
    return std::ranges::find(later.continuing, Continuing{character, talent}) != later.continuing.end();
}

}  // namespace rules::edged_coins
