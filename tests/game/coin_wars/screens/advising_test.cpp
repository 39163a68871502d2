// Advice at the table is computed on another thread, and results for an earlier match are dropped.

#include "game/coin_wars/screens/battle/advising.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"

namespace {

namespace cw = rules::coin_wars;
using screens::Advising;

// A running battle: Rome's Quarter touches a Dime.
cw::Match gift() {
    const battles::Library library(COINWARS_SOURCE_DIR "/assets");
    const auto battle = battles::load_battle(library, COINWARS_SOURCE_DIR "/tests/gui/advice.json");
    REQUIRE(battle);
    cw::Match match = cw::begin(std::make_shared<const cw::Scenario>(battle->scenario));
    match.phase = cw::Phase::Play;
    for (int coin = 0; coin < match.count(); ++coin) {
        match.coin(coin).at = *match.setup(coin).at;
        match.coin(coin).place = cw::Place::Table;
    }
    return match;
}

class Told {
public:
    std::function<void()> teller() {
        return [this] { told_ = true; };
    }
    void wait() const {
        while (!told_) std::this_thread::yield();
    }

private:
    std::atomic<bool> told_ = false;
};

}  // namespace

TEST_CASE("a hint shows the unit, then its action, and is dropped by the next command") {
    const cw::Match match = gift();
    Told told;
    Advising advising(told.teller());
    advising.follow(match, 1);
    advising.seek(match, 1);
    CHECK(advising.seeking());
    CHECK(advising.shows() == Advising::Shows::Nothing);
    told.wait();
    advising.follow(match, 1);
    CHECK_FALSE(advising.at_work());
    CHECK(advising.shows() == Advising::Shows::Unit);
    CHECK(advising.unit() == std::vector<int>{match.find("h1")});
    advising.show_action();
    CHECK(holds_alternative<cw::Attack>(advising.action()));
    CHECK(advising.aim().odds);
    advising.follow(match, 2);
    CHECK(advising.shows() == Advising::Shows::Nothing);
}

TEST_CASE("a command given meanwhile drops the thinking") {
    const cw::Match match = gift();
    Advising advising([] {});
    advising.follow(match, 1);
    advising.seek(match, 1);
    advising.follow(match, 2);
    CHECK_FALSE(advising.at_work());
    CHECK(advising.shows() == Advising::Shows::Nothing);
}

TEST_CASE("what is no action, what is refused and what a hint shows are not weighed") {
    const cw::Match match = gift();
    Advising advising([] {});
    advising.follow(match, 1);
    CHECK_FALSE(advising.weigh(match, cw::Concede{match.side}));
    CHECK_FALSE(advising.weigh(match, cw::Move{"h1", {2, 2}, "", ""}));
    advising.show(match, cw::EndTurn{});
    CHECK_FALSE(advising.weigh(match, cw::EndTurn{}));
    CHECK_FALSE(advising.weighing());
}

TEST_CASE("only actions wait while one is weighed: nobody is kept from giving up or forming an Army") {
    CHECK(Advising::needs_check(cw::EndTurn{}));
    CHECK(Advising::needs_check(cw::Move{"h1", {2, 2}, "", ""}));
    CHECK_FALSE(Advising::needs_check(cw::Concede{cw::Side::Heads}));
    CHECK_FALSE(Advising::needs_check(cw::Draw{cw::Side::Heads, {}}));
    CHECK_FALSE(Advising::needs_check(cw::Form{}));
    CHECK_FALSE(Advising::needs_check(cw::Join{}));
}

TEST_CASE("a blunder comes back with its warning, once") {
    const cw::Match match = gift();
    Told told;
    Advising advising(told.teller());
    advising.follow(match, 1);
    REQUIRE(advising.weigh(match, cw::EndTurn{}));
    CHECK(advising.weighing());
    told.wait();
    const auto weighed = advising.take_weighed();
    REQUIRE(weighed);
    CHECK(holds_alternative<cw::EndTurn>(weighed->command));
    CHECK(weighed->warning);
    CHECK_FALSE(advising.take_weighed());
    CHECK_FALSE(advising.weighing());
}
