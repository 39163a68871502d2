#include "game/coin_wars/editor/draft.h"

#include "engine/core/lists.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/editor/condition_edits.h"
#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/deploy.h"

namespace editor {

namespace {

using cw::Condition;
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

// Returns the members of `object` that differ from `usual`.
Json unusual(const Json& object, const Json& usual) {
    Json left = Json::object();
    for (const auto& [key, value] : object.items())
        if (!usual.contains(key) || usual[key] != value) left[key] = value;
    return left;
}

Json side_with(const Json& side, bool own_zone) {
    Json json{{"name", side["name"]}};
    if (!side["names"].empty()) json["names"] = side["names"];
    for (const char* key : {"units", "plurals", "short_names", "short_plurals"})
        if (side.contains(key)) json[key] = side[key];
    json["coins"] = side["coins"];
    if (!side["armies"].empty()) json["armies"] = side["armies"];
    if (own_zone) json["zone"] = side["zone"];
    return json;
}

// Renumbers the turn so that `now` becomes 1; earlier ones become 1 as well.
int from_now(int turn, int now) { return std::max(1, turn - now + 1); }

void restart_turn_count(cw::Scenario& scenario, int now) {
    if (now <= 1) return;
    for (cw::CoinSetup& coin : scenario.coins) {
        if (coin.arrives > 0) coin.arrives = from_now(coin.arrives, now);
        coin.waits = coin.waits > now ? from_now(coin.waits, now) : 0;
    }
    std::erase_if(scenario.terrain,
                  [&](const cw::Terrain& ground) { return ground.to_turn > 0 && ground.to_turn < now; });
    for (cw::Terrain& ground : scenario.terrain) {
        ground.from_turn = from_now(ground.from_turn, now);
        if (ground.to_turn > 0) ground.to_turn = from_now(ground.to_turn, now);
    }
    for (cw::Technology& technology : scenario.advanced.technology)
        technology.from_turn = from_now(technology.from_turn, now);
    std::erase_if(scenario.advanced.special,
                  [&](const cw::SpecialRule& rule) { return rule.when.to_turn > 0 && rule.when.to_turn < now; });
    for (cw::SpecialRule& rule : scenario.advanced.special) {
        rule.when.from_turn = from_now(rule.when.from_turn, now);
        if (rule.when.to_turn > 0) rule.when.to_turn = from_now(rule.when.to_turn, now);
    }
    for (auto& beyond : scenario.advanced.beyond)
        if (beyond && beyond->to_turn > 0) {
            if (beyond->to_turn < now)
                beyond.reset();
            else
                beyond->to_turn = from_now(beyond->to_turn, now);
        }
    int& turns = scenario.victory.turns;
    if (turns > 0) turns = from_now(turns, now);
}

// The rules of its coin sets stay theirs: what a maker writes has its own.
core::Result<Json, battles::Faults> with_rows(const battles::Library& library, Json battle, const std::string& file) {
    const std::vector<std::string> names = battles::coin_sets_named(battle);
    if (names.empty()) return battle;
    auto rows = battles::load_coin_sets(library, names, file);
    if (!rows) return core::failure(rows.error());
    battle["coin_set"] = std::move(*rows);
    return battle;
}

bool is_lost(const cw::Match& match, int coin) { return match.coin(coin).place == cw::Place::Fallen; }

// BX-13: Ground that has begun is there from the start; ground that has ended is removed.
void save_changes(cw::Scenario& scenario, const cw::Match& match) {
    std::vector<cw::Terrain> kept;
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const cw::GroundState state = match.ending.ground.empty() ? cw::GroundState{} : match.ending.ground[i];
        if (state.ended) continue;
        kept.push_back(std::move(scenario.terrain[i]));
        if (state.begun) kept.back().begins.reset();
    }
    scenario.terrain = std::move(kept);
}

// Must run before fallen coins are removed.
void ask_for_the_rest(const cw::Match& match, Condition& lost) {
    for (int coin = 0; coin < match.count(); ++coin) {
        const bool counts = lost.named.empty() ? match.side_of(coin) == lost.side : core::contains(lost.named, coin);
        if (!counts || !is_lost(match, coin)) continue;
        if (lost.coins > 0) lost.coins = std::max(1, lost.coins - 1);
        if (lost.cents > 0) lost.cents = std::max(1, lost.cents - match.type(coin).cents);
    }
}

}  // namespace

