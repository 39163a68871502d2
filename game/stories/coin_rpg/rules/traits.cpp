#include "game/stories/coin_rpg/rules/traits.h"

#include <array>

namespace rules::coin_rpg {

Phrase name_of(Trait trait) {
    constexpr std::array kNames{mark("Bodiness"), mark("Braininess"), mark("Personality"), mark("Coolness"),
                                mark("Miscellaneous")};
    return kNames[static_cast<std::size_t>(trait)];
}

Phrase name_of(Coin coin) {
    constexpr std::array kNames{mark("Penny"), mark("Nickel"), mark("Dime"), mark("Quarter")};
    return kNames[static_cast<std::size_t>(coin)];
}

Phrase many_of(Coin coin) {
    constexpr std::array kNames{mark("Pennies"), mark("Nickels"), mark("Dimes"), mark("Quarters")};
    return kNames[static_cast<std::size_t>(coin)];
}

Phrase counted(Coin coin, int count) {
    switch (coin) {
        case Coin::Penny:
            return say_many(count, "{1} Penny", "{1} Pennies");
        case Coin::Nickel:
            return say_many(count, "{1} Nickel", "{1} Nickels");
        case Coin::Dime:
            return say_many(count, "{1} Dime", "{1} Dimes");
        case Coin::Quarter:
            return say_many(count, "{1} Quarter", "{1} Quarters");
    }
    return {};
}

const Words& scene_words() {
    static const Words words{"physical", "intellectual", "social"};
    return words;
}

}  // namespace rules::coin_rpg
