// The list of rule systems: one line each.

#include "game/systems/systems.h"

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/kit/session/json_session_of.h"
#include "game/remote/session_game.h"
#include "game/stories/card_draw/rules/card_draw.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/universalis/rules/universalis.h"

namespace rules {

namespace {

template <System S>
core::Result<std::unique_ptr<remote::Game>, Refusal> start_shared(const Json& options, const Json& about) {
    auto match = S::start(options);
    if (!match) return core::failure(match.error());
    return std::make_unique<remote::PlainGame<S>>(GameSession<S>(std::move(*match), 1), remote::sets_up_unseen(about));
}

template <System S>
constexpr auto table_schema_of() -> Json (*)() {
    if constexpr (requires { S::table_schema(); }) return S::table_schema;
    return nullptr;
}

template <System S>
SystemEntry entry(std::string_view title) {
    return {S::name(),         title,           start_session<S>,    resume_session<S>, start_shared<S>,
            S::command_schema, S::event_schema, table_schema_of<S>()};
}

}  // namespace

const std::vector<SystemEntry>& systems() {
    static const std::vector<SystemEntry> list{
        entry<coin_wars::CoinWars>("Coin Wars"),       entry<coin_rpg::CoinRpg>("Coin Wars the RPG"),
        entry<edged_coins::EdgedCoins>("Edged Coins"), entry<universalis::Universalis>("Universalis"),
        entry<card_draw::CardDraw>("Card Draw"),       entry<war::War>("A war of Coin Wars"),
    };
    return list;
}

}  // namespace rules
