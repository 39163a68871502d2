#include <doctest/doctest.h>

#include "engine/core/hash.h"
#include "game/coin_wars/lab/fight.h"
#include "game/coin_wars/lab/median_battle.h"
#include "game/coin_wars/lab/touching_groups.h"
#include "game/systems/systems.h"
#include "tests/game/coin_wars/lab/small_contest.h"

using namespace lab;

TEST_CASE("a battle is the same each time, and its pair's other battle has A on the other edge") {
    const Contest contest = tests::contest_of(tests::formation("wedge"), tests::formation("line"));
    const auto one = fight(contest, 3, 0), again = fight(contest, 3, 0), other = fight(contest, 3, 1);
    REQUIRE(one);
    CHECK(*one == *again);
    CHECK(one->a_is_heads);
    CHECK_FALSE(other->a_is_heads);
    CHECK(one->a_begins != other->a_begins);
    CHECK(one->brought == other->brought);
    CHECK(one->actions > 0);
    CHECK(one->hash != fight(contest, 4, 0)->hash);
}

TEST_CASE("the second battle of a pair is the first one turned about") {
    const Contest contest = tests::contest_of(tests::formation("wedge"), tests::formation("crescent"));
    const cw::Match first = start_of(contest, 5, 0), second = start_of(contest, 5, 1);
    std::vector<Vec2> heads, turned;
    for (int i = 0; i < first.count(); ++i)
        if (first.side_of(i) == cw::Side::Heads) heads.push_back(first.coin(i).at);
    for (int i = 0; i < second.count(); ++i)
        if (second.side_of(i) == cw::Side::Tails) turned.push_back(Vec2{24, 18} - second.coin(i).at);
    CHECK(heads == turned);
    CHECK(first.first == second.first);
    CHECK(first.armies.size() == second.armies.size());
}

TEST_CASE("jitter moves groups as a whole and makes no touch") {
    Contest contest = tests::contest_of(tests::formation("skirmish"), tests::formation("wedge"));
    const cw::Scenario& planned = *contest.meetings[0].laid[0];
    int moved = 0;
    for (int pair = 0; pair < 20; ++pair) {
        const cw::Scenario jittered = *start_of(contest, pair, 0).scenario;
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            CHECK(groups_of(planned, side) == groups_of(jittered, side));
            for (const auto& group : groups_of(planned, side)) {
                const auto at = [](const cw::Scenario& scenario, int coin) {
                    return *scenario.coins[static_cast<std::size_t>(coin)].at;
                };
                const Vec2 way = at(jittered, group[0]) - at(planned, group[0]);
                for (const int coin : group) CHECK(at(jittered, coin) - at(planned, coin) == way);
                CHECK(std::abs(way.x) <= contest.jitter + 0.001);
                CHECK(std::abs(way.y) <= contest.jitter + 0.001);
                if (way != Vec2{}) ++moved;
            }
        }
    }
    CHECK(moved > 100);
    contest.jitter = 0;
    CHECK(start_of(contest, 7, 0).scenario->coins == planned.coins);
}

TEST_CASE("a bot that says nothing loses its battle; two that only end turns draw by purse") {
    Contest contest = tests::contest_of(tests::pennies(4), tests::pennies(4));
    contest.players[0].make = tests::silent_bot;
    contest.players[1].make = tests::idle_bot;
    const auto lost = fight(contest, 0, 0);
    CHECK(lost->end == End::Forfeit);
    CHECK(lost->result == Result::B);
    CHECK(fight(contest, 0, 1)->result == Result::B);
    contest.players[0].make = tests::idle_bot;
    const auto drawn = fight(contest, 0, 0);
    CHECK(drawn->end == End::Purse);
    CHECK(drawn->result == Result::Draw);
    contest.max_turns = 5;
    CHECK(fight(contest, 0, 0)->end == End::Cut);
}

TEST_CASE("where bots are exchanged, forces stay") {
    Contest contest = tests::contest_of(tests::pennies(8), tests::pennies(3));
    contest.swap = Swap::Bots;
    contest.players[0].make = tests::silent_bot;
    contest.players[1].make = tests::idle_bot;
    for (int battle = 0; battle < 2; ++battle) {
        const auto fought = fight(contest, 0, battle);
        CHECK(fought->result == Result::B);
        CHECK(fought->brought[0] == (battle == 0 ? 8 : 3));
    }
    CHECK(start_of(contest, 0, 0) == start_of(contest, 0, 1));
}

