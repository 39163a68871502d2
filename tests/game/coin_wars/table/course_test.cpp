// A fought battle as a whole.

#include <doctest/doctest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "game/coin_wars/table/battle_timeline.h"
#include "game/kit/session/recorded_hand.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;

namespace {

using Battle = rules::GameSession<cw::CoinWars>;

Battle played(const std::string& name) {
    std::ifstream file(std::filesystem::path(COINWARS_SOURCE_DIR) / "tests" / "replays" / name);
    const auto record = rules::record_from_json(rules::Json::parse(file));
    REQUIRE(record);
    auto start = cw::CoinWars::start(record->start);
    REQUIRE(start);
    Battle session(std::move(*start), 1);
    for (const rules::RecordStep& step : record->steps) {
        rules::RecordedHand hand(step.hand);
        REQUIRE(session.submit(*cw::CoinWars::command_from(step.command), hand));
    }
    return session;
}

Timeline timeline_of(const Battle& session) { return table::timeline_of(session.steps(), session.match()); }

void submit(Battle& session, const cw::Command& command) {
    hands::QuickHand hand;
    const auto done = session.submit(command, hand);
    REQUIRE_MESSAGE(done, words::english(done.error().message));
}

// The Quarter takes the Dime, the Dollar takes the Quarter.
Battle exchange() {
    Battle session(battle({{"h1", "quarter", {10, 10}},
                           {"h2", "penny", {20, 4}},
                           {"t1", "dime", {10.83, 10}},
                           {"t2", "dollar", {10, 10.999}}}),
                   1);
    submit(session, cw::Attack{"h1", "t1"});
    submit(session, cw::EndTurn{});
    submit(session, cw::Attack{"t2", "h1"});
    return session;
}

// A hand whose dice show the test's numbers, in order.
struct TestDice : rules::Hand {
    explicit TestDice(std::vector<int> numbers) : shown(std::move(numbers)) {}
    rules::Face toss(core::Random&) override { return rules::Face::Heads; }
    int roll(int, core::Random&) override {
        const int number = shown.front();
        shown.erase(shown.begin());
        return number;
    }
    std::vector<int> shown;
};

}  // namespace

TEST_CASE("value on the table, purses and turns after each step") {
    Battle session = exchange();
    submit(session, cw::EndTurn{});
    const Timeline timeline = timeline_of(session);
    REQUIRE(timeline.steps() == 4);
    CHECK(timeline.moments[0].value == std::array{26, 110});
    CHECK(timeline.moments[1].value == std::array{26, 100});
    CHECK(timeline.moments[3].value == std::array{1, 100});
    // The Quarter took the Dime, the Dollar took the Quarter.
    CHECK(timeline.coin_of_the_day() == 3);
    CHECK(timeline.deeds[3].taken == std::vector{0});
    CHECK(timeline.deeds[0].cents == 10);
    CHECK(timeline.moments[4].purse == std::array{10, 25});
    CHECK(timeline.moments[2].side == cw::Side::Tails);
    CHECK(timeline.moments[4].turn == 2);
    REQUIRE(timeline.turns.size() == 3);
    CHECK(timeline.turns[1].position == 2);
    CHECK(timeline.turns[2].turn == 2);
    CHECK(last_turn(timeline, session.match()) == 2);

    REQUIRE(timeline.swings.size() == 2);
    CHECK(timeline.swings[0].step == 2);
    CHECK(timeline.swings[0].cents == -25);
    CHECK(timeline.swings[0].favours() == cw::Side::Tails);
    CHECK(words::english(timeline.swings[0].sentence) == "Dollar strikes Quarter: it falls.");
    CHECK(timeline.swings[1].cents == 10);

    REQUIRE(timeline.lost_in_turn.size() == 3);
    CHECK(timeline.lost_in_turn[1][0].cents == 25);
    CHECK(timeline.lost_in_turn[1][1].coins == 1);
    CHECK(timeline.lost_in_turn[2][0].coins == 0);
    CHECK(timeline.lost_of_type[1][2].cents == 10);
    CHECK(timeline.lost_of_type[0][3].coins == 1);
    CHECK(timeline.actions == std::array{1, 1});
    CHECK_FALSE(timeline.dice_fell());
    CHECK(fallen_at(session.steps(), 1) == std::vector{2});
    CHECK(fallen_at(session.steps(), 4) == std::vector{2, 0});
}

TEST_CASE("swings are weighed by the chance to win if that is known") {
    Battle session = exchange();
    // The Dime was decisive, the Quarter is hardly missed.
    const auto chance = [](const cw::Match& match) {
        return match.on_table(match.find("t1")) ? 0.2 : match.on_table(match.find("h1")) ? 0.9 : 0.85;
    };
    const Timeline timeline = table::timeline_of(session.steps(), session.match(), chance);
    // Tails' turn has no next turn to compare with yet.
    REQUIRE(timeline.swings.size() == 1);
    CHECK(timeline.swings[0].step == 0);
    CHECK(timeline.swings[0].chance == doctest::Approx(0.65));
    CHECK(timeline.swings[0].favours() == cw::Side::Heads);
}

