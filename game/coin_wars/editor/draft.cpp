#include "game/coin_wars/editor/draft.h"

#include <algorithm>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/deploy.h"

namespace editor {

namespace {

using cw::Side;
using rules::Json;

std::vector<Vec2> default_zone(const cw::Scenario& scenario, Side side) {
    cw::Scenario bare;
    bare.width = scenario.width;
    bare.height = scenario.height;
    return cw::deployment_zone(bare, side);
}

Json coin_sets_json(const Draft& draft, Json rows) {
    if (draft.coin_sets.empty()) return rows;
    if (draft.coin_sets.size() == 1) return draft.coin_sets.front();
    return draft.coin_sets;
}

// The members of `object` that differ from `usual`.
Json unusual(const Json& object, const Json& usual) {
    Json left = Json::object();
    for (const auto& [key, value] : object.items())
        if (!usual.contains(key) || usual[key] != value) left[key] = value;
    return left;
}

Json side_with(const Json& side, bool own_zone) {
    Json json{{"name", side["name"]}};
    if (!side["names"].empty()) json["names"] = side["names"];
    json["coins"] = side["coins"];
    if (!side["armies"].empty()) json["armies"] = side["armies"];
    if (own_zone) json["zone"] = side["zone"];
    return json;
}

}  // namespace

core::Result<Draft, battles::Faults> empty_draft(const battles::Library& library) {
    return draft_from_json(
        library,
        {{"format", "coinwars-battle/1"},
         {"sides", {{"heads", {{"coins", Json::array()}}}, {"tails", {{"coins", Json::array()}}}}}},
        "");
}

core::Result<Draft, battles::Faults> draft_from_json(const battles::Library& library, Json json,
                                                     const std::string& file) {
    if (!json.is_object()) return core::failure(battles::Faults{{file, "", "a battle is an object"}});
    auto newest = battles::brought_up(std::move(json), file);
    if (!newest) return core::failure(battles::Faults{newest.error()});
    auto whole = battles::with_coin_sets(library, *newest, file);
    if (!whole) return core::failure(whole.error());
    auto review = cw::review_scenario(*whole);
    if (!review) return core::failure(battles::Faults{battles::fault_from(file, review.error())});
    Draft draft;
    draft.coin_sets = battles::coin_sets_named(*newest);
    draft.scenario = std::move(review->scenario);
    for (const Side side : {Side::Heads, Side::Tails}) {
        auto& zone = draft.scenario.sides[cw::index(side)].zone;
        if (zone == default_zone(draft.scenario, side)) zone.clear();
    }
    draft.pages = battles::pages_from(*newest);
    return draft;
}

Json to_json(const Draft& draft) {
    const Json whole = cw::to_json(draft.scenario);
    Json json{{"$schema", "../schemas/battle.schema.json"}, {"format", whole["format"]}};
    if (!draft.scenario.title.empty()) json["title"] = draft.scenario.title;
    battles::write_pages(draft.pages, json);
    json["table"] = whole["table"];
    json["coin_set"] = coin_sets_json(draft, whole["coin_set"]);
    for (const Side side : {Side::Heads, Side::Tails}) {
        const char* word = side == Side::Heads ? "heads" : "tails";
        json["sides"][word] =
            side_with(whole["sides"][word], !draft.scenario.sides[cw::index(side)].zone.empty());
    }
    const Json usual = cw::to_json(cw::Scenario{});
    for (const char* key : {"terrain", "rules", "first", "victory", "free"}) {
        if (!whole.contains(key) || (usual.contains(key) && whole[key] == usual[key])) continue;
        json[key] =
            whole[key].is_object() && usual.contains(key) ? unusual(whole[key], usual[key]) : whole[key];
    }
    return json;
}

core::Result<Draft, words::Phrase> with_coin_sets(const battles::Library& library, const Draft& draft,
                                                  const std::vector<std::string>& names) {
    const auto rows = battles::load_coin_sets(library, names, "");
    if (!rows) return core::failure(words::plain(rows.error().front().reason));
    Json probe = to_json(Draft{});
    probe["coin_set"] = *rows;
    auto types = cw::review_scenario(probe);
    if (!types) return core::failure(words::plain(battles::fault_from("", types.error()).reason));
    Draft next = draft;
    if (const auto missing = adopt_types(next.scenario, types->scenario.types); !missing.empty())
        return core::failure(
            words::say("The coin {1} is in use; no other set has it.", words::known(missing)));
    next.coin_sets = names;
    return next;
}

}  // namespace editor
