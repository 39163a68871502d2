#include "game/screens/story/coins.h"

#include "game/battles/terms.h"

namespace screens {

std::vector<rules::coin_wars::CoinType> story_coins(const battles::Library& library) {
    auto types = battles::types_of(library, {"us"});
    std::vector<rules::coin_wars::CoinType> coins;
    for (const char* name : {"penny", "nickel", "dime", "quarter"})
        for (const auto& type : *types)
            if (type.name == name) coins.push_back(type);
    return coins;
}

}  // namespace screens
