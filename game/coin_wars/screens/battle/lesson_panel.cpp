// The side panel of the lesson: the task and its reason, mistakes, and the buttons to continue.

#include "game/coin_wars/screens/battle/guide_panel.h"
#include "game/coin_wars/screens/battle/lesson.h"
#include "game/coin_wars/screens/common/screens.h"

namespace screens {
namespace {

constexpr words::Key kTakeBack = mark("Take it back"), kNext = mark("Next step"), kSkip = mark("Skip this step"),
                     kAgain = mark("Start this step again"), kLeave = mark("Leave the lesson"),
                     kTwoLines = mark("Two lines"), kCannae = mark("Cannae"), kProblems = mark("Problems"),
                     kEnough = mark("You know enough to play. Choose a battle, or solve problems.");

// Undoes everything after the last finished task.
void take_back(Battle& battle) {
    const std::size_t keep = battle.exercise.lesson->commands_that_count();
    while (battle.game.steps() > keep && battle.game.can_undo() != BattleGame::Undo::Impossible) battle.game.undo();
    battle.pointing.follow(battle.match(), battle.game.version());
    battle.look_as_player();
}

void way_on(Battle& battle, words::Key label) {
    const Lesson& lesson = *battle.exercise.lesson;
    if (label == kTakeBack) take_back(battle);
    if (label == kNext || label == kSkip) battle.app.learn(lesson.number() + 1);
    if (label == kAgain) battle.app.learn(lesson.number());
    if (label == kLeave) battle.app.go("title");
    if (label == kTwoLines) open_set_up(battle.app, "two-lines");
    if (label == kCannae) open_set_up(battle.app, "cannae");
    if (label == kProblems) battle.app.go("problems");
}

// Returns the buttons to highlight as the best next step.
std::vector<words::Key> accents(const Lesson& lesson) {
    if (lesson.astray()) return {kTakeBack};
    if (!lesson.done()) return {};
    return lesson.is_last() ? std::vector{kTwoLines, kCannae, kProblems} : std::vector{kNext};
}

std::vector<words::Key> quiet_ways(const Lesson& lesson) {
    if (lesson.done() || lesson.is_last()) return {kAgain, kLeave};
    return {kSkip, kAgain, kLeave};
}

std::vector<Guide::Words> lesson_words(const Lesson& lesson) {
    if (lesson.astray()) return {{known(lesson.task().instead), {.colour = palette::kAccent}}};
    std::vector<Guide::Words> words{{known(lesson.done() ? lesson.step().done : lesson.task().say)}};
    if (lesson.done() && lesson.is_last()) words.push_back({kEnough, {.type = Type::Strong}});
    return words;
}

}  // namespace

double draw_lesson_panel(Battle& battle, double top) {
    battle.exercise.lesson->follow(battle.game, battle.pointing.selected());
    const Lesson& lesson = *battle.exercise.lesson;
    const int number = static_cast<int>(lesson.number()) + 1, of = static_cast<int>(lesson.steps());
    const Guide guide{.name = "lesson",
                      .heading = say("{1} of {2}: {3}", number, of, known(lesson.step().title)),
                      .count = say("{1} of {2}", number, of),
                      .words = lesson_words(lesson),
                      .best = accents(lesson),
                      .quiet = quiet_ways(lesson)};
    return draw_guide(battle, guide, top, [&](words::Key label) { way_on(battle, label); });
}

}  // namespace screens
