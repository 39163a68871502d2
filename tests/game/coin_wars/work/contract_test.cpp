// Every shipped battle is played at random under the kit.

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "tests/support/at_least.h"
#include "tests/support/coin_wars_proposals.h"
#include "tests/support/kit.h"

using rules::coin_wars::CoinWars;

namespace {

// With sanitizers everything takes ten times as long (tests/long/faults.sh).
#ifdef COINWARS_SANITIZED
constexpr kit::Limits kLimits{.commands = 40, .save_every = 20};
#else
constexpr kit::Limits kLimits{.commands = 60, .save_every = 30};
#endif

}  // namespace

TEST_CASE("every battle file holds the contract of its rule system") {
    const auto shelf = battles::load_battles(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    for (const auto& battle : tests::at_least(25, shelf.battles)) {
        CAPTURE(battle.name);
        const auto start = CoinWars::start(battle.json);
        REQUIRE_MESSAGE(start, words::english(start.error().message));
        const std::uint64_t seed = battle.scenario.coins.size();
        kit::hold_contract<CoinWars>(*start, seed, kit::propose, kLimits);
    }
}
