#include "game/coin_wars/screens/battle/lesson.h"

#include <algorithm>

#include "engine/core/path.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/screens/battle/game.h"

namespace screens {
namespace {

using rules::Json;
using Do = LessonTask::Do;

bool names(const std::vector<std::string>& list, const std::string& id) {
    return list.empty() || std::ranges::find(list, id) != list.end();
}

bool names_all(const cw::Ids& formed, const std::vector<std::string>& wanted) {
    return std::ranges::all_of(wanted, [&](const std::string& id) { return names(formed, id); });
}

bool touch(const cw::Match& match, const std::string& a, const std::string& b) {
    const int one = match.find(a), other = match.find(b);
    return match.on_table(one) && match.on_table(other) && cw::touching(match, one, other);
}

// True if the task names the acting coin or Army.
bool acts(const LessonTask& task, const cw::Match& before, const std::string& coin, const std::string& army) {
    if (army.empty()) return names(task.coins, coin);
    return std::ranges::any_of(
        task.coins, [&](const std::string& id) { return cw::army_id(before.coin(before.find(id)).army) == army; });
}

bool fulfils(const LessonTask& task, const cw::Match& before, const cw::Command& command, const cw::Match& after) {
    if (const auto* move = get_if<cw::Move>(&command))
        return task.what == Do::Move && acts(task, before, move->coin, move->army) &&
               (task.touches.empty() || touch(after, move->coin, task.touches));
    if (const auto* attack = get_if<cw::Attack>(&command))
        return task.what == Do::Attack && acts(task, before, attack->coin, attack->army) &&
               (task.target.empty() || attack->target == task.target);
    if (const auto* charge = get_if<cw::Charge>(&command))
        return task.what == Do::Charge && acts(task, before, charge->coin, charge->army) &&
               (task.target.empty() || charge->target == task.target);
    if (const auto* form = get_if<cw::Form>(&command))
        return task.what == Do::Form && names_all(form->coins, task.coins);
    return false;
}

LessonTask task_from(const Json& json) {
    constexpr const char* kWords[] = {"select", "move", "attack", "charge", "form"};
    const auto word = std::ranges::find(kWords, json.at("do").get<std::string>());
    return {
        static_cast<Do>(word - std::begin(kWords)),       json.at("say").get<std::string>(), json.value("instead", ""),
        json.at("coins").get<std::vector<std::string>>(), json.value("target", ""),          json.value("touches", "")};
}

}  // namespace

core::Result<std::vector<LessonStep>, battles::Faults> load_lesson(const battles::Library& library) {
    const std::filesystem::path file = library.assets() / "lessons" / "lesson.json";
    const std::string name = core::generic_text(file);
    const auto json = battles::read_json(file);
    if (!json) return core::failure(battles::Faults{json.error()});
    if (auto faults = battles::check_schema(library, "lesson", *json, name); !faults.empty())
        return core::failure(std::move(faults));
    std::vector<LessonStep> steps;
    for (const Json& each : json->at("steps")) {
        auto battle = battles::battle_from_json(library, each.at("battle"), name);
        if (!battle) return core::failure(battle.error());
        LessonStep step{
            each.at("title").get<std::string>(), each.at("done").get<std::string>(), std::move(battle->scenario), {}};
        for (const Json& task : each.at("tasks")) step.tasks.push_back(task_from(task));
        steps.push_back(std::move(step));
    }
    return steps;
}

void Lesson::follow(const BattleGame& game, int selected) {
    while (!done_at_.empty() && done_at_.back() > game.steps()) done_at_.pop_back();
    for (std::size_t i = commands_that_count(); i < game.steps() && !done(); ++i)
        if (fulfils(task(), game.before(i), game.command(i), game.after(i))) done_at_.push_back(i + 1);
    astray_ = !done() && game.steps() > commands_that_count();
    const bool selects = !done() && !astray_ && task().what == Do::Select && selected != cw::kNoCoin;
    if (selects && names(task().coins, game.match().id(selected))) done_at_.push_back(game.steps());
}

}  // namespace screens
