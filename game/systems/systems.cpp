// The list of rule systems: one line each.

#include "game/systems/systems.h"

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/session_of.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/universalis/rules/universalis.h"

namespace rules {

const std::vector<SystemEntry>& systems() {
    static const std::vector<SystemEntry> list{
        {coin_wars::CoinWars::name(), "Coin Wars", start_session<coin_wars::CoinWars>},
        {coin_rpg::CoinRpg::name(), "Coin Wars the RPG", start_session<coin_rpg::CoinRpg>, 2},
        {edged_coins::EdgedCoins::name(), "Edged Coins", start_session<edged_coins::EdgedCoins>, 2},
        {universalis::Universalis::name(), "Universalis", start_session<universalis::Universalis>},
        {card_draw::CardDraw::name(), "Card Draw", start_session<card_draw::CardDraw>, 2},
    };
    return list;
}

}  // namespace rules
