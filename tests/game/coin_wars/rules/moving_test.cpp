// Section 4, moving.

#include <doctest/doctest.h>

#include "tests/support/table_text.h"

using namespace tests;

namespace {

struct MoveCase {
    const char* what;
    const char* coins;
    Vec2 to;
    const char* refused;  // "": legal
    Vec2 rest;            // final place of h1
};

// Carries out legal moves, and checks the position of refused ones.
void check_moves(std::initializer_list<MoveCase> cases) {
    for (const MoveCase& c : cases) {
        CAPTURE(c.what);
        Game game(c.coins);
        const Command move = Move{"h1", c.to};
        const Match before = game.match;
        CHECK(game.refused(move) == c.refused);
        CHECK(game.match == before);
        if (!game.refused(move).empty()) continue;
        game.act(move);
        CHECK(core::distance(game.at("h1"), c.rest) < 0.0015);
        check_sound(game.match);
    }
}

TableOptions blocking() {
    TableOptions options;
    options.friends = Friends::Block;
    return options;
}

}  // namespace

TEST_CASE("CW-8 accepted: a coin goes as far as the card's edge lets it touch") {
    check_moves({{"X-20 a penny, the short edge", "h1 penny heads 10 10", {13.75, 10}, "", {13.75, 10}},
                 {"a dime, the long edge", "h1 dime heads 10 10", {15.705, 10}, "", {15.705, 10}},
                 {"any part of the coin, in any direction", "h1 penny heads 10 10", {12.25, 7}, "", {12.25, 7}}});
}

TEST_CASE("CW-8 refused: farther than the card's edge") {
    check_moves({{"a penny has the short edge", "h1 penny heads 10 10", {15, 10}, "out_of_reach CW-8", {}},
                 {"a dime", "h1 dime heads 10 10", {15.708, 10}, "out_of_reach CW-8", {}}});
}

TEST_CASE("CW-9 accepted: the way ends where the coin touches an enemy") {
    check_moves({{"X-21 head-on", "h1 dime heads 10 10\n t1 penny tails 12.7275 10", {15, 10}, "", {12, 10}},
                 {"past an enemy", "h1 dime heads 10 10\n t1 penny tails 12 10.8", {15, 10}, "", {15, 10}},
                 {"the first of two",
                  "h1 dime heads 10 10\n t2 penny tails 14 10\n t1 penny tails 12.7275 10",
                  {15, 10},
                  "",
                  {12, 10}}});
}

TEST_CASE("CW-9 refused: contact leaves nothing of the way") {
    check_moves(
        {{"it touches one already", "h1 penny heads 10 10\n t1 penny tails 10.75 10", {12, 10}, "into_enemy R-7", {}}});
}

TEST_CASE("R-5 accepted: every way over 0 and up to L + 2r") {
    check_moves({{"X-20 exactly L + 2r", "h1 penny heads 10 10", {13.75, 10}, "", {13.75, 10}},
                 {"the shortest", "h1 penny heads 10 10", {10.001, 10}, "", {10.001, 10}},
                 {"a large coin goes farther", "h1 half_dollar heads 10 10", {16.205, 10}, "", {16.205, 10}}});
}

TEST_CASE("R-5 refused: longer than L + 2r, or nowhere") {
    check_moves({{"X-20 0.01 in too far", "h1 penny heads 10 10", {13.76, 10}, "out_of_reach CW-8", {}},
                 {"where it lies", "h1 penny heads 10 10", {10.0002, 10}, "out_of_reach R-5", {}}});
}

TEST_CASE("R-7 accepted: away from and along what it touches") {
    check_moves({{"along", "h1 penny heads 10 10\n t1 penny tails 10.75 10", {10, 12}, "", {10, 12}},
                 {"away", "h1 penny heads 10 10\n t1 penny tails 10.75 10", {8, 10.5}, "", {8, 10.5}},
                 {"a gap under 0.02 in stops nobody on the way",
                  "h1 dime heads 10 10\n t1 penny tails 12 10.7375",
                  {15, 10},
                  "",
                  {15, 10}}});
}

TEST_CASE("R-7 refused: towards what it touches") {
    check_moves({{"a gap of 0.01", "h1 penny heads 10 10\n t1 penny tails 10.76 10", {11, 10.5}, "into_enemy R-7", {}},
                 {"even where the way would pass its rim",
                  "h1 penny heads 10 10\n t1 penny tails 10.75 10",
                  {10.5, 12},
                  "into_enemy R-7",
                  {}}});
}

