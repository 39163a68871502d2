#include "game/coin_wars/profile/solved_problems.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/core/path.h"
#include "game/coin_wars/problems/solution.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace {

namespace fs = std::filesystem;
using problems::Problem;
using rules::Json;

constexpr const char* kSolvedFormat = "coinwars-solved/1";

fs::path solved_in(const fs::path& profile) { return profile / "problems.json"; }
fs::path mistakes_in(const fs::path& profile) { return profile / "mistakes"; }

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files, std::greater{});
    return files;
}

const Problem* named(const std::vector<Problem>& shelf, const std::string& name) {
    const auto found = std::ranges::find(shelf, name, &Problem::name);
    return found == shelf.end() ? nullptr : &*found;
}

}  // namespace

std::set<std::string> load_solved(const fs::path& profile) {
    const Json json = profile_json(solved_in(profile));
    if (!json.is_object() || value_or<std::string>(json, "format", "") != kSolvedFormat) return {};
    return value_or<std::set<std::string>>(json, "solved", {});
}

core::Result<void, words::Phrase> save_solved(const fs::path& profile, const std::string& problem) {
    std::set<std::string> solved = load_solved(profile);
    if (!solved.insert(problem).second) return {};
    return save_json(solved_in(profile), {{"format", kSolvedFormat}, {"solved", solved}});
}

core::Result<void, words::Phrase> save_mistakes(const fs::path& profile, const std::vector<Problem>& mistakes) {
    for (const Problem& mistake : mistakes)
        if (auto kept =
                save_json(mistakes_in(profile) / core::path(mistake.name + ".json"), problems::to_json(mistake, {}));
            !kept)
            return kept;
    const std::vector<fs::path> files = files_in(mistakes_in(profile));
    std::error_code none;
    for (std::size_t i = kMaxMistakes; i < files.size(); ++i) fs::remove(files[i], none);
    return {};
}

std::vector<Problem> load_mistakes(const fs::path& profile, const battles::Library& library) {
    std::vector<Problem> mistakes;
    for (const fs::path& file : files_in(mistakes_in(profile)))
        if (auto problem = problems::problem_from_json(library, profile_json(file), core::generic_text(file));
            problem && problems::fault_of(*problem).empty())
            mistakes.push_back(std::move(*problem));
    return mistakes;
}

const Problem* ProblemBox::find(const std::string& name) const {
    const Problem* problem = named(shipped, name);
    return problem ? problem : named(own, name);
}

const Problem* ProblemBox::after(const std::string& name, const std::set<std::string>& solved) const {
    const std::vector<Problem>& shelf = named(shipped, name) ? shipped : own;
    const Problem* here = named(shelf, name);
    if (!here) return nullptr;
    const auto rest = std::span(shelf).subspan(static_cast<std::size_t>(here - shelf.data()) + 1);
    const auto open = std::ranges::find_if(rest, [&](const Problem& one) { return !solved.contains(one.name); });
    if (open != rest.end()) return &*open;
    return rest.empty() ? nullptr : &rest.front();
}

const Problem* ProblemBox::of_day(const std::string& day) const {
    if (shipped.empty()) return nullptr;
    return &shipped[core::Hash().add(std::string_view(day)).value() % shipped.size()];
}

ProblemBox load_box(const fs::path& profile, const battles::Library& library) {
    return {problems::load_problems(library), load_mistakes(profile, library)};
}

}  // namespace profile