TEST_CASE("the decisive turn is the one from which on the winner led") {
    std::vector<cw::CoinType> types(2);
    types[0].cents = 1;
    types[1].cents = 10;
    FightResult fought;
    fought.result = Result::A;
    CHECK(decisive_turn(fought, types) == 0);
    fought.falls = {{1, 0, 2, 0, 0}, {0, 1, 3, 0, 0}, {1, 1, 5, 0, 0}, {1, 0, 6, 0, 0}};
    CHECK(decisive_turn(fought, types) == 5);
    fought.falls[1].party = 1;
    CHECK(decisive_turn(fought, types) == 2);
    fought.result = Result::B;
    CHECK(decisive_turn(fought, types) == 0);
    fought.result = Result::Draw;
    CHECK(decisive_turn(fought, types) == 0);
}

TEST_CASE("the replay of a battle is that battle, and holds") {
    const Contest contest = tests::contest_of(tests::formation("phalanx"), tests::formation("wedge"));
    const auto fought = fight(contest, 2, 1);
    const auto record = replay_of(contest, 2, 1);
    REQUIRE(record);
    CHECK(record->steps.size() == static_cast<std::size_t>(fought->commands));
    CHECK(record->steps.back().hash == core::to_hex(fought->hash));
    CHECK(record->about["players"] == rules::Json{contest.b, contest.a});
    const auto replayed = rules::replay(*record);
    REQUIRE(replayed.has_value());
}

TEST_CASE("every level fights to the end by the rules, and the same with its chance") {
    for (const bots::Level& level : bots::levels()) {
        Contest contest = tests::contest_of(tests::pennies(4), tests::pennies(5));
        contest.players = {*player_of(std::string(level.key), 200), *player_of(std::string(level.key), 200)};
        const auto fought = fight(contest, 0, 0);
        CHECK_MESSAGE(fought->end != End::Forfeit, level.key);
        CHECK_MESSAGE(*fought == *fight(contest, 0, 0), level.key);
    }
    const auto unknown = player_of("admiral");
    REQUIRE_FALSE(unknown.has_value());
    CHECK(words::english(unknown.error())
              .starts_with("There is no computer player called admiral; choose from recruit, "));
}

TEST_CASE(
    "luck: what dice destroyed less what they destroy on the average; over many battles it comes to "
    "nothing") {
    Ground ground = bare_felt(24, 18);
    ground.advanced.dice = 6;
    Contest contest = tests::contest_of(tests::pennies(8), tests::pennies(8));
    contest.meetings = {*meet(tests::formation("skirmish"), tests::formation("skirmish"), ground)};
    std::array<double, 2> sum{}, squares{};
    int strikes = 0;
    constexpr int kPairs = 100;
    for (int pair = 0; pair < kPairs; ++pair) {
        const auto fought = fight(contest, pair, pair % 2);
        strikes += fought->strikes_with_dice;
        for (std::size_t party = 0; party < 2; ++party) {
            const double luck = static_cast<double>(fought->luck[party]) / 1000;
            sum[party] += luck;
            squares[party] += luck * luck;
        }
    }
    CHECK(strikes > kPairs);
    for (std::size_t party = 0; party < 2; ++party) {
        CHECK(squares[party] > 0);
        CHECK(std::abs(sum[party]) < 4 * std::sqrt(squares[party]));
    }
    contest.meetings = {*meet(tests::formation("skirmish"), tests::formation("skirmish"), bare_felt(24, 18))};
    CHECK(fight(contest, 0, 0)->luck == std::array<std::int64_t, 2>{});
}

TEST_CASE("who attacks presses, unless it is told how to play") {
    CHECK(at_attack(*player_of("sergeant")).bot == "sergeant:press");
    for (const char* told : {"sergeant:balanced", "general:hold", "recruit:press"}) {
        CAPTURE(told);
        CHECK(at_attack(*player_of(told)).bot == told);
    }
    CHECK(at_attack({"cmd:program", 0, {}}).bot == "cmd:program");
    // Line against skirmishers, each attacking once: balanced sergeants hardly come, and little falls.
    const auto lost = [](const char* bot, std::optional<cw::Side> attacker) {
        Contest contest = tests::contest_of(tests::formation("line"), tests::formation("skirmish"));
        contest.meetings = {*meet(tests::formation("line"), tests::formation("skirmish"), attack_on_felt())};
        contest.meetings[0].attacker = attacker;
        contest.players = {*player_of(bot), *player_of(bot)};
        int cents = 0;
        for (int pair = 0; pair < 3; ++pair)
            for (const int battle : {0, 1}) {
                const auto fought = fight(contest, pair, battle);
                cents += fought->lost[0] + fought->lost[1];
            }
        return cents;
    };
    const int balanced = lost("sergeant:balanced", cw::Side::Heads), pressed = lost("sergeant", cw::Side::Heads);
    CHECK(balanced == lost("sergeant", std::nullopt));
    CHECK(pressed != balanced);
}
