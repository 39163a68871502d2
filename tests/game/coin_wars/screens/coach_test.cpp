// A first battle's marks: a coin, a place, an enemy, End turn; each disappears once it was done.

#include "game/coin_wars/screens/battle/coach.h"

#include <doctest/doctest.h>

#include "tests/support/table_text.h"

using screens::Coach;
using tests::Game;
using namespace rules::coin_wars;

namespace {

// The coach beside a game, as in the window.
struct Taught {
    Game game;
    Coach coach{Side::Heads};
    std::uint64_t version = 1;

    explicit Taught(const std::string& coins) : game(coins) {}

    const std::optional<Coach::Mark>& mark(const std::string& selected = "") {
        coach.follow(game.match, version, selected.empty() ? kNoCoin : game.match.find(selected));
        return coach.mark();
    }
    void act(const Command& command) {
        coach.note(game.match, command);
        game.act(command);
        ++version;
    }
    bool shows(Coach::Asks what, const std::string& coin, const std::string& selected = "") {
        const auto& shown = mark(selected);
        return shown && shown->what == what && shown->coin == (coin.empty() ? kNoCoin : game.match.find(coin));
    }
};

}  // namespace

TEST_CASE("a coin, a place for it and End turn are shown one after the other") {
    Taught taught(R"(
        h1 penny heads 10 5
        h2 nickel heads 14 5
        t1 penny tails 10 20
        t2 nickel tails 14 20
    )");
    CHECK(taught.shows(Coach::Asks::Coin, "h2"));  // it can shoot, and moves into range first
    REQUIRE(taught.shows(Coach::Asks::Place, "h2", "h2"));
    const Vec2 to = taught.mark("h2")->at;
    CHECK(to.y > 8);
    taught.act(Move{"h2", to});
    CHECK(taught.shows(Coach::Asks::EndTurn, ""));
    taught.act(EndTurn{});
    CHECK_FALSE(taught.mark().has_value());  // the other side's turn
    taught.act(EndTurn{});
    CHECK_FALSE(taught.mark().has_value());  // every possible action was done, and no enemy is in reach
}

TEST_CASE("a move that is taken back is to be done again before End turn is shown") {
    Taught taught(R"(
        h1 penny heads 10 5
        t1 penny tails 10 20
    )");
    const Match before = taught.game.match;
    taught.act(Move{"h1", {10, 8}});
    REQUIRE(taught.shows(Coach::Asks::EndTurn, ""));
    taught.game.match = before;
    ++taught.version;
    taught.coach.went_back_to(0);
    CHECK(taught.shows(Coach::Asks::Coin, "h1"));
}

TEST_CASE("whoever can strike is shown first, then the enemy that it strikes; after the blow nothing is shown of it") {
    Taught taught(R"(
        h1 quarter heads 10 10
        h2 penny heads 20 5
        t1 penny tails 10.8525 10
        t2 penny tails 30 20
    )");
    CHECK(taught.shows(Coach::Asks::Coin, "h1"));
    REQUIRE(taught.shows(Coach::Asks::Enemy, "t1", "h1"));
    CHECK_FALSE(taught.mark("h1")->shot);
    taught.act(Attack{"h1", "t1"});
    CHECK(taught.shows(Coach::Asks::Coin, "h2"));
}

TEST_CASE("of blows that pay alike the one over the shortest way is shown") {
    Taught taught(R"(
        h1 nickel heads 10 10
        t1 penny tails 14.5 11
        t2 penny tails 12.5 9
    )");
    CHECK(taught.shows(Coach::Asks::Coin, "h1"));
    CHECK(taught.shows(Coach::Asks::Enemy, "t2", "h1"));
}

TEST_CASE("no blow is shown that costs as much as it takes") {
    Taught taught(R"(
        h1 penny heads 10 10
        t1 penny tails 10.75 10
    )");
    const auto& mark = taught.mark("h1");
    const bool blow = mark && mark->what == Coach::Asks::Enemy;
    CHECK_FALSE(blow);
}
