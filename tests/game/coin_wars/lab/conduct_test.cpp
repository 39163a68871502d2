#include "game/coin_wars/lab/conduct.h"

#include <doctest/doctest.h>

#include "game/coin_wars/lab/fight.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;

namespace {

// Heads' score over these battles, by the laboratory's own results.
double heads_score(const Contest& contest) {
    double sum = 0;
    for (int battle = 0; battle < 2 * contest.pairs; ++battle) {
        const auto fought = fight(contest, battle / 2, battle % 2);
        REQUIRE(fought);
        sum += fought->result == Result::Draw ? 0.5 : (fought->result == Result::A) == fought->a_is_heads ? 1 : 0;
    }
    return sum / (2 * contest.pairs);
}

double score(const Contest& contest) {
    return conduct_of(contest, [](int) { return true; }).score;
}

}  // namespace

TEST_CASE("a report on conduct counts battles as the laboratory does, also cut and forfeited ones") {
    Contest contest = tests::contest_of(tests::pennies(3, "One"), tests::pennies(3, "Other"));
    contest.pairs = 2;
    CHECK(score(contest) == doctest::Approx(heads_score(contest)));

    contest.meetings[0].fixed_sides = true;
    contest.players[1].make = tests::silent_bot;  // forfeits
    CHECK(fight(contest, 0, 0)->a_is_heads);
    CHECK(heads_score(contest) == 1);
    CHECK(score(contest) == 1);

    for (Player& player : contest.players) player.make = tests::idle_bot;
    contest.max_turns = 2;
    CHECK(score(contest) == 0.5);  // all are cut

    contest.pairs = 0;
    CHECK(score(contest) == 0);
}

TEST_CASE("a leader is no friend of its own: alone with one enemy it is outnumbered, with a second coin it is not") {
    for (const int coins : {1, 2}) {
        CAPTURE(coins);
        Contest contest = tests::contest_of(tests::pennies(coins), tests::pennies(1));
        cw::Scenario battle = *contest.meetings[0].laid[0];
        battle.types[0].command = true;
        battle.armies.clear();
        for (std::size_t i = 0; i < battle.coins.size(); ++i)
            battle.coins[i].at = Vec2{10 + 1.5 * static_cast<double>(i), 9};
        contest.meetings[0].laid.fill(std::make_shared<const cw::Scenario>(std::move(battle)));
        contest.meetings[0].fixed_sides = true;
        contest.pairs = 1;
        contest.jitter = 0;
        contest.max_turns = 2;
        for (Player& player : contest.players) player.make = tests::idle_bot;
        const Cases heads = conduct_of(contest, [](int) { return true; }).conduct[0].leader_outnumbered;
        CHECK(heads.of > 0);
        CHECK(heads.held == (coins == 1 ? heads.of : 0));
    }
}
