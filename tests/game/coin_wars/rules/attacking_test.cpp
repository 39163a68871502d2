// Sections 5 and 6: attacks of single coins and their traits.

#include <doctest/doctest.h>

#include "tests/support/table_text.h"

using namespace tests;

namespace {

// h1 attacks t1 on its right: touching, or with a gap of 3 in between the rims.
struct AttackCase {
    const char* rule;
    const char* attacker;
    const char* target;
    bool ranged;
    const char* fallen;
    const char* back;  // rule of the strike back; "": none
};

double radius(const std::string& type) {
    for (const CoinType& t : us_coins())
        if (t.name == type) return t.radius();
    return 0;
}

std::string duel(const AttackCase& c) {
    const double apart = radius(c.attacker) + radius(c.target) + (c.ranged ? 3 : 0.01);
    return std::string("h1 ") + c.attacker + " heads 10 10\n t1 " + c.target + " tails " + std::to_string(10 + apart) +
           " 10\n h9 dollar heads 30 20\n t9 dollar tails 2 2";
}

}  // namespace

TEST_CASE("duels, by rule") {
    const AttackCase cases[] = {
        {"X-1 CW-10 CW-11", "penny", "penny", false, "h1 t1", "CW-11"},
        {"X-2 close", "nickel", "nickel", false, "", "CW-11"},
        {"X-2 at range", "nickel", "nickel", true, "", "CW-11"},
        {"X-3 CW-12", "nickel", "dime", true, "t1", ""},
        {"R-13 close it attacks back", "nickel", "dime", false, "h1 t1", "CW-11"},
        {"X-4 without the leg", "dime", "nickel", false, "h1 t1", "CW-11"},
        {"CW-11 the attacker alone", "penny", "dime", false, "h1", "CW-11"},
        {"CW-10 the target alone", "quarter", "penny", false, "t1", "CW-11"},
        {"X-9 CW-15 R-15", "half_dollar", "quarter", false, "t1", ""},
        {"X-11 CW-15", "penny", "half_dollar", false, "t1", ""},
        {"CW-15 Spy against Spy", "half_dollar", "half_dollar", false, "t1", ""},
        {"CW-15 a shot at a Spy", "nickel", "half_dollar", true, "t1", ""},
        {"X-12 R-16", "half_dollar", "dollar", false, "h1", "CW-11"},
        {"X-13 CW-16", "quarter", "dollar", false, "h1", "CW-11"},
        {"CW-16 Armored attacks", "dollar", "quarter", false, "t1", "CW-16"},
        {"CW-16 both", "dollar", "dollar", false, "", "CW-16"},
    };
    for (const AttackCase& c : cases) {
        CAPTURE(c.rule);
        Game game(duel(c));
        const auto events = game.act(Attack{"h1", "t1"});
        CHECK(game.fallen() == c.fallen);
        const auto attacked = only<Attacked>(events);
        REQUIRE(attacked.size() == 1);
        CHECK(attacked[0].strike.ranged == c.ranged);
        const auto back = only<AttackedBack>(events);
        CHECK((back.empty() ? "" : back[0].strike.rule) == c.back);
        CHECK(game.match.actions_left == 9);
        check_sound(game.match);
    }
}

TEST_CASE("odds say beforehand what an attack does") {
    for (const char* attacker : {"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"}) {
        for (const char* target : {"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"}) {
            CAPTURE(attacker);
            CAPTURE(target);
            Game game(duel({"", attacker, target, false, "", ""}));
            const Odds before = odds(game.match, 0, 1, false);
            game.act(Attack{"h1", "t1"});
            CHECK(game.stands("h1") == (before.attacker.falls == 0));
            CHECK(game.stands("t1") == (before.target.falls == 0));
            CHECK(before.back.has_value() == before.no_back.empty());
        }
    }
}

TEST_CASE("R-33, CW-30: purses grow by what the own units destroyed") {
    Game game("h1 dime heads 10 10\n t1 nickel tails 10.77 10\n h9 penny heads 30 20\n t9 penny tails 2 2");
    const auto events = game.act(Attack{"h1", "t1"});
    const auto grown = only<PurseGrew>(events);
    REQUIRE(grown.size() == 2);
    CHECK(game.match.purse == std::array<int, 2>{5, 10});
    const auto fell = only<Fell>(events);
    REQUIRE(fell.size() == 2);
    CHECK(fell[0].how == How::Attack);
    CHECK(fell[1].how == How::AttackBack);
    CHECK(game.match.coin(0).by == 1);
    CHECK(game.match.coin(0).turn == 1);
}

