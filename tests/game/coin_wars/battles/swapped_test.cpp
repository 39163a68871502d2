// Battles that begin with swapped faces: whatever a save or another machine reads is the same battle.

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/hands/quick_hand.h"
#include "game/systems/systems.h"
#include "tests/support/at_least.h"

namespace cw = rules::coin_wars;

TEST_CASE("R-0: every battle that ships can be written and read with its faces swapped") {
    const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    for (const battles::Battle& battle : tests::at_least(25, battles::load_battles(library).battles)) {
        CAPTURE(battle.name);
        const auto read = cw::scenario_from_json(cw::to_json(cw::swapped(battle.scenario)));
        if (!read) FAIL_CHECK(words::english(read.error().message));
        CHECK(cw::swapped(cw::swapped(battle.scenario)) == battle.scenario);
    }
}

TEST_CASE("R-0: a battle begun with swapped faces is resumed from its record") {
    const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    for (const battles::Battle& battle : tests::at_least(25, battles::load_battles(library).battles)) {
        CAPTURE(battle.name);
        rules::GameSession<cw::CoinWars> session(cw::begin_swapped(battle.scenario), 1);
        hands::QuickHand hand;
        REQUIRE(session.submit(cw::Concede{cw::Side::Heads}, hand));
        const auto record = rules::record_from_json(rules::to_json(session.record()));
        REQUIRE(record);
        const auto again = rules::replay(*record);
        if (!again) FAIL_CHECK(words::english(again.error().refusal.message));
    }
}
