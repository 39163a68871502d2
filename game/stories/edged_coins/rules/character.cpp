#include "game/stories/edged_coins/rules/character.h"

#include "game/kit/player_text.h"

namespace rules::edged_coins {

namespace {

template <class Named>
const Named* find_named(const std::vector<Named>& list, std::string_view name) {
    const std::string wanted = folded(name);
    for (const Named& each : list)
        if (folded(each.name) == wanted) return &each;
    return nullptr;
}

}  // namespace

const Trait* find(const std::vector<Trait>& list, std::string_view name) { return find_named(list, name); }
const Weapon* find(const std::vector<Weapon>& list, std::string_view name) { return find_named(list, name); }
const Talent* find(const std::vector<Talent>& list, std::string_view name) { return find_named(list, name); }

}  // namespace rules::edged_coins
