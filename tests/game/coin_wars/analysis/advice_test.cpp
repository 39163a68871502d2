// Hints and warnings in small battles with known best actions.

#include "game/coin_wars/analysis/advice.h"

#include <doctest/doctest.h>

#include "game/coin_wars/analysis/analysis.h"
#include "tests/support/table_text.h"

using namespace tests;
using analysis::Reason;
using rules::coin_wars::CoinWars;

namespace {

// The Quarter touches a Dime that decides the battle: few coins are left.
const char* const kPrize = R"(
    h1 quarter heads 10 10
    h2 penny heads 20 6
    t1 dime tails 10.83 10
    t2 penny tails 20 20
)";

std::optional<analysis::Warning> warned(const Match& match, const Command& command) {
    REQUIRE_FALSE(CoinWars::check(match, command));
    bots::Thinking thinking;
    return analysis::warning_of(match, command, thinking);
}

}  // namespace

TEST_CASE("a hint names the blow that pays") {
    const Match match = table(kPrize);
    const Command best = analysis::best_action(match, {.work = 20000});
    REQUIRE(holds_alternative<Attack>(best));
    CHECK(get<Attack>(best).target == "t1");
}

TEST_CASE("a hint names nothing but what can be done, in whatever turn") {
    const Match match = table("h1 penny heads 10 10\nt1 penny tails 20 20");
    for (const std::int64_t work : {1, 1000, 20000})
        CHECK_FALSE(CoinWars::check(match, analysis::best_action(match, {.work = work})));
}

TEST_CASE("a hint is the same for one worker and for two") {
    const Match match = table(kPrize);
    const auto best = [&](int workers) {
        return CoinWars::to_json(analysis::best_action(match, {.work = 20000, .workers = workers}));
    };
    CHECK(best(1) == best(2));
}

TEST_CASE("who ends the turn instead of taking a coin is warned, and told which") {
    const Match match = table(kPrize);
    const auto warning = warned(match, EndTurn{});
    REQUIRE(warning);
    CHECK(warning->best - warning->chance > analysis::kBlunder);
    CHECK(warning->reason == Reason{Reason::Kind::Missed, {match.find("t1")}});
    CHECK(words::english(foretold(*match.scenario, warning->reason)) == "Another action takes Dime.");
    CHECK(holds_alternative<Attack>(warning->better));
}

TEST_CASE("who moves a coin to where it could be struck is warned, and told by whom") {
    const Match match = table(R"(
        h1 quarter heads 10 5
        h2 dime heads 3 3
        h3 dime heads 5 3
        t1 quarter tails 10 14.5
        t2 dime tails 10 12.5
        t3 dime tails 20 20
    )");
    const auto warning = warned(match, Move{{"h1"}, {10, 9}});
    REQUIRE(warning);
    CHECK(warning->reason.kind == Reason::Kind::Exposed);
    CHECK(warning->reason.coins == std::vector<int>{match.find("h1")});
    CHECK(words::english(foretold(*match.scenario, warning->reason)) ==
          "Quarter would stand within 2.7 in of Dime and could be struck.");
}

TEST_CASE("nobody is warned of what is best, or of what loses little") {
    const Match match = table(kPrize);
    CHECK_FALSE(warned(match, Attack{{"h1"}, {"t1"}}));
    CHECK_FALSE(warned(match, Move{{"h2"}, {20, 7}}));
}

TEST_CASE("a warning is the same every time, and never costs more than its work") {
    const Match match = table(kPrize);
    bots::Thinking thinking;
    const auto one = analysis::warning_of(match, EndTurn{}, thinking), other = warned(match, EndTurn{});
    REQUIRE(one);
    REQUIRE(other);
    CHECK(one->chance == other->chance);
    CHECK(one->best == other->best);
    CHECK(thinking.done <= analysis::kWarningsWork + 1000);
}

TEST_CASE("a warning that is stopped is none") {
    const Match match = table(kPrize);
    bots::Thinking thinking;
    thinking.stop = true;
    CHECK_FALSE(analysis::warning_of(match, EndTurn{}, thinking));
}

TEST_CASE("the reason says which coins, and how near in inches or cards") {
    const Match match = table(R"(
        h1 dime heads 10 10
        t1 nickel tails 12 10
        t2 nickel tails 16 10
    )");
    const auto& battle = *match.scenario;
    const Reason near{Reason::Kind::Exposed, {0}, {1}, 1.2}, far{Reason::Kind::Exposed, {0}, {1, 2}, 6.3};
    CHECK(words::english(in_words(battle, near)) == "Dime stood within 1.2 in of Nickel and could be struck.");
    CHECK(words::english(in_words(battle, far)) == "Dime stood within 2 cards of 2 \u00d7 Nickel and could be struck.");
    CHECK(words::english(foretold(battle, far)) ==
          "Dime would stand within 2 cards of 2 \u00d7 Nickel and could be struck.");
    const Reason touching{Reason::Kind::Exposed, {0}, {1}, 0};
    CHECK(words::english(foretold(battle, touching)) == "Dime would stand where Nickel could strike it.");
}
