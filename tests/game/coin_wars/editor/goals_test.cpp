#include "game/coin_wars/editor/goals.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/editor/shapes.h"
#include "game/coin_wars/rules/victory.h"
#include "support.h"
#include "tests/support/at_least.h"

using editor::GoalPlace;
namespace cw = rules::coin_wars;
using Kind = cw::Condition::Kind;

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

std::string drawn(const cw::Victory& victory) { return victory.goals[0] ? drawn(*victory.goals[0]) : "none"; }

cw::Condition lost(char letter) { return cw::has_lost(cw::Side::Tails, letter - 'a' + 1); }

// A goal for Heads: "a".
cw::Victory one_goal() {
    cw::Victory victory;
    victory.goals[0] = lost('a');
    return victory;
}

}  // namespace

TEST_CASE("a goal grows by or, and, not, and shrinks again") {
    cw::Victory victory = one_goal();
    CHECK(editor::join(victory, {0, {}}, Kind::Any, lost('b')) == GoalPlace{0, {1}});
    CHECK(drawn(victory) == "(a or b)");
    CHECK(editor::join(victory, {0, {0}}, Kind::Any, lost('c')) == GoalPlace{0, {1}});
    CHECK(drawn(victory) == "(a or c or b)");
    CHECK(editor::join(victory, {0, {2}}, Kind::All, lost('d')) == GoalPlace{0, {2, 1}});
    CHECK(drawn(victory) == "(a or c or (b and d))");
    CHECK(editor::negate(victory, {0, {2, 0}}) == GoalPlace{0, {2, 0}});
    CHECK(drawn(victory) == "(a or c or (not b and d))");
    CHECK(editor::move_condition(victory, {0, {2, 0}}, 1) == GoalPlace{0, {2, 1}});
    CHECK(drawn(victory) == "(a or c or (d and not b))");
    CHECK_FALSE(editor::can_move(victory, {0, {2, 1}}, 1));
    CHECK(editor::move_condition(victory, {0, {0}}, -1) == GoalPlace{0, {0}});
    editor::remove_condition(victory, {0, {2, 1, 0}});
    CHECK(drawn(victory) == "(a or c or d)");
    editor::remove_condition(victory, {0, {0}});
    editor::remove_condition(victory, {0, {0}});
    CHECK(drawn(victory) == "d");
    editor::negate(victory, {0, {}});
    editor::negate(victory, {0, {}});
    CHECK(drawn(victory) == "d");
    editor::remove_condition(victory, {0, {}});
    CHECK(drawn(victory) == "none");
}

TEST_CASE("people read a group before its parts, and a condition with its not in one line") {
    cw::Victory victory = one_goal();
    editor::join(victory, {0, {}}, Kind::Any, lost('b'));
    editor::negate(victory, {0, {1}});
    const auto lines = editor::goal_lines(victory, 0);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].depth == 0);
    CHECK(lines[2].depth == 1);
    CHECK(lines[2].negated);
    CHECK(lines[2].whole == GoalPlace{0, {1}});
    CHECK(lines[2].core == GoalPlace{0, {1, 0}});
    CHECK(editor::condition_at(victory, lines[2].core)->coins == 2);
    CHECK(editor::condition_at(victory, {0, {4}}) == nullptr);
    CHECK(editor::goal_lines(victory, 1).empty());
}

TEST_CASE("a result may hold always; what joins it takes its place, and with it goes the result") {
    cw::Victory victory;
    victory.results.push_back({editor::always(), cw::Side::Heads});
    CHECK(victory.results[0].when == editor::always());
    const GoalPlace result{editor::kFirstResult, {}};
    CHECK(editor::join(victory, result, Kind::Any, lost('a')) == result);
    CHECK(drawn(victory.results[0].when) == "a");
    editor::remove_condition(victory, result);
    CHECK(victory.results.empty());
}

TEST_CASE("groups lie in one another no deeper than a file may say") {
    editor::Draft draft = editing::small_draft();
    cw::Victory& victory = draft.scenario.victory;
    victory.goals[0] = lost('a');
    GoalPlace place{0, {}};
    Kind kind = Kind::Any;
    while (editor::can_join(victory, place, kind)) {
        place = editor::join(victory, place, kind, lost('a'));
        kind = kind == Kind::Any ? Kind::All : Kind::Any;
    }
    CHECK(place.path.size() == 5);
    CHECK(editor::problems(draft).empty());
    editor::join(victory, place, kind, lost('a'));
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
void build(cw::Victory& victory, const GoalPlace& place, const cw::Condition& wanted) {
    if (wanted.kind == Kind::Not) {
        build(victory, place, wanted.of.front());
        editor::negate(victory, place);
        return;
    }
    if (wanted.of.empty()) {
        *editor::condition_at(victory, place) = wanted;
        return;
    }
    build(victory, place, wanted.of.front());
    GoalPlace last = place;
    for (std::size_t i = 1; i < wanted.of.size(); ++i) {
        last = editor::join(victory, last, wanted.kind, lost('a'));
        build(victory, last, wanted.of[i]);
    }
}

cw::Condition without_words(cw::Condition condition) {
    condition.tally = {};
    for (cw::Condition& part : condition.of) part = without_words(part);
    return condition;
}

cw::Victory without_words(cw::Victory victory) {
    victory.words = {};
    for (auto& goal : victory.goals)
        if (goal) goal = without_words(*goal);
    for (cw::LimitResult& result : victory.results) result.when = without_words(result.when);
    return victory;
}

}  // namespace

TEST_CASE("the goals of every battle that ships can be built line by line from nothing") {
    for (const auto& file : tests::at_least(25, editing::library().files(battles::LibraryKind::Battles))) {
        CAPTURE(file.name);
        const auto json = battles::read_json(file.path).value();
        const auto draft = editor::draft_from_json(editing::library(), json, file.name).value();
        // Its words come from the file: the editor has no fields for them.
        const cw::Victory wanted = without_words(draft.scenario.victory);
        cw::Victory built;
        built.turns = wanted.turns;
        built.at_limit = wanted.at_limit;
        built.degrees = wanted.degrees;  // no goals: they are asked of a victory
        for (const std::size_t root : {0, 1})
            if (wanted.goals[root]) {
                built.goals[root] = lost('a');
                build(built, {root, {}}, *wanted.goals[root]);
            }
        for (const cw::LimitResult& result : wanted.results) {
            built.results.push_back({editor::always(), result.winner});
            build(built, {editor::kFirstResult + built.results.size() - 1, {}}, result.when);
        }
        CHECK(built == wanted);
    }
}

TEST_CASE("the file's own words about a goal go once the goal is another one") {
    cw::Victory before = one_goal();
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
