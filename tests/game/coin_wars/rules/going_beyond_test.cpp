// CW-28, R-31: the odds of attacks for which coins go beyond.

#include <doctest/doctest.h>

#include "tests/support/table_text.h"

using namespace tests;

namespace {

Scenario with_beyond(const std::string& coins, bool agreed = true) {
    Scenario battle = scenario(coins + "h99 dollar heads 30 3\n t99 dollar tails 30 21\n");
    if (agreed) battle.advanced.beyond = {Beyond{}, Beyond{}};
    return battle;
}

}  // namespace

TEST_CASE("R-31: odds of a shot without a shot back, for which one or two of an Army go beyond") {
    Game game(table(with_beyond(row("h", 1, 3, "nickel", 5, 10) + "t1 penny tails 10.6 10\n")));
    game.form(ids("h", 1, 3));
    const Odds two = odds(game.match, 0, 3, true, {0, 1});
    CHECK(two.attacker.chances == std::vector<double>{1, 0, 0, 0});
    CHECK(two.attacker_with_beyond(game.match).chances == std::vector<double>{0, 0, 1, 0});
    CHECK(two.attacker_with_beyond(game.match).falls == 0);
    const FallOdds one = odds(game.match, 0, 3, true, {2}).attacker_with_beyond(game.match);
    CHECK(one.chances == std::vector<double>{0, 1, 0, 0});
    CHECK(one.falls == 0);
    CHECK(one.cents == 5);
    // Repeated names, enemies and unknown coins are ignored.
    CHECK(odds(game.match, 0, 3, true, {0, 0, 3, kNoCoin}).beyond == std::vector<int>{0});
}

TEST_CASE("R-31 refused: odds of coins that cannot go beyond") {
    Game game(table(with_beyond(row("h", 1, 2, "nickel", 5, 10) + "h3 penny heads 2 2\n t1 penny tails 10 10\n")));
    const std::string army = game.form(ids("h", 1, 2));
    const auto asked = [&](const Game& of, const rules::Json& names) {
        const auto answer =
            CoinWars::ask(of.match, {{"cmd", "odds"}, {"army", army}, {"target", "t1"}, {"beyond", names}});
        return *answer ? (**answer)["chances"]["attacker"].dump() : answer->error().code + " " + answer->error().rule;
    };
    CHECK(asked(game, {"h1", "h2"}) == "[0.0,0.0,1.0]");
    CHECK(asked(game, {"h1", "h1"}) == "bad_argument R-31");
    CHECK(asked(game, {"h3"}) == "bad_argument R-31");
    CHECK(asked(game, {"nobody"}) == "bad_argument R-31");
    Game off(table(with_beyond(row("h", 1, 2, "nickel", 5, 10) + "t1 penny tails 10 10\n", false)));
    off.form(ids("h", 1, 2));
    CHECK(asked(off, {"h1"}) == "rule_off CW-28");
    CHECK(asked(off, rules::Json::array()) == "[1.0,0.0,0.0]");
}
