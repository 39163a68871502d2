#include "game/coin_wars/profile/free_battles.h"

#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/json_field.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace {

namespace fs = std::filesystem;
using rules::Field;
using rules::Json;

battles::Purse list_from(const Field& field) {
    battles::Purse list;
    for (const auto& [type, count] : field.members())
        list[type] = count.integer(1, static_cast<int>(rules::coin_wars::limits::kCoins));
    return list;
}

// Without those that do not fit.
OwnLists lists_from(const Field& field) {
    OwnLists lists;
    for (const auto& member : field.members()) {
        if (lists.size() >= kMaxLists) break;
        auto list = rules::reading([&] { return list_from(member.second); });
        if (list && !list->empty()) lists[member.first] = std::move(*list);
    }
    return lists;
}

}  // namespace

battles::Terms load_terms(const fs::path& profile) {
    const Json json = profile_json(profile / "free.json");
    auto terms = rules::reading([&] { return battles::terms_from(Field(json, "bad_argument")); });
    return battles::within_bounds(terms ? std::move(*terms) : battles::Terms{});
}

void save_terms(const fs::path& profile, const battles::Terms& terms) {
    // A convenience only: if they cannot be saved, the player chooses again.
    (void)save_json(profile / "free.json", battles::to_json(terms));
}

OwnLists load_lists(const fs::path& profile) {
    const Json json = profile_json(profile / "lists.json");
    auto lists = rules::reading([&] { return lists_from(Field(json, "bad_argument")); });
    return lists ? std::move(*lists) : OwnLists{};
}

core::Result<void, words::Phrase> save_lists(const fs::path& profile, const OwnLists& lists) {
    Json json = Json::object();
    for (const auto& [name, list] : lists)
        for (const auto& [type, count] : list) json[name][type] = count;
    return save_json(profile / "lists.json", json);
}

std::optional<battles::Series> load_series(const fs::path& profile) {
    auto series = battles::series_from_json(profile_json(profile / "series.json"), "series.json");
    return series ? std::optional(std::move(*series)) : std::nullopt;
}

core::Result<void, words::Phrase> save_series(const fs::path& profile, const battles::Series& series) {
    return save_json(profile / "series.json", battles::to_json(series));
}

core::Result<void, words::Phrase> save_brought_series(const fs::path& profile, const battles::Series& series) {
    const auto own = load_series(profile);
    if (own && !own->over() && !series.follows(*own))
        return core::failure(
            words::say("You already have a series under way, so this one is saved only on the other machine."));
    return save_series(profile, series);
}

void drop_series(const fs::path& profile) {
    std::error_code ignored;
    fs::remove(profile / "series.json", ignored);
}

void settle_series(const fs::path& profile, std::size_t number, const rules::coin_wars::Match& over) {
    auto series = load_series(profile);
    if (series && battles::settle(*series, number, over)) (void)save_series(profile, *series);
}

}  // namespace profile
