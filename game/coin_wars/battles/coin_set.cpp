#include "game/coin_wars/battles/coin_set.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace battles {

namespace cw = rules::coin_wars;
namespace file = rules::file;

namespace {

struct CoinSetFile {
    std::string title, currency;
    std::vector<std::string> notes;
    std::vector<cw::CoinType> types;
};

// They may concern the set's own coins, and none is on a table yet.
void check_special(const rules::Field& set, const CoinSetFile& read) {
    const auto field = set.find("special");
    if (!field || !set.is_sound()) return;
    cw::Scenario table;
    table.types = read.types;
    std::vector<cw::SpecialRule> sound;
    field->attempt([&] { cw::SpecialRulesForm().read(*field, sound, table); });
}

const file::Fields<CoinSetFile>& set_fields() {
    static const auto fields =
        file::Fields<CoinSetFile>()
            .of_format(kCoinsFormat)
            .maybe("title", &CoinSetFile::title, file::Text{cw::limits::kName})
            .needed("coins", &CoinSetFile::types, cw::CoinRows())
            .maybe("currency", &CoinSetFile::currency, cw::CurrencyForm(), cw::kCurrencyMeans)
            .maybe("notes", &CoinSetFile::notes, file::ListOf{file::Text{2000, rules::Lines::Many}, rules::kMaxList})
            .by(
                "special", file::Need::Maybe, {},
                [](const CoinSetFile&, const file::Nothing&) { return rules::Json(); },
                [](rules::Json& definitions) { return cw::SpecialRulesForm().schema(definitions); },
                "BX-9: special rules of these coins, for every battle that names the set")
            .check([](const rules::Field& field, CoinSetFile& set, const file::Nothing&) {
                check_special(field, set);
                if (!set.currency.empty())
                    for (cw::CoinType& type : set.types) type.currency = set.currency;
            });
    return fields;
}

core::Result<CoinSet, Faults> set_of(const LibraryFile& file) {
    const auto json = read_json(file.path);
    if (!json) return core::failure(Faults{json.error()});
    auto rows = coin_set_from_json(*json, core::generic_text(file.path));
    if (!rows) return core::failure(rows.error());
    const auto title = json->find("title");
    const bool has_title = title != json->end() && title->is_string();
    return CoinSet{file.name, has_title ? title->get<std::string>() : file.name, file.origin, std::move(*rows)};
}

}  // namespace

bool is_name(std::string_view name) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'; };
    return !name.empty() && name.size() <= 32 && std::ranges::all_of(name, fits);
}

bool is_set_name(std::string_view name) {
    const auto at = name.find('@');
    return is_name(name.substr(0, at)) && (at == std::string_view::npos || is_name(name.substr(at + 1)));
}

core::Result<rules::Json, Faults> coin_set_from_json(const rules::Json& json, const std::string& file) {
    if (auto other = other_kind(json, file, "coinwars-coins")) return core::failure(Faults{std::move(*other)});
    const auto newest = brought_up(json, file);
    if (!newest) return core::failure(Faults{newest.error()});
    std::vector<rules::Complaint> complaints;
    const rules::Field set(*newest, "bad_battle", &complaints);
    CoinSetFile read;
    set.attempt([&] { set_fields().read(set, read, {}); });
    Faults faults;
    for (const auto& complaint : complaints)
        faults.push_back({file, complaint.pointer, words::english(complaint.reason)});
    if (!faults.empty()) return core::failure(std::move(faults));
    return cw::coin_set_json(read.types, cw::Detail::Whole);
}

rules::Json coins_schema() {
    return set_fields().file_schema("A set of coins, coinwars-coins/1",
                                    "Section 1's table: a row a coin. Lengths in inches, money in cents.");
}

core::Result<rules::Json, Faults> load_coin_sets(const Library& library, const std::vector<std::string>& names,
                                                 const std::string& file) {
    rules::Json all = rules::Json::array();
    Faults faults;
    for (const std::string& name : names) {
        const auto found = library.find(LibraryKind::Coins, name);
        if (!found) {
            faults.push_back({file, "/coin_set", "there is no coin set " + rules::excerpt(name)});
            continue;
        }
        const auto set = set_of(*found);
        if (set)
            all.insert(all.end(), set->rows.begin(), set->rows.end());
        else
            faults.insert(faults.end(), set.error().begin(), set.error().end());
    }
    if (!faults.empty()) return core::failure(std::move(faults));
    return all;
}

CoinShelf load_all_coin_sets(const Library& library) {
    CoinShelf shelf{{}, library.left_out(LibraryKind::Coins)};
    for (const LibraryFile& file : library.files(LibraryKind::Coins)) {
        auto set = set_of(file);
        if (set)
            shelf.sets.push_back(std::move(*set));
        else
            shelf.faults.insert(shelf.faults.end(), set.error().begin(), set.error().end());
    }
    return shelf;
}

words::Phrase in_money(const std::vector<CoinSet>& sets, const std::vector<std::string>& names, int cents) {
    std::vector<cw::CoinType> types;
    for (const CoinSet& set : sets)
        if (core::contains(names, set.name))
            for (const rules::Json& row : set.rows) {
                auto& type = types.emplace_back();
                type.currency = row.value("currency", type.currency);
            }
    return cw::in_money(types, cents);
}

}  // namespace battles
