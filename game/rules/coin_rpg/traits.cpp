#include "game/rules/coin_rpg/traits.h"

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

}  // namespace rules::coin_rpg