namespace {

// Four turns of two steps each, from 0.5; the side that has just played always seems to win.
const std::vector<double> kSaw{0.3, 0.7, 0.3, 0.7, 0};

Timeline of_four_turns(std::vector<Swing> blows) {
    Timeline timeline;
    timeline.moments.resize(9);
    for (std::size_t turn = 0; turn < 4; ++turn)
        timeline.turns.push_back(
            {2 * turn, 1 + static_cast<int>(turn) / 2, turn % 2 == 0 ? cw::Side::Heads : cw::Side::Tails});
    timeline.blows = std::move(blows);
    return timeline;
}

cw::Match won_by(std::optional<cw::Side> winner) {
    cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "penny", {20, 10}}});
    if (!winner) return match;
    match.outcome = cw::Outcome{winner, "elimination"};
    match.phase = cw::Phase::Over;
    return match;
}

std::string steps_and_gains(const std::vector<Swing>& points) {
    std::string text;
    for (const Swing& point : points)
        text += std::to_string(point.step) + " " + std::to_string(std::lround(100 * point.chance)) + "; ";
    return text;
}

}  // namespace

TEST_CASE("turning points are those of turns: whose turn it is counts for nothing") {
    // Each strike gains much in its own step, and the next turn takes as much back.
    Timeline timeline = of_four_turns({{0, 1, 5, {}, 0.9}, {3, 1, 5, {}, 0.8}});
    CHECK(steps_and_gains(turning_points(timeline, std::vector{0.3, 0.3, 0.5, 0.4, 0.5}, won_by(std::nullopt))) ==
          "0 20; 3 10; ");
    timeline = of_four_turns({{0, 1, 5, {}, 0.4}, {2, 1, -5, {}, -0.4}, {4, 2, 5, {}, 0.4}, {7, 2, -5, {}, -0.7}});
    CHECK(steps_and_gains(turning_points(timeline, kSaw, won_by(cw::Side::Tails))) == "7 -70; ");
    CHECK(turning_points(timeline, std::vector{0.3, 0.7, 0.3, 0.7, 0.3}, won_by(std::nullopt)).empty());
}

TEST_CASE("the winner's last blow is among the turning points") {
    const std::vector<double> chances{0.5, 0.6, 0.7, 0.85, 0.89, 0.95, 0.97, 0.98, 0};
    Timeline timeline = of_four_turns({});
    timeline.moments.resize(17);
    timeline.turns.clear();
    for (std::size_t turn = 0; turn < 8; ++turn) {
        timeline.turns.push_back({2 * turn, 1, turn % 2 == 0 ? cw::Side::Heads : cw::Side::Tails});
        timeline.blows.push_back({2 * turn, 1, turn == 7 ? -1 : 1, {}, turn == 7 ? -0.01 : 0.1});
    }
    CHECK(steps_and_gains(turning_points(timeline, chances, won_by(cw::Side::Tails))) == "14 -98; 2 25; 0 20; ");
    // It made none: the end of the battle instead.
    timeline.blows.pop_back();
    const auto points = turning_points(timeline, chances, won_by(cw::Side::Tails));
    CHECK(steps_and_gains(points) == "15 -98; 2 25; 0 20; ");
    CHECK(words::english(points.front().sentence) == "Heads has no coin left on the table.");
}

TEST_CASE("what changed the chance by nearly nothing is no turning point, even if it ended the battle") {
    const std::vector<double> chances{0.5, 0.6, 0.7, 0.85, 0.99, 1, 1, 1, 1};
    Timeline timeline = of_four_turns({});
    timeline.moments.resize(17);
    timeline.turns.clear();
    for (std::size_t turn = 0; turn < 8; ++turn) {
        timeline.turns.push_back({2 * turn, 1, turn % 2 == 0 ? cw::Side::Heads : cw::Side::Tails});
        if (turn < 4) timeline.blows.push_back({2 * turn, 1, 1, {}, 0.1});
    }
    const auto points = turning_points(timeline, chances, won_by(cw::Side::Heads));
    REQUIRE_FALSE(points.empty());
    for (const Swing& point : points) CHECK(std::abs(point.chance) >= kMinGain);
}

TEST_CASE("a turning point knows the chance that its two turns began with, as the curve shows it") {
    Timeline timeline = of_four_turns({{0, 1, 5, {}, 0.9}, {6, 2, -5, {}, -0.8}});
    const auto points = turning_points(timeline, std::vector{0.3, 0.3, 0.5, 0.6, 0.0}, won_by(cw::Side::Tails));
    REQUIRE(points.size() == 2);
    CHECK(points[0].before == doctest::Approx(0.6));
    CHECK(points[0].to_end);
    CHECK(points[1].before == doctest::Approx(0.3));
    CHECK_FALSE(points[1].to_end);
}

