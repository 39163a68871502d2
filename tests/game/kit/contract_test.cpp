// Coin Wars under the contract of every rule system.

#include "tests/support/coin_wars_proposals.h"
#include "tests/support/kit.h"
#include "tests/support/small_battle.h"

using rules::coin_wars::CoinWars;

TEST_CASE("Coin Wars holds the contract of a rule system: from the agreement to the end") {
    const auto start = CoinWars::start(kit::small_battle());
    REQUIRE_MESSAGE(start, words::english(start.error().message));
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        kit::hold_contract<CoinWars>(*start, seed, kit::propose, kit::Limits{});
}

TEST_CASE("Coin Wars holds the contract under the tournament's options") {
    rules::Json battle = kit::small_battle();
    battle["rules"] = {
        {"preset", "tournament"}, {"friends", "block"}, {"spy_struck_back", true}, {"card_range", "short_edge"}};
    const auto start = CoinWars::start(battle);
    REQUIRE_MESSAGE(start, words::english(start.error().message));
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        kit::hold_contract<CoinWars>(*start, seed, kit::propose, kit::Limits{});
}
