// A side's temper: its names and effects.

#include <doctest/doctest.h>

#include "game/coin_wars/bots/evaluation.h"
#include "playing.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

// Heads are on a ridge, their enemy two moves away in front of it.
Match ridge() {
    Scenario battle = scenario(row("h", 1, 6, "penny", 10, 10) + row("t", 1, 6, "penny", 10, 17));
    battle.advanced.terrain = true;
    battle.terrain.push_back({.name = "Ridge",
                              .kind = rules::coin_wars::Ground::Defensive,
                              .polygon = {{8, 8}, {18, 8}, {18, 11}, {8, 11}}});
    return table(battle);
}

// How much better the first coin's shifted position is than its current one.
double better(const Match& match, Vec2 shift, const bots::Weights& weights) {
    const bots::Board board(match);
    const bots::Evaluation evaluation(board, board.unit_of(0), weights);
    return evaluation.value(shift) - evaluation.value({});
}

}  // namespace

TEST_CASE("who plays is named by level and temper") {
    const bots::Level* general = bots::find_level("general");
    CHECK(bots::find_level("general:hold") == general);
    CHECK(bots::temper_of("general:hold") == bots::Temper::Hold);
    CHECK(bots::temper_of("general") == bots::Temper::Balanced);
    CHECK(bots::name_of(*general, bots::Temper::Press) == "general:press");
    CHECK(bots::name_of(*general, bots::Temper::Balanced) == "general");
    CHECK(bots::find_level("general:angry") == nullptr);
    CHECK(bots::find_level("general:") == nullptr);
    CHECK(bots::find_level("admiral:hold") == nullptr);
}

TEST_CASE("ground is worth what its Defense saves: who stands on a ridge stays, the more so if he is to hold it") {
    const Match match = ridge();
    const Vec2 down{0, 2}, along{2, 0};
    const auto of = [](bots::Temper temper) { return bots::tempered({}, temper); };
    CHECK(better(match, down, {}) < better(match, along, {}) - 0.3);
    CHECK(better(match, down, of(bots::Temper::Hold)) < better(match, down, of(bots::Temper::Balanced)));
    CHECK(better(match, down, of(bots::Temper::Balanced)) < better(match, down, of(bots::Temper::Press)));
}

TEST_CASE("every level plays in every temper") {
    const auto moved = [](const std::string& name) {
        const auto bot = bots::find_level(name)->make({.work = 2000, .temper = bots::temper_of(name)});
        core::Random random(1);
        std::vector<Command> commands;
        Match match = ridge();
        kit::FairHand hand;
        while (match.side == Side::Heads && match.turn == 1) {
            commands.push_back(*bot->next(match, Side::Heads, random));
            REQUIRE_FALSE(CoinWars::check(match, commands.back()));
            CoinWars::apply(match, commands.back(), random, hand);
        }
        return commands.size();
    };
    for (const std::string level : {"recruit", "sergeant", "general"}) {
        CHECK(moved(level + ":hold") > 0);
        CHECK(moved(level + ":press") > 0);
    }
}
