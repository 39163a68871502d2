#include "game/coin_wars/profile/free_battles.h"

#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/json_field.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace {

namespace fs = std::filesystem;
using rules::Field;
using rules::Json;

OwnLists lists_from(const Field& field) {
    OwnLists lists;
    for (const auto& [name, list] : field.members()) {
        if (lists.size() >= kMaxLists) break;
        for (const auto& [type, count] : list.members())
            lists[name][type] = count.integer(1, static_cast<int>(rules::coin_wars::limits::kCoins));
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

void save_lists(const fs::path& profile, const OwnLists& lists) {
    Json json = Json::object();
    for (const auto& [name, list] : lists)
        for (const auto& [type, count] : list) json[name][type] = count;
    (void)save_json(profile / "lists.json", json);
}

std::optional<battles::Series> load_series(const fs::path& profile) {
    auto series = battles::series_from_json(profile_json(profile / "series.json"), "series.json");
    return series ? std::optional(std::move(*series)) : std::nullopt;
}

core::Result<void, words::Phrase> save_series(const fs::path& profile, const battles::Series& series) {
    return save_json(profile / "series.json", battles::to_json(series));
}

bool save_brought_series(const fs::path& profile, const battles::Series& series) {
    const auto own = load_series(profile);
    if (own && !own->over() && !series.follows(*own)) return false;
    return save_series(profile, series).has_value();
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
