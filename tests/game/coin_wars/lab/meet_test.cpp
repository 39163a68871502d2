// Forces on a ground.

#include <doctest/doctest.h>

#include "game/coin_wars/lab/battleground.h"
#include "game/coin_wars/lab/touching_groups.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;

namespace {

battles::Battle battle(const std::string& name) {
    const auto found = battles::find_battle(tests::library(), name);
    REQUIRE(found.has_value());
    return *found;
}

Vec2 at(const cw::Scenario& scenario, std::size_t coin) { return *scenario.coins[coin].at; }

}  // namespace

TEST_CASE("a force stands behind its front line, its middle at 0") {
    const Force line = tests::pennies(5);
    CHECK(line.coins.size() == 5);
    CHECK(line.cents() == 5);
    CHECK(line.armies == std::vector<std::vector<int>>{{0, 1, 2, 3, 4}});
    double sum = 0;
    for (const ForceCoin& coin : line.coins) {
        CHECK(coin.at.y == doctest::Approx(-0.375).epsilon(0.01));
        sum += coin.at.x;
    }
    CHECK(std::abs(sum) < 0.01);
}

TEST_CASE("on bare felt each stands at its zone's front line, on both edges alike") {
    Force a = tests::pennies(5);
    a.across = 3;
    a.back = 1;
    const auto meeting = meet(a, tests::pennies(2), bare_felt());
    REQUIRE(meeting.has_value());
    const cw::Scenario &first = *meeting->laid[0], &second = *meeting->laid[1];
    REQUIRE(first.coins.size() == 7);
    CHECK(first.coins[0].side == cw::Side::Heads);
    CHECK(second.coins[0].side == cw::Side::Heads);
    CHECK(at(first, 2).x == doctest::Approx(21).epsilon(0.001));
    CHECK(at(first, 2).y == doctest::Approx(8 - 1 - 0.375).epsilon(0.001));
    // A is Tails in the second one: its coins come last there.
    for (std::size_t i = 0; i < 5; ++i) CHECK(at(second, i + 2) == Vec2{36, 24} - at(first, i));
    CHECK(meeting->gave_way == std::array<int, 2>{});
    CHECK(first.armies.size() == 2);
}

TEST_CASE("who is too far out is shifted into the zone; who finds no place is told") {
    Force wide = tests::pennies(5);
    wide.across = 30;
    const auto meeting = meet(wide, tests::pennies(2), bare_felt());
    REQUIRE(meeting.has_value());
    CHECK(at(*meeting->laid[0], 4).x <= 36 - 0.375);
    CHECK(meeting->laid[0]->armies.size() == 2);
    Ground narrow = bare_felt();
    narrow.zones[1] = {{0, 23}, {3, 23}, {3, 24}, {0, 24}};
    const auto refused = meet(tests::pennies(20, "Many"), tests::pennies(2), narrow);
    REQUIRE_FALSE(refused.has_value());
    CHECK(words::english(refused.error()) == "Not all of the coins in Many fit in the zone on Bare felt.");
    CHECK_FALSE(meet(Force{}, tests::pennies(2), bare_felt()).has_value());
}

TEST_CASE("every shipped formation meets every other one, and the battle can be written and read") {
    std::vector<Force> forces;
    for (const auto& file : tests::library().files(battles::LibraryKind::Formations))
        forces.push_back(tests::formation(file.name));
    REQUIRE(forces.size() == 16);
    for (std::size_t i = 0; i < forces.size(); ++i) {
        const auto meeting = meet(forces[i], forces[(i + 5) % forces.size()], bare_felt());
        REQUIRE(meeting.has_value());
        for (const auto& laid : meeting->laid) {
            const auto read = cw::scenario_from_json(cw::to_json(*laid));
            REQUIRE(read.has_value());
            CHECK(*read == *laid);
        }
    }
}

