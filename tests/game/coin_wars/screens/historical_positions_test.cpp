// Deploying as in history: each coin that a hand may place, and no other.

#include "game/coin_wars/screens/battle/historical_positions.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/session/recorded_hand.h"
#include "tests/support/at_least.h"

namespace {

namespace cw = rules::coin_wars;
using screens::to_historical_positions;

cw::Match deploying(const std::string& name, cw::Side side) {
    const auto battle = battles::find_battle(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets", name);
    REQUIRE_MESSAGE(battle, name);
    cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(battle->scenario));
    match.phase = cw::Phase::Deploy;
    match.side = side;
    for (int coin = 0; coin < match.count(); ++coin)
        if (match.on_table(coin) && match.side_of(coin) == side) match.coin(coin).place = cw::Place::Hand;
    return match;
}

void carry_out(cw::Match& match, const std::vector<cw::Command>& commands) {
    core::Random random(1);
    rules::RecordedHand hand({});
    for (const cw::Command& command : tests::at_least(1, commands)) {
        const auto refusal = cw::CoinWars::check(match, command);
        REQUIRE_MESSAGE(!refusal, (refusal ? words::english(refusal->message) : ""));
        cw::CoinWars::apply(match, command, random, hand);
    }
}

}  // namespace

TEST_CASE("coins that arrive later are not placed as in history, and the rest then lie as in history") {
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        cw::Match match = deploying("waterloo", side);
        carry_out(match, to_historical_positions(match, side));
        CHECK(to_historical_positions(match, side).empty());
    }
    const cw::Match match = deploying("waterloo", cw::Side::Heads);
    bool arrives_somewhere = false;
    for (int coin = 0; coin < match.count(); ++coin)
        arrives_somewhere |= match.coin(coin).place == cw::Place::Arriving && match.setup(coin).at.has_value();
    CHECK(arrives_somewhere);
}

TEST_CASE("a coin that lies elsewhere is taken back and placed, without waiting for the one to see the other") {
    cw::Match match = deploying("cannae", cw::Side::Heads);
    carry_out(match, to_historical_positions(match, cw::Side::Heads));
    for (const int coin : {0, 1}) match.coin(coin).at = {0, 0};
    const auto commands = to_historical_positions(match, cw::Side::Heads);
    REQUIRE(commands.size() == 4);
    const auto unplaced = [&](std::size_t i) { return get_if<cw::Unplace>(&commands[i])->coin; };
    const auto placed = [&](std::size_t i) { return *get_if<cw::PlaceCoin>(&commands[i]); };
    CHECK(unplaced(0) == match.id(0));
    CHECK(unplaced(1) == match.id(1));
    CHECK(placed(2) == cw::PlaceCoin{match.id(0), *match.setup(0).at});
    CHECK(placed(3) == cw::PlaceCoin{match.id(1), *match.setup(1).at});
}