TEST_CASE("R-8 accepted: through own coins, and backed up to the last free place") {
    check_moves({{"passage of lines", "h1 penny heads 10 10\n h2 penny heads 11 10", {12.5, 10}, "", {12.5, 10}},
                 {"X-37",
                  "h1 penny heads 10 10\n t1 penny tails 13 10\n h2 penny heads 12 10.1",
                  {13.5, 10},
                  "",
                  {11.2568, 10}}});
}

TEST_CASE("R-8 refused: on an own coin, or no free place left") {
    check_moves({{"to on an own coin", "h1 penny heads 10 10\n h2 penny heads 12 10", {12.5, 10}, "overlap R-8", {}},
                 {"to on one that lies behind an enemy",
                  "h1 penny heads 10 10\n t1 penny tails 12 10\n h2 penny heads 13 10",
                  {13.2, 10},
                  "overlap R-8",
                  {}},
                 {"no free place",
                  "h1 penny heads 10 10\n h2 penny heads 10.75 10\n t1 penny tails 11.6 10",
                  {13.5, 10},
                  "no_room R-8",
                  {}}});
}

TEST_CASE("R-9 accepted: up to the table's edge") {
    check_moves({{"touching it", "h1 penny heads 2 10", {0.375, 10}, "", {0.375, 10}}});
}

TEST_CASE("R-9 refused: over the table's edge") {
    check_moves(
        {{"by a hair", "h1 penny heads 2 10", {0.373, 10}, "off_table R-9", {}},
         {"whatever stops it before", "h1 penny heads 2 10\n t1 penny tails 1.2 10", {0, 10}, "off_table R-9", {}}});
}

TEST_CASE("R-10 accepted: what is asked may lie behind the enemy that stops the coin") {
    check_moves({{"behind", "h1 penny heads 10 10\n t1 penny tails 12 10", {13.5, 10}, "", {11.25, 10}},
                 {"on it", "h1 penny heads 10 10\n t1 penny tails 12 10", {12, 10}, "", {11.25, 10}}});
}

TEST_CASE("R-10 refused: what is asked must be in reach, though contact is near") {
    check_moves({{"too far", "h1 penny heads 10 10\n t1 penny tails 11 10", {14, 10}, "out_of_reach CW-8", {}}});
}

TEST_CASE("R-38 accepted: what is asked is rounded first, then compared with 1/1024 in tolerance") {
    check_moves({{"rounded down to the limit", "h1 penny heads 10 10", {13.7504, 10}, "", {13.75, 10}},
                 {"one grid step over", "h1 penny heads 10 10", {13.75 + 1.0 / 1024, 10}, "", {13.751, 10}}});
}

TEST_CASE("R-38 refused: two grid steps over, and what is no number") {
    check_moves({{"two steps", "h1 penny heads 10 10", {13.75 + 2.0 / 1024, 10}, "out_of_reach CW-8", {}},
                 {"no number", "h1 penny heads 10 10", {0.0 / 0.0, 10}, "bad_argument R-38", {}}});
}

TEST_CASE("R-6: on the way touching is a gap of 0, at rest one of 0.02 in") {
    Game game("h1 penny heads 10 10\n t1 penny tails 12.7695 10");
    game.act(Move{"h1", {12, 10}});
    CHECK(game.at("h1") == Vec2{12, 10});
    CHECK(game.refused(Attack{"h1", "t1"}) == "acted R-3");
    game.end_turns(2);
    CHECK(game.refused(Attack{"h1", "t1"}) == "");
    CHECK(game.refused(Move{"h1", {12.5, 10}}) == "into_enemy R-7");
}

TEST_CASE("R-10 X-20: the refusal says by how much and names the nearest point") {
    const Game game("h1 penny heads 10 10");
    const Command move = Move{"h1", {13.76, 10}};
    const rules::Refusal refusal = game.refusal(move);
    CHECK(words::english(refusal.message).find("0.01 in too far") != std::string::npos);
    CHECK(*refusal.by == doctest::Approx(0.01).epsilon(0.1));
    CHECK(CoinWars::nearest(game.match, move) == Vec2{13.75, 10});
}

TEST_CASE("CW-9: the event says who stopped the coin, and they touch") {
    Game game("h1 dime heads 10 10\n t1 penny tails 12.7275 10.3");
    const auto events = game.act(Move{"h1", {15, 10.2}});
    REQUIRE(events.size() == 1);
    const Moved moved = get<Moved>(events[0]);
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
    CHECK(get<Moved>(events[0]).stopped_by == 1);
    CHECK(game.at("h1") == Vec2{11.25, 10});
    game.end_turns(2);
    CHECK(game.refused(Move{"h1", {13.5, 10}}) == "into_enemy R-8");
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