TEST_CASE("both sides of every battle can be lifted from it and meet on felt and on another's ground") {
    const auto shelf = battles::load_battles(tests::library());
    REQUIRE(shelf.battles.size() > 10);
    const Ground hill = ground_of(battle("hastings")), felt = bare_felt();
    CHECK_FALSE(hill.terrain.empty());
    for (const battles::Battle& each : shelf.battles) {
        const Force heads = force_of(each, cw::Side::Heads), tails = force_of(each, cw::Side::Tails);
        for (const Ground* ground : {&felt, &hill}) {
            const auto meeting = meet(heads, tails, *ground);
            REQUIRE_MESSAGE(meeting.has_value(), each.name);
            const auto read = cw::scenario_from_json(cw::to_json(*meeting->laid[1]));
            CHECK_MESSAGE(read.has_value(), each.name);
        }
    }
}

TEST_CASE("a battle as it is keeps its goals; as a ground it does not") {
    const battles::Battle hastings = battle("hastings");
    const Meeting meeting = meet(hastings);
    CHECK(meeting.fixed_sides);
    CHECK(*meeting.laid[0] == hastings.scenario);
    const auto elsewhere = meet(tests::pennies(4), tests::pennies(4), ground_of(hastings));
    REQUIRE(elsewhere.has_value());
    CHECK_FALSE(elsewhere->laid[0]->victory.goals[0]);
    CHECK(elsewhere->laid[0]->victory.turns == hastings.scenario.victory.turns);
}

TEST_CASE("R-41: on felt the newest rulings hold, on a battle's ground those of the battle") {
    const auto rulings_on = [](const Ground& ground) {
        const auto meeting = meet(tests::pennies(4), tests::pennies(4), ground);
        REQUIRE(meeting.has_value());
        CHECK(meeting->laid[0]->rulings == meeting->laid[1]->rulings);
        return meeting->laid[0]->rulings;
    };
    CHECK(rulings_on(bare_felt()) == cw::kNewestRulings);
    CHECK(rulings_on(attack_on_felt()) == cw::kNewestRulings);
    CHECK(rulings_on(ground_of(battle("crecy"))) == cw::Rulings{2});
    CHECK(rulings_on(ground_of(battle("hastings"))) == cw::Rulings{});
}

TEST_CASE("who attacks begins, and must take half of the money that holds") {
    const auto meeting = meet(tests::pennies(4), tests::pennies(3), attack_on_felt());
    REQUIRE(meeting.has_value());
    CHECK(meeting->attacker == cw::Side::Heads);
    CHECK_FALSE(meet(tests::pennies(4), tests::pennies(3), bare_felt())->attacker);
    for (const std::size_t i : {0u, 1u}) {
        const cw::Scenario& laid = *meeting->laid[i];
        CHECK(laid.first == cw::Side::Heads);
        CHECK(laid.victory.turns == kAttackTurns);
        REQUIRE(laid.victory.results.size() == 2);
        CHECK(laid.victory.results[0].winner == cw::Side::Tails);
        CHECK(laid.victory.results[0].when.of.front().cents == 2);
        CHECK(laid.victory.results[1].winner == cw::Side::Heads);
        const auto read = cw::scenario_from_json(cw::to_json(laid));
        REQUIRE(read.has_value());
        CHECK(*read == laid);
    }
    CHECK(open_ground("attack")->attack);
    CHECK_FALSE(open_ground("felt")->attack);
    CHECK_FALSE(open_ground("hastings"));
}

TEST_CASE("types of one name that differ are told apart") {
    Force other = tests::pennies(3, "Others");
    for (cw::CoinType& type : other.types)
        if (type.name == "penny") type.offense = 7;
    const auto meeting = meet(tests::pennies(3), other, bare_felt());
    REQUIRE(meeting.has_value());
    for (std::size_t i = 0; i < 2; ++i) {
        const cw::Scenario& laid = *meeting->laid[i];
        REQUIRE(laid.types.size() == 2);
        CHECK(laid.types[0].name == "penny");
        CHECK(laid.types[1].name == "penny_2");
        CHECK(laid.type_of(i == 0 ? 5 : 0).offense == 7);
    }
}
