// Commands that enter the results of real coins, dice or cards, in every game: other screens cannot see those.

#include <doctest/doctest.h>

#include "game/systems/systems.h"
#include "tests/support/small_battle.h"

namespace {

using rules::Json;

// True if a shared table recognizes it as such; whether it is allowed now does not matter.
bool tells(const char* game, const Json& start, const Json& command) {
    const auto table = rules::find_system(game)->start_shared(start, Json::object());
    REQUIRE_MESSAGE(table, game << ": " << words::english(table.error().message));
    const auto proposal = (*table)->propose(command);
    REQUIRE_MESSAGE(proposal, command.dump() << ": " << words::english(proposal.error().message));
    return (*proposal)->reports_throw();
}

}  // namespace

TEST_CASE("what a real throw has shown is told, and what a player chooses is not") {
    const auto battle = [](const Json& json) { return tells("coin-wars", kit::small_battle(), json); };
    CHECK(battle({{"cmd", "toss"}, {"face", "heads"}}));
    CHECK(battle({{"cmd", "attack"}, {"coin", "h1"}, {"target", "t1"}, {"dice", {3}}}));
    CHECK_FALSE(battle({{"cmd", "toss"}}));
    CHECK_FALSE(battle({{"cmd", "attack"}, {"coin", "h1"}, {"target", "t1"}}));
    CHECK_FALSE(battle({{"cmd", "faces"}, {"swap", true}}));

    const auto tale = [](const Json& json) { return tells("universalis", {{"players", {"Ann", "Ben"}}}, json); };
    CHECK(tale({{"cmd", "roll"}, {"seat", 0}, {"dice", {3, 6}}}));
    CHECK_FALSE(tale({{"cmd", "roll"}, {"seat", 0}}));
    CHECK_FALSE(tale({{"cmd", "describe_event"}, {"seat", 0}, {"text", "It rains."}, {"cards", {1, 2}}}));
    CHECK_FALSE(tale({{"cmd", "buy_dice"}, {"seat", 0}, {"pool", 0}, {"dice", 2}, {"reason", "Luck."}}));

    const auto rpg = [](const Json& json) { return tells("coin-rpg", {{"players", {"Ann", "Ben"}}}, json); };
    CHECK(rpg({{"cmd", "toss"}, {"seat", 0}, {"faces", "HT"}}));
    CHECK(rpg({{"cmd", "draw_scenes"}, {"count", 1}, {"row", {1}}}));
    CHECK_FALSE(rpg({{"cmd", "toss"}, {"seat", 0}}));

    const auto edged = [](const Json& json) { return tells("edged-coins", {{"seats", {"Ann", "Ben"}}}, json); };
    CHECK(edged({{"seat", "cm"}, {"cmd", "throw"}, {"faces", "HT"}}));
    CHECK_FALSE(edged({{"seat", "cm"}, {"cmd", "throw"}}));

    const auto cards = [](const Json& json) { return tells("card-draw", {{"seats", {"Ann", "Ben"}}}, json); };
    CHECK(cards({{"seat", "gm"}, {"cmd", "draw"}, {"participant", "mira"}, {"cards", {"8H"}}}));
    CHECK_FALSE(cards({{"seat", "gm"}, {"cmd", "draw"}, {"participant", "mira"}}));
    CHECK_FALSE(cards(
        {{"seat", "gm"}, {"cmd", "draw_background"}, {"character", "wolf"}, {"kind", "other"}, {"cards", {"8H"}}}));
}
