#pragma once
// The lesson: five small battles in assets/lessons/lesson.json, format "coinwars-lesson/1", each with tasks to do on
// the real table. A task is done when the rules have accepted its command.

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"

namespace screens {

class BattleGame;

struct LessonTask {
    enum class Do { Select, Move, Attack, Charge, Form };
    Do what = Do::Select;
    std::string say;                 // what to do and why
    std::string instead;             // shown after another action
    std::vector<std::string> coins;  // the coins that may do it; for an Army to form: all its coins
    std::string target;              // target of an attack or a Charge; empty: any
    std::string touches;             // for a move: the enemy to touch; empty: anywhere
};
struct LessonStep {
    std::string title;
    std::string done;  // what the player has learnt
    rules::coin_wars::Scenario battle;
    std::vector<LessonTask> tasks;
};

// Loads the lesson and checks it against assets/schemas/lesson.schema.json; its battles are read like battle files.
core::Result<std::vector<LessonStep>, battles::Faults> load_lesson(const battles::Library& library);

// Progress within a step. Undone tasks no longer count as done.
class Lesson {
public:
    Lesson(LessonStep step, std::size_t number, std::size_t of) : step_(std::move(step)), number_(number), of_(of) {}

    // Call after each change of the match or the selection; `selected`: a coin of the match, or kNoCoin.
    void follow(const BattleGame& game, int selected);

    const LessonStep& step() const { return step_; }
    std::size_t number() const { return number_; }  // from 0
    bool is_last() const { return number_ + 1 == of_; }
    std::size_t steps() const { return of_; }
    bool done() const { return done_at_.size() == step_.tasks.size(); }
    const LessonTask& task() const { return step_.tasks[done_at_.size()]; }
    // True if the last command was allowed but is not part of the task.
    bool astray() const { return astray_; }
    // The number of commands that belong to the tasks; undoing to that number removes the others.
    std::size_t commands_that_count() const { return done_at_.empty() ? 0 : done_at_.back(); }

private:
    LessonStep step_;
    std::size_t number_, of_;
    std::vector<std::size_t> done_at_;  // for each finished task: the number of commands at that time
    bool astray_ = false;
};

}  // namespace screens