TEST_CASE("swings come from the same chances as the curve") {
    Battle session = exchange();
    submit(session, cw::EndTurn{});
    const auto chance = [](const cw::Match& match) { return match.on_table(match.find("t1")) ? 0.2 : 0.9; };
    std::vector<double> shown;
    const auto even = [&](std::span<const double> chances, bool over) {
        CHECK_FALSE(over);
        CHECK(chances.size() == 4);
        return shown = {0.25, 0.5, 0.75, 0.75};
    };
    const Timeline timeline = table::timeline_of(session.steps(), session.match(), chance, even);
    REQUIRE(timeline.swings.size() == 1);
    CHECK(timeline.swings[0].before == 0.25);
    CHECK(timeline.swings[0].chance == 0.5);
}

TEST_CASE("arrivals are told as of the round that brings them") {
    cw::Scenario scenario = *battle({{"h1", "penny", {4, 4}}, {"t1", "dime", {30, 20}}}).scenario;
    scenario.coins.push_back(
        {.id = "h2", .type = 3, .side = cw::Side::Heads, .arrives = 2, .area = {{10, 1}, {20, 1}, {20, 5}, {10, 5}}});
    Battle session(cw::begin(std::make_shared<const cw::Scenario>(scenario)), 1);
    submit(session, cw::EndTurn{});
    submit(session, cw::EndTurn{});
    const Timeline timeline = timeline_of(session);
    REQUIRE(timeline.blows.size() == 1);
    CHECK(timeline.blows[0].cents == 25);
    CHECK(timeline.blows[0].turn == 2);
}

TEST_CASE("the longest move of each side") {
    Battle session(battle({{"h1", "penny", {4, 4}}, {"h2", "penny", {20, 4}}, {"t1", "dime", {30, 20}}}), 1);
    submit(session, cw::Move{"h1", {4, 6}});
    submit(session, cw::Move{"h2", {20, 7.5}});
    const Timeline timeline = timeline_of(session);
    CHECK(timeline.longest[0].coin == 1);
    CHECK(timeline.longest[0].inches == doctest::Approx(3.5).epsilon(1e-3));
    CHECK(timeline.longest[0].step == 1);
    CHECK(timeline.longest[1].coin == cw::kNoCoin);
    CHECK(timeline.actions[0] == 2);
}

// A Penny against a Penny with six-sided dice: 1 + a >= 1 + b is true in 21 of 36 throws, for either half.
TEST_CASE("luck: what dice were expected to destroy against what they did") {
    cw::Match start = battle({{"h1", "penny", {10, 10}}, {"t1", "penny", {10.75, 10}}, {"t2", "dime", {30, 10}}});
    auto scenario = std::make_shared<cw::Scenario>(*start.scenario);
    scenario->advanced.dice = 6;
    Battle session(cw::begin(scenario), 1);
    TestDice dice({1, 6, 6, 1});
    REQUIRE(session.submit(cw::Attack{"h1", "t1"}, dice));
    const Timeline timeline = timeline_of(session);
    REQUIRE(timeline.dice_fell());
    CHECK(timeline.luck[0].strikes == 1);
    CHECK(timeline.luck[0].expected_coins == doctest::Approx(21.0 / 36));
    CHECK(timeline.luck[0].expected_cents == doctest::Approx(21.0 / 36));
    CHECK(timeline.luck[0].coins == (session.match().on_table(1) ? 0 : 1));
    CHECK(timeline.luck[0].cents == timeline.moments[1].purse[0]);
    CHECK(timeline.luck[1].cents == timeline.moments[1].purse[1]);
}

TEST_CASE("every replay: losses, values and purses add up") {
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(COINWARS_SOURCE_DIR) / "tests" / "replays")) {
        if (entry.path().extension() != ".json") continue;
        CAPTURE(entry.path().filename().string());
        const Battle session = played(entry.path().filename().string());
        const Timeline timeline = timeline_of(session);
        CHECK(timeline.steps() == session.steps().size());
        const cw::Match& last = session.match();
        for (std::size_t side = 0; side < 2; ++side) {
            int by_turn = 0, by_type = 0, fallen = 0, cents = 0;
            for (const auto& turn : timeline.lost_in_turn) by_turn += turn[side].coins;
            for (const Loss& loss : timeline.lost_of_type[side]) by_type += loss.coins;
            for (int coin = 0; coin < last.count(); ++coin) {
                if (cw::index(last.side_of(coin)) != side || last.coin(coin).place != cw::Place::Fallen) continue;
                ++fallen;
                cents += last.type(coin).cents;
            }
            CHECK(by_turn == fallen);
            CHECK(by_type == fallen);
            CHECK(timeline.luck[side].cents <= last.purse[side]);
            CHECK(timeline.actions[side] >= 0);
            CHECK(timeline.moments.back().purse[side] == last.purse[side]);
            CHECK(timeline.moments.back().value[side] >= 0);
            CHECK(cents >= timeline.moments.back().purse[1 - side]);
        }
        for (const Swing& swing : timeline.swings) {
            CHECK(!swing.sentence.empty());
            CHECK(swing.cents != 0);
            CHECK(swing.step < timeline.steps());
        }
        for (std::size_t i = 1; i < timeline.turns.size(); ++i)
            CHECK(timeline.turns[i].position > timeline.turns[i - 1].position);
        CHECK(last_turn(timeline, last) <= timeline.steps());
    }
}
