// The visible list of rule systems: one line each.

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/session_of.h"

namespace rules {

const std::vector<SystemEntry>& systems() {
    static const std::vector<SystemEntry> list{
        {coin_wars::CoinWars::name(), "Coin Wars", start_session<coin_wars::CoinWars>},
    };
    return list;
}

}  // namespace rules
