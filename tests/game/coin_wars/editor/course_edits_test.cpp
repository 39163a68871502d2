// Editing "How it went".

#include "game/coin_wars/editor/course_edits.h"

#include <doctest/doctest.h>

#include "game/coin_wars/editor/problems.h"
#include "support.h"

namespace {

using core::Vec2;
namespace cw = rules::coin_wars;

editor::Draft with_step(const battles::CourseStep& step) {
    editor::Draft draft = editing::small_draft();
    draft.pages.course = {step};
    return draft;
}

std::vector<std::string> told(const editor::Draft& draft) {
    std::vector<std::string> lines;
    for (const editor::Problem& problem : editor::problems(draft))
        if (problem.pointer.starts_with("/course"))
            lines.push_back(words::english(problem.place) + ": " + words::english(problem.reason));
    return lines;
}

}  // namespace

TEST_CASE("an arrow's points lie on the table, each once, and no more than a file may hold") {
    const cw::Scenario& scenario = editing::small_draft().scenario;
    CHECK(editor::arrow_points(scenario, {{-2, 5}, {0, 5}, {8, 5}, {8, 5}, {8, 99}}) ==
          std::vector<Vec2>{{0, 5}, {8, 5}, {8, scenario.height}});
    std::vector<Vec2> many;
    for (int i = 0; i < 20; ++i) many.push_back({1.0 + i, 2});
    CHECK(editor::arrow_points(scenario, many).size() == editor::kArrowPoints);
}

TEST_CASE("arrows go along when the table grows around what lies on it") {
    battles::Course course{{"They march.", {{cw::Side::Heads, {{1, 2}, {3, 4}}}}, {}}};
    editor::shift_arrows(course, {2, 1});
    CHECK(course[0].arrows[0].along == std::vector<Vec2>{{3, 3}, {5, 5}});
}

TEST_CASE("a step's faults are problems, told by its number") {
    CHECK(told(with_step({"They march.", {{cw::Side::Heads, {{1, 2}, {3, 4}}}}, {"h1"}})).empty());
    CHECK(told(with_step({" ", {}, {}})) == std::vector<std::string>{"How it went, step 1: The step has no text."});
    CHECK(told(with_step({"They march.", {{cw::Side::Tails, {{1, 2}, {300, 4}}}}, {"nobody"}})) ==
          std::vector<std::string>{"How it went, step 1: It is about the coin nobody, which is not in the battle.",
                                   "How it went, step 1: An arrow runs off the table."});
}
