#include "game/coin_wars/editor/problems.h"

#include <charconv>
#include <sstream>

#include "game/coin_wars/editor/course_edits.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/idle_parts.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special_idle.h"

namespace editor {

namespace {

using words::Phrase;
using words::say;
using Steps = std::vector<std::string>;

Steps steps_of(const std::string& pointer) {
    Steps steps;
    std::istringstream text(pointer);
    std::string step;
    std::getline(text, step, '/');
    while (std::getline(text, step, '/')) steps.push_back(step);
    return steps;
}

int number(const std::string& text) {
    int value = -1;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

// Files list Heads' coins, then Tails', each in the draft's order; the same holds for Armies.
int nth_coin(const cw::Scenario& scenario, cw::Side side, int n) {
    for (std::size_t i = 0; i < scenario.coins.size(); ++i)
        if (scenario.coins[i].side == side && n-- == 0) return static_cast<int>(i);
    return -1;
}

std::vector<int> nth_army(const cw::Scenario& scenario, cw::Side side, int n) {
    for (const auto& army : scenario.armies)
        if (scenario.coin(army.front()).side == side && n-- == 0) return army;
    return {};
}

void find_things(const cw::Scenario& scenario, const Steps& steps, Problem& problem) {
    const auto& special = scenario.advanced.special;
    if (steps.size() >= 3 && steps[1] == "special")
        if (const auto i = static_cast<std::size_t>(number(steps[2])); i < special.size()) problem.special = i;
    if (steps.size() >= 2 && steps[0] == "terrain") problem.shape = EditorShape{Piece::Ground, number(steps[1])};
    if (steps.size() < 3 || steps[0] != "sides") return;
    const cw::Side side = steps[1] == "heads" ? cw::Side::Heads : cw::Side::Tails;
    if (steps[2] == "zone") problem.shape = EditorShape{Piece::Zone, static_cast<int>(cw::index(side))};
    if (steps.size() < 4) return;
    if (steps[2] == "armies") problem.coins = nth_army(scenario, side, number(steps[3]));
    if (steps[2] != "coins") return;
    const int coin = nth_coin(scenario, side, number(steps[3]));
    if (coin < 0) return;
    problem.coins = {coin};
    if (steps.size() > 4 && steps[4] == "arrives") problem.shape = EditorShape{Piece::Arrival, coin};
}

Phrase place_on_side(const cw::Scenario& scenario, cw::Side side, const std::string& what) {
    const Phrase name = cw::display_name(scenario, side);
    if (what == "coins") return say("Coins of {1}", name);
    if (what == "zone") return say("Zone of {1}", name);
    if (what == "armies") return say("Armies of {1}", name);
    return name;
}

Phrase place_of(const cw::Scenario& scenario, const Steps& steps, const Problem& problem) {
    const auto& coins = problem.coins;
    if (coins.size() == 1) return cw::name_of(scenario, coins.front());
    if (!coins.empty())
        return say("The Army of coins {1} to {2}", words::plain(scenario.coin(coins.front()).id),
                   words::plain(scenario.coin(coins.back()).id));
    if (steps.empty()) return say("Battle");
    if (problem.special) return words::known(scenario.advanced.special[*problem.special].name);
    if (steps[0] == "terrain" && problem.shape && problem.shape->index >= 0 &&
        problem.shape->index < static_cast<int>(scenario.terrain.size())) {
        const std::string& name = scenario.terrain[static_cast<std::size_t>(problem.shape->index)].name;
        return name.empty() ? say("Ground {1}", problem.shape->index + 1) : words::known(name);
    }
    if (steps[0] == "sides" && steps.size() >= 3)
        return place_on_side(scenario, steps[1] == "heads" ? cw::Side::Heads : cw::Side::Tails, steps[2]);
    if (steps[0] == "course" && steps.size() > 1) return say("How it went, step {1}", number(steps[1]) + 1);
    if (steps[0] == "victory") return say("Victory");
    if (steps[0] == "rules") return say("Rules");
    if (steps[0] == "coin_set") return say("Coins");
    return steps[0] == "table" ? say("The table") : say("Battle");
}

Problem problem_of(const cw::Scenario& scenario, const rules::Complaint& complaint) {
    Problem problem{complaint.pointer, {}, complaint.reason, {}, std::nullopt, std::nullopt};
    const Steps steps = steps_of(complaint.pointer);
    find_things(scenario, steps, problem);
    problem.place = place_of(scenario, steps, problem);
    return problem;
}

std::vector<Problem> problems_of(const cw::Scenario& scenario, const std::vector<rules::Complaint>& complaints) {
    std::vector<Problem> found;
    for (const rules::Complaint& complaint : complaints) found.push_back(problem_of(scenario, complaint));
    return found;
}

}  // namespace

std::vector<Problem> problems(const Draft& draft) {
    rules::Json json = to_json(draft);
    json["coin_set"] = cw::to_json(draft.scenario)["coin_set"];
    std::vector<rules::Complaint> complaints = cw::review_scenario(json).complaints;
    for (rules::Complaint& complaint : course_complaints(draft)) complaints.push_back(std::move(complaint));
    return problems_of(draft.scenario, complaints);
}

std::vector<Problem> remarks(const Draft& draft) {
    std::vector<rules::Complaint> complaints = cw::idle_special_rules(draft.scenario);
    for (rules::Complaint& complaint : cw::idle_parts(draft.scenario)) complaints.push_back(std::move(complaint));
    return problems_of(draft.scenario, complaints);
}

}  // namespace editor
