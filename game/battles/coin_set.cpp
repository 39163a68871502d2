#include "game/battles/coin_set.h"

#include <algorithm>

#include "game/battles/json_file.h"
#include "game/rules/coin_wars/json_parts.h"

namespace battles {

namespace {

rules::Json rows_from(const rules::Json& json) {
    const rules::Field set(json, "bad_battle");
    set.only({"$schema", "format", "title", "coins", "notes"});
    if (set.at("format").text(80) != kCoinsFormat)
        set.at("format").refuse(std::string("must be \"") + kCoinsFormat + "\"");
    return rules::coin_wars::coin_set_json(rules::coin_wars::coin_set_from(set.at("coins")),
                                           rules::coin_wars::Detail::Whole);
}

}  // namespace

bool is_name(std::string_view name) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    return !name.empty() && name.size() <= 32 && std::ranges::all_of(name, fits);
}

core::Result<rules::Json, Faults> coin_set_from_json(const rules::Json& json, const std::string& file) {
    auto rows = rules::reading([&] { return rows_from(json); });
    if (!rows) return core::failure(Faults{fault_from(file, rows.error())});
    return std::move(*rows);
}

core::Result<rules::Json, Faults> load_coin_set(const std::filesystem::path& assets,
                                                const std::string& name) {
    const auto file = assets / "coins" / (name + ".json");
    const auto json = read_json(file);
    if (!json) return core::failure(Faults{json.error()});
    return coin_set_from_json(*json, file.generic_string());
}

}  // namespace battles