TEST_CASE("refused attacks, by rule") {
    Game game(R"(
        h1 penny  heads 10 10
        h2 nickel heads 10 14
        h3 penny  heads 10.75 10
        t1 penny  tails 14 10
        t2 penny  tails 10 10.76
        t3 dime   tails 12 18
    )");
    CHECK(game.refused(Attack{"h1", "t1"}) == "not_touching CW-10");
    CHECK(*game.refusal(Attack{"h1", "t1"}).by == doctest::Approx(3.25 - 0.02));
    CHECK(game.refused(Attack{"h1", "h3"}) == "bad_argument CW-10");
    CHECK(game.refused(Attack{"h1", "nobody"}) == "unknown_coin CW-3");
    CHECK(game.refused(Attack{"nobody", "t1"}) == "unknown_coin CW-3");
    CHECK(game.refused(Attack{"t1", "h1"}) == "not_your_side CW-6");
    CHECK(game.refused(Attack{"h1", "t2"}) == "");
    CHECK(game.refused(Charge{"h1", {}, "t2", {}}) == "no_trait CW-13");
    game.act(Attack{"h2", "t3"});
    CHECK(game.refused(Attack{"h1", "t3"}) == "fallen CW-10");
    game.act(Attack{"h1", "t2"});
    CHECK(game.refused(Attack{"h1", "t1"}) == "fallen CW-10");
    CHECK(game.refused(Attack{"h2", "t1"}) == "acted R-3");
}

TEST_CASE("R-6: rims within 0.02 in touch") {
    CHECK(Game("h1 penny heads 10 10\n t1 penny tails 10.77 10").refused(Attack{"h1", "t1"}) == "");
    CHECK(Game("h1 penny heads 10 10\n t1 penny tails 10.773 10").refused(Attack{"h1", "t1"}) == "not_touching CW-10");
}

TEST_CASE("R-11: only the target attacks back") {
    Game game("h1 quarter heads 10 10\n t1 penny tails 10.8525 10\n t2 dollar tails 9.001 10");
    game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "t1");
}

TEST_CASE("X-19, R-13: the card's diagonal is the range") {
    const auto at = [](double gap) {
        return "h1 nickel heads 10 10\n t1 penny tails " + std::to_string(10 + 0.7925 + gap) +
               " 10\n t2 penny tails 3 3";
    };
    CHECK(Game(at(5.830)).refused(Attack{"h1", "t1"}) == "");
    CHECK(Game(at(5.833)).refused(Attack{"h1", "t1"}) == "out_of_range R-13");
    TableOptions options;
    options.card_range = CardRange::LongEdge;
    CHECK(Game(at(5.0), options).refused(Attack{"h1", "t1"}) == "");
    CHECK(Game(at(5.003), options).refused(Attack{"h1", "t1"}) == "out_of_range R-13");
    options.card_range = CardRange::ShortEdge;
    CHECK(Game(at(3.0), options).refused(Attack{"h1", "t1"}) == "");
    CHECK(Game(at(3.003), options).refused(Attack{"h1", "t1"}) == "out_of_range R-13");
}

TEST_CASE("R-13: a shooter that touches one enemy may fire at another") {
    Game game("h1 nickel heads 10 10\n t1 penny tails 10.7925 10\n t2 dime tails 10 14");
    CHECK(only<Attacked>(game.act(Attack{"h1", "t2"}))[0].strike.ranged);
    CHECK(game.fallen() == "t2");
}

TEST_CASE("X-44, R-40: fire_blocked") {
    const char* own = "h1 nickel heads 10 10\n h2 penny heads 12 10.3\n t1 dime tails 14 10\n t2 penny tails 3 3";
    const char* enemy = "h1 nickel heads 10 10\n t2 penny tails 12 10.3\n t1 dime tails 14 10";
    TableOptions any, enemies;
    any.fire_blocked = FireBlocked::Any;
    enemies.fire_blocked = FireBlocked::Enemies;
    CHECK(Game(own).refused(Attack{"h1", "t1"}) == "");
    CHECK(Game(own, enemies).refused(Attack{"h1", "t1"}) == "");
    CHECK(Game(own, any).refused(Attack{"h1", "t1"}) == "out_of_range R-40");
    CHECK(Game(own, any).refusal(Attack{"h1", "t1"}).coins == std::vector<std::string>{"h2"});
    CHECK(Game(enemy).refused(Attack{"h1", "t1"}) == "");
    CHECK(Game(enemy, enemies).refused(Attack{"h1", "t1"}) == "out_of_range R-40");
}

TEST_CASE("R-40: a shot back is blocked as any shot is") {
    TableOptions enemies;
    enemies.fire_blocked = FireBlocked::Enemies;
    const char* coins = "h1 nickel heads 10 10\n h2 penny heads 12 10.3\n t1 nickel tails 14 10\n t2 dollar tails 3 3";
    CHECK(only<AttackedBack>(Game(coins).act(Attack{"h1", "t1"})).size() == 1);
    Game game(coins, enemies);
    CHECK(odds(game.match, 0, 2, true).no_back == "R-40");
    CHECK(only<AttackedBack>(game.act(Attack{"h1", "t1"})).empty());
}

TEST_CASE("R-15, R-16: the Spy's options") {
    TableOptions struck, beats;
    struck.spy_struck_back = true;
    beats.spy_beats_armored = true;
    const auto after = [](const char* attacker, const char* target, const TableOptions& options) {
        Game game(table(duel({"", attacker, target, false, "", ""}), options));
        game.act(Attack{"h1", "t1"});
        return game.fallen();
    };
    CHECK(after("half_dollar", "quarter", struck) == "h1 t1");
    CHECK(after("penny", "half_dollar", struck) == "t1");
    CHECK(after("half_dollar", "dollar", beats) == "t1");
    CHECK(after("quarter", "dollar", beats) == "h1");
}
