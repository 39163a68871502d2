#include "game/coin_wars/problems/problem.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>

#include "engine/core/path.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/problems/solution.h"

namespace problems {

using rules::Json;
namespace fs = std::filesystem;

namespace {

template <class Enum>
Enum word_in(const Json& json, const char* key) {
    const auto& words = enum_names(Enum{});
    return static_cast<Enum>(std::ranges::find(words, json.at(key).get<std::string>()) - words.begin());
}

constexpr std::size_t kSmall = 11;  // coins

std::size_t coins_of(const Problem& problem) {
    std::size_t count = 0;
    for (const Json& side : problem.battle.at("sides")) count += side.at("coins").size();
    return count;
}

// The smallest single-idea problem of each theme comes first, ordered by fewest commands to find, then fewest coins.
std::vector<Problem> first_ideas_first(std::vector<Problem> sorted) {
    std::map<Theme, std::tuple<int, std::size_t, std::size_t>> min;  // actions, coins, place
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (!has_one_idea(sorted[i])) continue;
        const std::tuple now{sorted[i].actions, coins_of(sorted[i]), i};
        const auto [known, is_new] = min.try_emplace(sorted[i].theme, now);
        if (!is_new) known->second = std::min(known->second, now);
    }
    std::vector<std::size_t> places;
    for (const auto& [theme, one] : min) places.push_back(std::get<2>(one));
    std::ranges::sort(places);
    places.resize(std::min(places.size(), kFirstIdeas));
    std::vector<Problem> ordered;
    for (const std::size_t place : places) ordered.push_back(sorted[place]);
    for (std::size_t i = 0; i < sorted.size(); ++i)
        if (!std::ranges::binary_search(places, i)) ordered.push_back(std::move(sorted[i]));
    std::ranges::stable_sort(std::span(ordered).subspan(places.size()), {},
                             [](const Problem& one) { return std::pair(one.solution.size(), coins_of(one)); });
    return ordered;
}

}  // namespace

bool has_one_idea(const Problem& problem) {
    return !problem.historical() && problem.solution.size() == 1 && coins_of(problem) <= kSmall;
}

Json written(const cw::Scenario& position) {
    Json battle = cw::to_json(position);
    const auto drop = [](Json& holder, const char* key) {
        if (const auto it = holder.find(key); it != holder.end() && (it->empty() || *it == "")) holder.erase(key);
    };
    for (const char* key : {"title", "terrain"}) drop(battle, key);
    for (const char* side : {"heads", "tails"})
        for (const char* key : {"name", "names", "armies", "zone"}) drop(battle["sides"][side], key);
    return battle;
}

cw::Match start_of(const Problem& problem) {
    auto match = cw::CoinWars::start(problem.battle);
    if (!match) return {};
    match->actions_left = std::min(problem.actions, match->actions_left);
    return std::move(*match);
}

Json to_json(const Problem& problem, const std::vector<std::string>& sets) {
    Json battle = problem.battle;
    if (sets.size() == 1) battle["coin_set"] = sets.front();
    if (sets.size() > 1) battle["coin_set"] = sets;
    Json solution = Json::array();
    for (const cw::Command& command : problem.solution) solution.push_back(cw::CoinWars::to_json(command));
    return {{"$schema", "../schemas/problem.schema.json"},
            {"format", kProblemFormat},
            {"actions", problem.actions},
            {"asked", rules::word(problem.asked)},
            {"solution", std::move(solution)},
            {"theme", rules::word(problem.theme)},
            {"work", problem.work},
            {"chance", {problem.chance, problem.second}},
            {"source", {{"battle", problem.source.battle}, {"turn", problem.source.turn}}},
            {"battle", std::move(battle)}};
}

core::Result<Problem, battles::Faults> problem_from_json(const battles::Library& library, const Json& json,
                                                         const std::string& file) {
    if (auto other = battles::other_kind(json, file, "coinwars-problem"))
        return core::failure(battles::Faults{std::move(*other)});
    if (auto faults = battles::check_schema(library, "problem", json, file); !faults.empty())
        return core::failure(std::move(faults));
    auto battle = battles::battle_from_json(library, json.at("battle"), file);
    if (!battle) {
        for (battles::Fault& fault : battle.error()) fault.pointer.insert(0, "/battle");
        return core::failure(battle.error());
    }
    Problem problem;
    problem.name = core::text(core::path(file).stem());
    problem.battle = std::move(battle->json);
    problem.actions = json.at("actions");
    problem.asked = word_in<Asked>(json, "asked");
    for (const Json& each : json.at("solution")) {
        auto command = cw::CoinWars::command_from(each);
        if (!command) return core::failure(battles::Faults{battles::fault_from(file, command.error())});
        problem.solution.push_back(std::move(*command));
    }
    problem.theme = word_in<Theme>(json, "theme");
    problem.work = json.at("work");
    problem.chance = json.at("chance").at(0);
    problem.second = json.at("chance").at(1);
    problem.source = {json.at("source").at("battle"), json.at("source").at("turn")};
    return problem;
}

battles::Faults check_problem(const battles::Library& library, const Json& json, const std::string& file) {
    const auto problem = problem_from_json(library, json, file);
    if (!problem) return problem.error();
    battles::Faults faults;
    if (const std::string fault = fault_of(*problem); !fault.empty()) faults.push_back({file, "/solution", fault});
    return faults;
}

std::vector<Problem> load_problems(const battles::Library& library) {
    std::vector<Problem> problems;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(library.assets() / "problems", none)) {
        if (entry.path().extension() != ".json") continue;
        const auto json = battles::read_json(entry.path());
        if (!json) continue;
        if (auto problem = problem_from_json(library, *json, core::generic_text(entry.path())))
            problems.push_back(std::move(*problem));
    }
    std::ranges::sort(problems, [](const Problem& a, const Problem& b) {
        return std::pair(a.work, a.name) < std::pair(b.work, b.name);
    });
    return first_ideas_first(std::move(problems));
}

}  // namespace problems
