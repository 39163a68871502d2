#include "game/coin_wars/editor/condition_edits.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/coin_wars/rules/victory.h"
#include "support.h"
#include "tests/support/at_least.h"

using editor::ConditionPlace;
namespace cw = rules::coin_wars;
using Kind = cw::Condition::Kind;
using Of = editor::ConditionRoot::Of;

namespace {

// "(a or (b and not c))", where letters stand for numbers of coins lost by Tails: a is 1, b is 2.
std::string drawn(const cw::Condition& condition) {
    if (condition.kind == Kind::Lost) return std::string(1, static_cast<char>('a' + condition.coins - 1));
    if (condition.kind == Kind::Not) return std::string("not ").append(drawn(condition.of.front()));
    std::string text = "(";
    for (const cw::Condition& each : condition.of) {
        if (text.size() > 1) text += condition.kind == Kind::Any ? " or " : " and ";
        text += drawn(each);
    }
    return text + ")";
}

std::string drawn(const cw::Scenario& battle) {
    return battle.victory.goals[0] ? drawn(*battle.victory.goals[0]) : "none";
}

cw::Condition lost(char letter) { return cw::has_lost(cw::Side::Tails, letter - 'a' + 1); }

// A goal for Heads: "a".
cw::Scenario one_goal() {
    cw::Scenario battle;
    battle.victory.goals[0] = lost('a');
    return battle;
}

// A line of that goal.
ConditionPlace goal(std::vector<std::size_t> path = {}) { return {{Of::Goal, 0}, std::move(path)}; }

}  // namespace

TEST_CASE("a goal grows by or, and, not, and shrinks again") {
    cw::Scenario battle = one_goal();
    CHECK(editor::join(battle, goal(), Kind::Any, lost('b')) == goal({1}));
    CHECK(drawn(battle) == "(a or b)");
    CHECK(editor::join(battle, goal({0}), Kind::Any, lost('c')) == goal({1}));
    CHECK(drawn(battle) == "(a or c or b)");
    CHECK(editor::join(battle, goal({2}), Kind::All, lost('d')) == goal({2, 1}));
    CHECK(drawn(battle) == "(a or c or (b and d))");
    CHECK(editor::negate(battle, goal({2, 0})) == goal({2, 0}));
    CHECK(drawn(battle) == "(a or c or (not b and d))");
    CHECK(editor::move_condition(battle, goal({2, 0}), 1) == goal({2, 1}));
    CHECK(drawn(battle) == "(a or c or (d and not b))");
    CHECK_FALSE(editor::can_move(battle, goal({2, 1}), 1));
    CHECK(editor::move_condition(battle, goal({0}), -1) == goal({0}));
    editor::remove_condition(battle, goal({2, 1, 0}));
    CHECK(drawn(battle) == "(a or c or d)");
    editor::remove_condition(battle, goal({0}));
    editor::remove_condition(battle, goal({0}));
    CHECK(drawn(battle) == "d");
    editor::negate(battle, goal());
    editor::negate(battle, goal());
    CHECK(drawn(battle) == "d");
    editor::remove_condition(battle, goal());
    CHECK(drawn(battle) == "none");
}

TEST_CASE("people read a group before its parts, and a condition with its not in one line") {
    cw::Scenario battle = one_goal();
    editor::join(battle, goal(), Kind::Any, lost('b'));
    editor::negate(battle, goal({1}));
    const auto lines = editor::condition_lines(battle, {Of::Goal, 0});
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].depth == 0);
    CHECK(lines[2].depth == 1);
    CHECK(lines[2].negated);
    CHECK(lines[2].whole == goal({1}));
    CHECK(lines[2].core == goal({1, 0}));
    CHECK(editor::condition_at(battle, lines[2].core)->coins == 2);
    CHECK(editor::condition_at(battle, goal({4})) == nullptr);
    CHECK(editor::condition_lines(battle, {Of::Goal, 1}).empty());
}

TEST_CASE("a result may hold always; what joins it takes its place, and with it goes the result") {
    cw::Scenario battle;
    auto& results = battle.victory.results;
    results.push_back({editor::always(), cw::Side::Heads});
    CHECK(results[0].when == editor::always());
    const ConditionPlace result{{Of::Result, 0}, {}};
    CHECK(editor::join(battle, result, Kind::Any, lost('a')) == result);
    CHECK(drawn(results[0].when) == "a");
    editor::remove_condition(battle, result);
    CHECK(results.empty());
}

