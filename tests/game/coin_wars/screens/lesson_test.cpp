#include <doctest/doctest.h>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/screens/battle/lesson.h"

namespace fs = std::filesystem;

namespace {

const fs::path kLessonAssets = fs::path(COINWARS_SOURCE_DIR) / "assets";

}  // namespace

TEST_CASE("the lesson loads: five steps, whose tasks name coins of their battle") {
    const auto steps = screens::load_lesson(kLessonAssets);
    REQUIRE_MESSAGE(steps.has_value(), (steps ? "" : battles::sentence(steps.error().front())));
    CHECK(steps->size() == 5);
    for (const screens::LessonStep& step : *steps) {
        CAPTURE(step.title);
        const auto match = rules::coin_wars::begin(std::make_shared<const rules::coin_wars::Scenario>(step.battle));
        CHECK(match.phase == rules::coin_wars::Phase::Play);
        for (const screens::LessonTask& task : step.tasks) {
            CHECK_FALSE(task.say.empty());
            CHECK_FALSE(task.instead.empty());
            REQUIRE_FALSE(task.coins.empty());
            for (const std::string& coin : task.coins) {
                REQUIRE(match.find(coin) != rules::coin_wars::kNoCoin);
                CHECK(match.side_of(match.find(coin)) == rules::coin_wars::Side::Heads);
            }
            for (const std::string& enemy : {task.target, task.touches})
                if (!enemy.empty()) CHECK(match.find(enemy) != rules::coin_wars::kNoCoin);
        }
    }
}
