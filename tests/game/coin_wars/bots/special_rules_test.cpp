// BX-9: bots of every level obey special rules.

#include <doctest/doctest.h>

#include "game/coin_wars/bots/blow.h"
#include "playing.h"
#include "tests/support/random_battle.h"
#include "tests/support/table_text.h"

using namespace tests;

TEST_CASE("BX-9 every level keeps to duties: all that it plays is legal, and each battle ends") {
    for (const char* level : {"recruit", "sergeant", "general"})
        for (std::uint64_t seed = 1; seed <= (level == std::string("general") ? 3 : 25); ++seed) {
            const std::string player = level;
            CAPTURE(player);
            CAPTURE(seed);
            Scenario battle = random_battle(seed);
            core::Random random(seed);
            const int actions = static_cast<int>(random.below(4)), breaks = static_cast<int>(random.below(4));
            battle.advanced.special = {
                {"Driven", {.side = Side::Heads}, {}, {.duty = {.must_attack = true}}},
                {"Slow", {.side = Side::Tails}, {}, {.duty = {.actions = actions, .breaks = breaks}}}};
            const auto heads = bot(level, {.work = 60}), tails = bot(level, {.work = 60});
            const Played played = play(begin(std::make_shared<const Scenario>(battle)), {heads.get(), tails.get()}, 7);
            CHECK(played.fault == "");
            CHECK(played.end.phase == Phase::Over);
        }
}

TEST_CASE("BX-9 every level plays with coins that survive blows, rules that are used up, and arrivals by a die") {
    int saved = 0;
    for (const char* level : {"recruit", "sergeant", "general"})
        for (std::uint64_t seed = 1; seed <= (level == std::string("general") ? 3 : 25); ++seed) {
            const std::string player = level;
            CAPTURE(player);
            CAPTURE(seed);
            Scenario battle = random_battle(seed);
            battle.advanced.special = {
                {"Guard", {.side = Side::Heads}, {}, {.survives = {.blows = 2}}},
                {"Screen", {.formed = Who::Formed::Single}, {}, {.survives = {.slides = 1.5}}},
                {"Volley", {}, {.uses = {.a_turn = 1, .a_battle = 4}}, {.offense = 3}},
                {"Reserve", {.side = Side::Tails}, {}, {.duty = {.arrives = true, .die = {6, 4, 1}}}},
                {"News", {}, {.from_turn = 2}, {.tells = {"Listen."}}}};
            const auto heads = bot(level, {.work = 60}), tails = bot(level, {.work = 60});
            const Played played = play(begin(std::make_shared<const Scenario>(battle)), {heads.get(), tails.get()}, 7);
            CHECK(played.fault == "");
            CHECK(played.end.phase == Phase::Over);
            for (const Coin& coin : played.end.coins) saved += coin.blows + (coin.slid ? 1 : 0);
        }
    CHECK(saved > 20);
}

TEST_CASE("BX-9 every level plays where ground, sizes of Armies, neighbours and Charges count") {
    for (const char* level : {"recruit", "sergeant", "general"})
        for (std::uint64_t seed = 1; seed <= (level == std::string("general") ? 3 : 25); ++seed) {
            const std::string player = level;
            CAPTURE(player);
            CAPTURE(seed);
            Scenario battle = random_battle(seed);
            battle.terrain.push_back({"Mound", Ground::Plain, {{10, 8}, {20, 8}, {20, 14}, {10, 14}}});
            const Who upon{.on = "Mound"}, few{.formed = Who::Formed::Army, .army = {2, 4}};
            battle.advanced.special = {
                {"Mound", upon, {.against = few}, {.offense = 2, .defense = 2}},
                {"Few", few, {}, {.move = SpecialWhat::CardEdge::Long}},
                {"Hemmed in", {}, {.touching = {Who{.side = Side::Tails}, 2}}, {.defense = -1}},
                {"Blown", {}, {.deed = SpecialWhen::Deed::ChargedLatest}, {.offense_times = SpecialWhat::Times::Half}},
                {"Halted", {.on = "Mound"}, {.deed = SpecialWhen::Deed::Charged}, {.no_move = true}}};
            const auto heads = bot(level, {.work = 60}), tails = bot(level, {.work = 60});
            const Played played = play(begin(std::make_shared<const Scenario>(battle)), {heads.get(), tails.get()}, 7);
            CHECK(played.fault == "");
            CHECK(played.end.phase == Phase::Over);
        }
}

TEST_CASE("BX-9 a bot counts each blow that a coin survives, and knows that it does not fall to the first") {
    Scenario battle = scenario("h1 dime heads 10 10\n t1 nickel tails 10.77 10\n h9 penny heads 30 3\n");
    battle.advanced.special = {{"Guard", {.side = Side::Tails}, {}, {.survives = {.blows = 3}}}};
    Match match = table(battle);
    const int nickel = match.find("t1");
    const bots::Board board(match);
    CHECK(board.piece(nickel).lives == 3);
    CHECK(board.worth(Side::Tails) == doctest::Approx(3 * board.worth_of(nickel)));
    CHECK(bots::expected_blow(board, match.find("h1"), nickel, false).taken == doctest::Approx(board.worth_of(nickel)));
    match.coin(nickel).blows = 2;
    CHECK(bots::Board(match).worth(Side::Tails) == doctest::Approx(board.worth_of(nickel)));
}
