#include "game/coin_wars/screens/formation/formation_library.h"

#include <algorithm>

#include "engine/core/file_fault.h"
#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/kit/file_name.h"

namespace screens {

namespace {

using words::plain;
using words::say;

words::Phrase name_of(const battles::FormationPlan& plan, const battles::LibraryFile& file) {
    if (file.origin == battles::Origin::Shipped && plan.formation) return plan.formation->name;
    return plain(plan.title.empty() ? file.name : plan.title);
}

std::ptrdiff_t rank_of(const ShelvedFormation& formation) {
    if (formation.origin != battles::Origin::Shipped || !formation.plan.formation) return 1000;
    return formation.plan.formation - battles::formations().data();
}

bool holds(const battles::CoinSet& set, const std::string& type) {
    return std::ranges::any_of(set.rows, [&](const rules::Json& row) { return row.value("type", "") == type; });
}

// Returns the first coin set for each of these types, without duplicates.
core::Result<std::vector<std::string>, words::Phrase> coin_sets_of(const battles::Library& library,
                                                                   const battles::FormationPlan& plan) {
    const battles::CoinShelf shelf = battles::load_all_coin_sets(library);
    std::vector<const battles::CoinSet*> needed;
    for (const std::string& type : battles::types_of(plan)) {
        const auto has = [&](const battles::CoinSet* set) { return holds(*set, type); };
        if (std::ranges::any_of(needed, has)) continue;
        const auto found = std::ranges::find_if(shelf.sets, [&](const auto& set) { return holds(set, type); });
        if (found == shelf.sets.end())
            return core::failure(say("The coin {1} is not in any coin set, so this cannot be saved.", plain(type)));
        needed.push_back(&*found);
    }
    std::vector<std::string> names;
    for (const battles::CoinSet* set : needed) names.push_back(set->name);
    return names;
}

}  // namespace

FormationShelf read_formations(const battles::Library& library) {
    const battles::FormationShelf read = battles::load_formations(library);
    FormationShelf shelf;
    for (std::size_t i = 0; i < read.plans.size(); ++i)
        shelf.formations.push_back({read.plans[i], read.files[i].path, read.files[i].name, read.files[i].origin,
                                    name_of(read.plans[i], read.files[i])});
    std::ranges::stable_sort(shelf.formations, {}, rank_of);
    for (const battles::Fault& fault : read.faults) shelf.faults.push_back(battles::told(fault));
    return shelf;
}

core::Result<std::filesystem::path, words::Phrase> save_formation(const battles::Library& library,
                                                                  battles::FormationPlan plan,
                                                                  const std::string& name) {
    const std::filesystem::path folder = library.own(battles::LibraryKind::Formations);
    if (folder.empty()) return core::failure(say("There is no folder to save it in."));
    auto sets = coin_sets_of(library, plan);
    if (!sets) return core::failure(sets.error());
    plan.coin_sets = *sets;
    plan.title = name;
    plan.notes.clear();
    const std::string words = rules::file_words(name);
    std::string stem = words;
    const auto file_of = [&] { return folder / core::path(stem + ".json"); };
    for (int i = 2; library.ships(battles::LibraryKind::Formations, stem) || std::filesystem::exists(file_of()); ++i)
        stem = std::string(words).append(" ").append(std::to_string(i));
    const std::filesystem::path file = file_of();
    if (auto made = platform::make_folder(folder); !made) return core::failure(made.error());
    if (auto written = platform::write_file(file, battles::formation_text(plan)); !written)
        return core::failure(written.error());
    return file;
}

}  // namespace screens
