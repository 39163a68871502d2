// What a turn leaves on the table: paths, fallen coins, and a sentence.

#include "game/coin_wars/table/traces.h"

#include <doctest/doctest.h>

#include "game/coin_wars/table/resting_scene.h"
#include "table_kit.h"

using namespace table;
using table_kit::play;
using table_kit::Played;
using words::english;

namespace {

struct Fought {
    std::vector<rules::Step<cw::CoinWars>> steps;
    cw::Match last;
};

Fought fought(cw::Match match, const std::vector<cw::Command>& commands) {
    Fought all{{}, std::move(match)};
    for (const cw::Command& command : commands) {
        Played played = play(all.last, command);
        rules::Step<cw::CoinWars> step;
        step.before = played.before;
        step.command = command;
        step.events = played.events;
        all.steps.push_back(std::move(step));
        all.last = played.after;
    }
    return all;
}

}  // namespace

TEST_CASE("the turn that has ended is told until the other side does something") {
    const Fought all = fought(table_kit::two_lines(), {cw::Move{"h1", {9, 10}}, cw::Attack{"h2", "t2"}, cw::EndTurn{},
                                                       cw::Move{"t3", {21, 13}}});
    const Steps steps = all.steps;
    CHECK(ended_turn(steps.first(2), steps[2].before).empty());
    CHECK(ended_turn(steps.first(3), steps[3].before).size() == 3);
    CHECK(ended_turn(steps, all.last).empty());
    const Traces traces = traces_of(ended_turn(steps.first(3), steps[3].before), steps[3].before);
    REQUIRE(traces.ways.size() == 2);
    CHECK(traces.ways[0].points == std::vector<Vec2>{{10, 10}, {9, 10}});
    CHECK(traces.ways[1].fell);
    CHECK(traces.taken == 1);
    CHECK(traces.lost == 0);
    CHECK(english(summary(*all.last.scenario, traces)) == "Heads took 1 coin \u00b7 $0.10");
}

TEST_CASE("a turn without any action is told as such") {
    const Fought idle = fought(table_kit::two_lines(), {cw::EndTurn{}});
    const Traces traces = traces_of(idle.steps, idle.last);
    CHECK(traces.empty());
    CHECK(traces.idle);
    CHECK(english(summary(*idle.last.scenario, traces)) == "Heads ends the turn without acting");
    const Fought acts = fought(table_kit::two_lines(), {cw::Move{"h1", {9, 10}}, cw::EndTurn{}});
    CHECK_FALSE(traces_of(acts.steps, acts.last).idle);
}

TEST_CASE("ghosts stand where coins stood and where they fell") {
    const Fought all = fought(table_kit::two_lines(), {cw::Move{"h1", {9, 10}}, cw::Attack{"h2", "t2"}, cw::EndTurn{}});
    render::Scene scene = resting_scene(all.last, {});
    const std::size_t coins = scene.coins.size();
    mark_traces(scene, all.last, traces_of(all.steps, all.last));
    REQUIRE(scene.coins.size() == coins + 2);
    CHECK(scene.coins[coins].at == Vec2{10, 10});
    CHECK(scene.coins[coins + 1].at == Vec2{14, 14});
    CHECK(scene.coins[coins].faint);
    CHECK(scene.halos.size() == 2);
    CHECK(scene.lines.size() == 2);
}

TEST_CASE("a turn in a sentence") {
    const cw::Match match = table_kit::two_lines();
    const cw::Scenario& scenario = *match.scenario;
    Traces traces;
    CHECK(english(summary(scenario, traces)) == "Heads has ended its turn");
    traces.moved = 3;
    CHECK(english(summary(scenario, traces)) == "Heads made 3 moves; nothing fell");
    traces.lost = 2;
    CHECK(english(summary(scenario, traces)) == "Heads took nothing, lost 2");
    traces.taken = 7;
    traces.cents = 23;
    CHECK(english(summary(scenario, traces)) == "Heads took 7 coins, lost 2 \u00b7 $0.23");
}
