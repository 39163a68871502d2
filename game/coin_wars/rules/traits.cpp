#include "game/coin_wars/rules/traits.h"

#include <algorithm>

namespace rules::coin_wars {

const Trait* trait_called(std::string_view word) {
    const auto* trait = std::ranges::find(kTraits, word, &Trait::word);
    return trait == kTraits.end() ? nullptr : trait;
}

}  // namespace rules::coin_wars
