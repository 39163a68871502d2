// Section 4, moving.

#include <doctest/doctest.h>

#include "tests/support/table_text.h"

using namespace tests;

namespace {

struct MoveCase {
    const char* rule;
    const char* coins;
    Vec2 to;
    const char* refused;  // "": legal
    Vec2 rest;            // where h1 then lies
};

TableOptions blocking() {
    TableOptions options;
    options.friends = Friends::Block;
    return options;
}

}  // namespace

TEST_CASE("moves of h1, by rule") {
    const MoveCase cases[] = {
        {"X-20", "h1 penny heads 10 10", {13.75, 10}, "", {13.75, 10}},
        {"X-20 R-5", "h1 penny heads 10 10", {13.76, 10}, "out_of_reach CW-8", {}},
        {"CW-8 a dime along the long edge", "h1 dime heads 10 10", {15.705, 10}, "", {15.705, 10}},
        {"CW-8", "h1 dime heads 10 10", {15.708, 10}, "out_of_reach CW-8", {}},
        {"R-5 over 0", "h1 penny heads 10 10", {10.0002, 10}, "out_of_reach R-5", {}},
        {"X-21 CW-9", "h1 dime heads 10 10\n t1 penny tails 12.7275 10", {15, 10}, "", {12, 10}},
        {"CW-9 past an enemy", "h1 dime heads 10 10\n t1 penny tails 12 10.8", {15, 10}, "", {15, 10}},
        {"R-7 towards what it touches",
         "h1 penny heads 10 10\n t1 penny tails 10.76 10",
         {11, 10.5},
         "into_enemy R-7",
         {}},
        {"R-7 along what it touches",
         "h1 penny heads 10 10\n t1 penny tails 10.75 10",
         {10, 12},
         "",
         {10, 12}},
        {"R-7 away", "h1 penny heads 10 10\n t1 penny tails 10.75 10", {8, 10.5}, "", {8, 10.5}},
        {"R-8 through own coins", "h1 penny heads 10 10\n h2 penny heads 11 10", {12.5, 10}, "", {12.5, 10}},
        {"R-8 to on an own coin",
         "h1 penny heads 10 10\n h2 penny heads 12 10",
         {12.5, 10},
         "overlap R-8",
         {}},
        {"R-8 behind an enemy lies an own coin",
         "h1 penny heads 10 10\n t1 penny tails 12 10\n h2 penny heads 13 10",
         {13.2, 10},
         "overlap R-8",
         {}},
        {"X-37 R-8",
         "h1 penny heads 10 10\n t1 penny tails 13 10\n h2 penny heads 12 10.1",
         {13.5, 10},
         "",
         {11.2568, 10}},
        {"R-8 no free place",
         "h1 penny heads 10 10\n h2 penny heads 10.75 10\n t1 penny tails 11.6 10",
         {13.5, 10},
         "no_room R-8",
         {}},
        {"R-9", "h1 penny heads 2 10", {0.375, 10}, "", {0.375, 10}},
        {"R-9 off the table", "h1 penny heads 2 10", {0.373, 10}, "off_table R-9", {}},
        {"R-10 to out of reach, though contact is near",
         "h1 penny heads 10 10\n t1 penny tails 11 10",
         {14, 10},
         "out_of_reach CW-8",
         {}},
        {"R-10 a to behind the enemy",
         "h1 penny heads 10 10\n t1 penny tails 12 10",
         {13.5, 10},
         "",
         {11.25, 10}},
        {"R-38 rounded first", "h1 penny heads 10 10", {13.7504, 10}, "", {13.75, 10}},
        {"R-38 no number", "h1 penny heads 10 10", {0.0 / 0.0, 10}, "bad_argument R-38", {}},
    };
    for (const MoveCase& c : cases) {
        CAPTURE(c.rule);
        Game game(c.coins);
        const Command move = Move{"h1", c.to};
        CHECK(game.refused(move) == c.refused);
        if (!game.refused(move).empty()) continue;
        game.act(move);
        CHECK(core::distance(game.at("h1"), c.rest) < 0.0015);
        check_sound(game.match);
    }
}

TEST_CASE("X-20: the refusal says by how much and names the nearest point") {
    const Game game("h1 penny heads 10 10");
    const Command move = Move{"h1", {13.76, 10}};
    const rules::Refusal refusal = game.refusal(move);
    CHECK(refusal.message.find("0.01 in too far") != std::string::npos);
    CHECK(*refusal.by == doctest::Approx(0.01).epsilon(0.1));
    CHECK(CoinWars::nearest(game.match, move) == Vec2{13.75, 10});
}

TEST_CASE("CW-9: the event says who stopped the coin, and they touch") {
    Game game("h1 dime heads 10 10\n t1 penny tails 12.7275 10.3");
    const auto events = game.act(Move{"h1", {15, 10.2}});
    REQUIRE(events.size() == 1);
    const Moved moved = std::get<Moved>(events[0]);
    CHECK(moved.stopped_by == game.match.find("t1"));
    CHECK(moved.from == Vec2{10, 10});
    CHECK(moved.card.edge == 5);
    CHECK(odds(game.match, 0, 1, false).strike.offense == 5);
    CHECK(game.match.actions_left == 9);
}

TEST_CASE("R-8: with friends: block own coins stop like enemies") {
    Game game("h1 penny heads 10 10\n h2 penny heads 12 10\n t9 penny tails 2 2", blocking());
    CHECK(game.refused(Move{"h1", {12.2, 10}}) == "overlap R-8");
    const auto events = game.act(Move{"h1", {13.5, 10}});
    CHECK(std::get<Moved>(events[0]).stopped_by == 1);
    CHECK(game.at("h1") == Vec2{11.25, 10});
    game.end_turns(2);
    CHECK(game.refused(Move{"h1", {13.5, 10}}) == "into_enemy R-8");
}

TEST_CASE("R-9, BX-1: impassable ground stops the rim, and who touches it does not go into it") {
    Scenario battle = scenario("h1 penny heads 10 10\n t9 penny tails 2 2");
    battle.terrain = {{"River", Ground::Impassable, {{12, 5}, {13, 5}, {13, 15}, {12, 15}}},
                      {"Hill", Ground::Defensive, {{8, 8}, {9, 8}, {9, 12}, {8, 12}}}};
    Game game(table(battle));
    const auto events = game.act(Move{"h1", {13.5, 10}});
    CHECK(std::get<Moved>(events[0]).stopped_by_ground);
    CHECK(core::distance(game.at("h1"), {11.625, 10}) < 0.0015);
    game.end_turns(2);
    CHECK(game.refused(Move{"h1", {12.5, 11}}) == "impassable R-9");
    CHECK(game.refusal(Move{"h1", {12.5, 11}}).message.find("River") != std::string::npos);
    game.act(Move{"h1", {11.625, 13}});
    game.end_turns(2);
    game.act(Move{"h1", {8.5, 12}});
    CHECK(game.at("h1") == Vec2{8.5, 12});
}

TEST_CASE("R-7: sliding along an enemy again and again never digs into it") {
    Game game("h1 penny heads 10 10\n t1 half_dollar tails 10.977 10");
    for (int i = 0; i < 40; ++i) {
        const Vec2 off = game.at("h1") - game.at("t1");
        const Vec2 along = core::left_of(core::unit(off)) * 0.01;
        for (const double press : {0.002, 0.0009, 0.0}) {
            const Command move = Move{"h1", game.at("h1") + along - core::unit(off) * press};
            if (!game.refused(move).empty()) continue;
            game.act(move);
            game.end_turns(2);
        }
        check_sound(game.match);
    }
}
