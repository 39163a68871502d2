#include "game/stories/coin_rpg/rules/traits.h"

namespace rules::coin_rpg {

Phrase name_of(Trait trait) {
    switch (trait) {
        case Trait::Bodiness:
            return say("Bodiness");
        case Trait::Braininess:
            return say("Braininess");
        case Trait::Personality:
            return say("Personality");
        case Trait::Coolness:
            return say("Coolness");
        case Trait::Miscellaneous:
            return say("Miscellaneous");
    }
    return {};
}

Phrase name_of(Coin coin) {
    switch (coin) {
        case Coin::Penny:
            return say("Penny");
        case Coin::Nickel:
            return say("Nickel");
        case Coin::Dime:
            return say("Dime");
        case Coin::Quarter:
            return say("Quarter");
    }
    return {};
}

Phrase many_of(Coin coin) {
    constexpr std::array kNames{words::mark("Pennies"), words::mark("Nickels"), words::mark("Dimes"),
                                words::mark("Quarters")};
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