core::Result<Draft, battles::Faults> empty_draft(const battles::Library& library) {
    return draft_from_json(library,
                           {{"format", "coinwars-battle/1"},
                            {"rulings", cw::kNewestRulings.number},
                            {"rules", {{"slow", "way"}}},
                            {"sides", {{"heads", {{"coins", Json::array()}}}, {"tails", {{"coins", Json::array()}}}}}},
                           "");
}

core::Result<Draft, battles::Faults> draft_from_json(const battles::Library& library, Json json,
                                                     const std::string& file) {
    if (auto other = battles::other_kind(json, file, "coinwars-battle"))
        return core::failure(battles::Faults{std::move(*other)});
    auto newest = battles::brought_up(std::move(json), file);
    if (!newest) return core::failure(battles::Faults{newest.error()});
    auto whole = with_rows(library, *newest, file);
    if (!whole) return core::failure(whole.error());
    auto review = cw::review_scenario(*whole);
    battles::Faults unread;
    for (const rules::Complaint& complaint : review.complaints)
        if (complaint.unread) unread.push_back({file, complaint.pointer, words::english(complaint.reason)});
    if (!unread.empty()) return core::failure(std::move(unread));
    Draft draft;
    draft.coin_sets = battles::coin_sets_named(*newest);
    draft.scenario = std::move(review.scenario);
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
    if (whole.contains("rulings")) json["rulings"] = whole["rulings"];
    if (!draft.scenario.title.empty()) json["title"] = draft.scenario.title;
    battles::write_pages(draft.pages, json);
    json["table"] = whole["table"];
    for (const char* look : {"mat", "north", "scale"})
        if (whole.contains(look)) json[look] = whole[look];
    json["coin_set"] = coin_sets_json(draft, whole["coin_set"]);
    for (const Side side : {Side::Heads, Side::Tails}) {
        const char* word = side == Side::Heads ? "heads" : "tails";
        json["sides"][word] = side_with(whole["sides"][word], !draft.scenario.sides[cw::index(side)].zone.empty());
    }
    const Json usual = cw::to_json(cw::Scenario{});
    for (const char* key : {"terrain", "rules", "first", "victory", "free"}) {
        if (!whole.contains(key) || (usual.contains(key) && whole[key] == usual[key])) continue;
        json[key] = whole[key].is_object() && usual.contains(key) ? unusual(whole[key], usual[key]) : whole[key];
    }
    return json;
}

core::Result<Draft, words::Phrase> with_coin_sets(const battles::Library& library, const Draft& draft,
                                                  const std::vector<std::string>& names) {
    const auto rows = battles::load_coin_sets(library, names, "");
    if (!rows) return core::failure(battles::told(rows.error().front()));
    Json probe = to_json(Draft{});
    probe["coin_set"] = *rows;
    const cw::Review types = cw::review_scenario(probe);
    const auto unread = std::ranges::find(types.complaints, true, &rules::Complaint::unread);
    if (unread != types.complaints.end()) return core::failure(unread->reason);
    Draft next = draft;
    if (const auto missing = adopt_types(next.scenario, types.scenario.types); !missing.empty())
        return core::failure(
            words::say("The coin {1} is in use, and no other coin set has it.", words::known(missing)));
    next.coin_sets = names;
    return next;
}

Draft draft_of_position(const cw::Match& match, const Draft& of) {
    Draft draft = of;
    cw::Scenario& scenario = draft.scenario;
    scenario = *match.scenario;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        scenario.sides[cw::index(side)].zone = cw::deployment_zone(scenario, side);
    scenario.free.reset();  // all its coins are placed now
    scenario.armies.clear();
    for (const cw::Army& army : match.armies)
        if (auto body = cw::body(match, army.number); body.size() > 1) scenario.armies.push_back(std::move(body));
    std::vector<int> gone;
    for (int coin = 0; coin < match.count(); ++coin) {
        cw::CoinSetup& setup = scenario.coin(coin);
        const cw::Coin& now = match.coin(coin);
        if (now.place == cw::Place::Fallen) gone.push_back(coin);
        if (now.place == cw::Place::Hand) setup.at.reset();
        if (now.place != cw::Place::Table) continue;
        setup.at = now.at;
        setup.arrives = 0;
        setup.area.clear();
    }
    const cw::Victory before = scenario.victory;
    save_changes(scenario, match);
    for (Condition* condition : conditions(scenario))
        if (condition->kind == Condition::Kind::Lost) ask_for_the_rest(match, *condition);
    restart_turn_count(scenario, match.turn);
    if (match.phase == cw::Phase::Play) scenario.first = match.side;
    remove_coins(scenario, gone);
    forget_stale_words(before, scenario.victory);
    return draft;
}

}  // namespace editor