TEST_CASE("ground, special rules and degrees wait for conditions that are edited like a goal") {
    cw::Scenario battle;
    battle.terrain.resize(2);
    battle.terrain[1].side = cw::Side::Tails;
    battle.advanced.special = {{"Wall", {.side = cw::Side::Tails}}};
    battle.victory.degrees = {{.winner = cw::Side::Tails}};
    const std::vector<std::pair<editor::ConditionRoot, const std::optional<cw::Condition>*>> rows{
        {{Of::Begins, 1}, &battle.terrain[1].begins},
        {{Of::Ends, 1}, &battle.terrain[1].ends},
        {{Of::Special, 0}, &battle.advanced.special[0].when.once},
        {{Of::Degree, 0}, &battle.victory.degrees[0].when}};
    for (const auto& row : tests::at_least(4, rows)) {
        const editor::ConditionRoot root = row.first;
        const std::optional<cw::Condition>& there = *row.second;
        CHECK(editor::condition_lines(battle, root).empty());
        CHECK(editor::favoured(battle, root) == cw::Side::Tails);
        editor::set_condition(battle, root, lost('a'));
        CHECK(editor::join(battle, {root, {}}, Kind::Any, lost('b')) == ConditionPlace{root, {1}});
        editor::negate(battle, {root, {1}});
        REQUIRE(there.has_value());
        CHECK(drawn(*there) == "(a or not b)");
        CHECK(editor::condition_lines(battle, root).size() == 3);
        CHECK(editor::condition_at(battle, {{root.of, 7}, {}}) == nullptr);
        editor::set_condition(battle, root, lost('c'));
        CHECK(drawn(*there) == "c");
        editor::remove_condition(battle, {root, {}});
        CHECK_FALSE(there.has_value());
    }
}

TEST_CASE("groups lie in one another no deeper than a file may say") {
    editor::Draft draft = editing::small_draft();
    cw::Scenario& battle = draft.scenario;
    battle.victory.goals[0] = lost('a');
    ConditionPlace place = goal();
    Kind kind = Kind::Any;
    while (editor::can_join(battle, place, kind)) {
        place = editor::join(battle, place, kind, lost('a'));
        kind = kind == Kind::Any ? Kind::All : Kind::Any;
    }
    CHECK(place.path.size() == 5);
    CHECK(editor::problems(draft).empty());
    editor::join(battle, place, kind, lost('a'));
    CHECK_FALSE(editor::problems(draft).empty());
}

TEST_CASE("what is fresh can be fought at once") {
    editor::Draft draft = editing::small_draft();
    cw::Scenario& scenario = draft.scenario;
    scenario.victory.goals = {editor::fresh_lost(cw::Side::Tails), editor::fresh_held(scenario, cw::Side::Tails)};
    CHECK(editor::problems(draft).empty());
    CHECK(scenario.victory.goals[1]->area.size() == 4);
    editor::add_ground(scenario, cw::Ground::Slow, editor::rectangle({4, 4}, {8, 8}));
    CHECK(editor::fresh_held(scenario, cw::Side::Heads).area == scenario.terrain[0].polygon);
}

namespace {

// The same condition, built with the operations of the editor's page, line by line.
void build(cw::Scenario& battle, const ConditionPlace& place, const cw::Condition& wanted) {
    if (wanted.kind == Kind::Not) {
        build(battle, place, wanted.of.front());
        editor::negate(battle, place);
        return;
    }
    if (wanted.of.empty()) {
        *editor::condition_at(battle, place) = wanted;
        return;
    }
    build(battle, place, wanted.of.front());
    ConditionPlace last = place;
    for (std::size_t i = 1; i < wanted.of.size(); ++i) {
        last = editor::join(battle, last, wanted.kind, lost('a'));
        build(battle, last, wanted.of[i]);
    }
}

// Everything in the battle that waits for a condition.
std::vector<editor::ConditionRoot> roots(const cw::Scenario& battle) {
    std::vector<editor::ConditionRoot> all;
    const auto add = [&](Of of, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            if (editor::condition_at(battle, {{of, i}, {}})) all.push_back({of, i});
    };
    add(Of::Goal, 2);
    add(Of::Result, battle.victory.results.size());
    add(Of::Degree, battle.victory.degrees.size());
    add(Of::Begins, battle.terrain.size());
    add(Of::Ends, battle.terrain.size());
    add(Of::Special, battle.advanced.special.size());
    return all;
}

}  // namespace

TEST_CASE("the conditions of every battle that ships can be built line by line from nothing") {
    for (const auto& file : tests::at_least(25, editing::library().files(battles::LibraryKind::Battles))) {
        CAPTURE(file.name);
        const auto json = battles::read_json(file.path).value();
        const auto draft = editor::draft_from_json(editing::library(), json, file.name).value();
        cw::Scenario built = draft.scenario;
        for (const editor::ConditionRoot& root : roots(draft.scenario)) {
            editor::set_condition(built, root, lost('a'));
            build(built, {root, {}}, *editor::condition_at(draft.scenario, {root, {}}));
        }
        CHECK(built == draft.scenario);
    }
}

TEST_CASE("the file's own words about a goal go once the goal is another one") {
    cw::Victory before = one_goal().victory;
    before.turns = 12;
    before.words = {"Take one", "Hold out", "A draw then."};
    cw::Victory now = before;
    editor::forget_stale_words(before, now);
    CHECK(now.words == before.words);
    now.goals[0]->coins = 3;
    editor::forget_stale_words(before, now);
    CHECK(now.words == cw::VictoryWords{"", "Hold out", "A draw then."});
    now.turns = 10;
    editor::forget_stale_words(before, now);
    CHECK(now.words.limit.empty());
}
