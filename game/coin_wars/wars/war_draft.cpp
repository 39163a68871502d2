#include "game/coin_wars/wars/war_draft.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "engine/core/lists.h"
#include "engine/core/utf8.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_battles.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/coin_wars/wars/war_leaders.h"
#include "game/kit/file_name.h"
#include "game/kit/json_text.h"
#include "game/kit/player_text.h"

namespace wars {

namespace {

using rules::Json;
using words::plain;
using words::say;

constexpr std::size_t kMaxId = 24;
constexpr int kPurse = 250;  // cents
constexpr std::array<std::string_view, 2> kUnnamed{"North", "South"}, kFaces{"Heads", "Tails"};

std::string small(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

// Renames unnamed nations after the sides if these have names, and returns the index of the nation that plays Heads.
std::size_t heads_in(const battles::Library& library, war::WarPlan& plan, const std::string& battle, bool first) {
    const auto file = battles::find_battle(library, battle);
    if (!file) return 0;
    const auto& sides = file->scenario.sides;
    for (std::size_t i = 0; first && i < 2; ++i)
        if (plan.nations[i].name == kUnnamed[i] && !sides[i].name.empty() && sides[i].name != kFaces[i])
            call_nation(plan, i, sides[i].name);
    return sides[0].name == plan.nations[1].name || sides[1].name == plan.nations[0].name ? 1 : 0;
}

std::string free_place_id(const war::WarPlan& plan, const std::string& battle) {
    std::string name = small(rules::dashed(battle, kMaxId));
    if (name.empty()) name = "battle";
    std::string id = name;
    for (int i = 2; plan.place(id) >= 0; ++i) id = std::string(name).append("-" + std::to_string(i));
    return id;
}

void rename_count(war::Counts& counts, const std::string& from, const std::string& to) {
    const auto found = counts.extract(from);
    if (!found.empty()) counts[to] = found.mapped();
}

template <class Id>
void rename(Id& id, const std::string& from, const std::string& to) {
    if (id == from) id = to;
}

bool linked(const war::WarPlan& plan, const war::PlaceId& from, const war::PlaceId& to) {
    const int place = plan.place(from);
    if (place < 0) return false;
    return std::ranges::any_of(plan.places[static_cast<std::size_t>(place)].next,
                               [&](const war::Way& way) { return core::contains(way.to, to); });
}

// Gives each way a road, and removes roads without a way.
void follow_roads(war::WarPlan& plan) {
    auto& roads = plan.map.roads;
    std::erase_if(roads, [&](const war::Road& road) { return !linked(plan, road.from, road.to); });
    for (const war::Place& place : plan.places)
        for (const war::Way& way : place.next)
            for (const war::PlaceId& to : way.to) {
                const bool there = std::ranges::any_of(
                    roads, [&](const war::Road& road) { return road.from == place.id && road.to == to; });
                if (!there && plan.place(to) >= 0) roads.push_back({place.id, to, {}});
            }
}

bool is_blank(const std::string& text) {
    return rules::flaw_in(text, {1, war::limits::kText, rules::Lines::Many}) == rules::Flaw::Blank;
}

// A file's texts may be empty, but not blank.
void empty_blanks(Json& json) {
    if (json.is_string() && is_blank(json.get_ref<const std::string&>())) json = "";
    if (!json.is_structured()) return;
    for (Json& each : json) empty_blanks(each);
}

// The schema's faults of a war in the making, which may have no battle yet, and then begins nowhere.
battles::Faults faults_of_draft(const battles::Library& library, const Json& json, const std::string& file) {
    battles::Faults faults = battles::check_schema(library, "war", json, file);
    const auto is_empty = [&](const char* key) {
        const auto part = json.find(key);
        return part != json.end() && (*part == Json::array() || *part == "");
    };
    if (is_empty("places") && is_empty("begins"))
        std::erase_if(faults, [](const battles::Fault& fault) {
            return fault.pointer == "/places" || fault.pointer == "/begins";
        });
    return faults;
}

words::Phrase where_of(const war::WarPlan& plan, const std::string& pointer) {
    const auto numbered = [&](const char* list) -> std::optional<std::size_t> {
        const std::string start = std::string("/").append(list).append("/");
        if (!pointer.starts_with(start)) return std::nullopt;
        const std::string digits = pointer.substr(start.size());
        return digits.empty() || !std::isdigit(static_cast<unsigned char>(digits[0]))
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(std::stoul(digits)));
    };
    if (const auto i = numbered("places"); i && *i < plan.places.size()) return plain(plan.places[*i].title);
    if (const auto i = numbered("peoples"); i && *i < plan.nations.size()) return plain(plan.nations[*i].name);
    if (const auto i = numbered("leaders"); i && *i < plan.leaders.size()) return plain(plan.leaders[*i].name);
    return pointer.starts_with("/map") ? say("The map") : say("The war");
}

}  // namespace

war::WarPlan new_war() {
    war::WarPlan plan;
    plan.nations.resize(2);
    plan.nations[0].id = "north";
    plan.nations[0].name = std::string(kUnnamed[0]);
    plan.nations[1].id = "south";
    plan.nations[1].name = std::string(kUnnamed[1]);
    for (war::NationSetup& nation : plan.nations) nation.purse = kPurse;
    return plan;
}

core::Result<war::WarPlan, battles::Faults> war_draft(const battles::Library& library, Json json,
                                                      const std::string& file) {
    if (auto other = battles::other_kind(json, file, "coinwars-war"))
        return core::failure(battles::Faults{std::move(*other)});
    empty_blanks(json);
    if (auto faults = faults_of_draft(library, json, file); !faults.empty()) return core::failure(std::move(faults));
    json.erase("$schema");
    json.erase("format");
    auto plan = rules::reading([&] { return war::plan_from(rules::Field(json, "bad_war")); });
    if (!plan) return core::failure(battles::Faults{battles::fault_from(file, plan.error())});
    look_up_battles(library, *plan);
    return std::move(*plan);
}

Json war_file_json(const war::WarPlan& plan) {
    Json json = war::to_json(plan);
    json.erase("coins");
    for (Json& place : json["places"]) place.erase("stands");
    if (json["map"].contains("roads"))
        for (Json& road : json["map"]["roads"])
            if (road.contains("along") && road["along"].empty()) road.erase("along");
    empty_blanks(json);
    json["$schema"] = "../schemas/war.schema.json";
    json["format"] = kWarFormat;
    return json;
}

battles::Faults look_up_battles(const battles::Library& library, war::WarPlan& plan) {
    battles::Faults faults;
    plan.coins.clear();
    bring_in_battles(library, plan, "", faults);
    return faults;
}

std::vector<Problem> problems_of(const war::WarPlan& plan, const battles::Faults& of_battles) {
    std::vector<Problem> problems;
    if (plan.title.empty() || is_blank(plan.title))
        problems.push_back({"/title", say("The war"), say("It has no title.")});
    if (plan.summary.empty() || is_blank(plan.summary))
        problems.push_back({"/summary", say("The war"), say("It has no summary.")});
    for (const battles::Fault& fault : of_battles)
        problems.push_back(fault.file.empty() ? Problem{fault.pointer, where_of(plan, fault.pointer), fault.said}
                                              : Problem{"/places", say("The war"), battles::told(fault)});
    // Files may have such ways, so that they read.
    for (std::size_t i = 0; i < plan.places.size(); ++i)
        for (std::size_t way = 0; way + 1 < plan.places[i].next.size(); ++way)
            if (const auto& when = plan.places[i].next[way].when; when && when->asks_nothing()) {
                const std::string at = "/places/" + std::to_string(i) + "/next/" + std::to_string(way);
                problems.push_back(
                    {at, where_of(plan, at), say("needs a condition: the ways below it are never taken")});
            }
    for (const rules::Complaint& complaint : war::complaints_of(plan))
        problems.push_back({complaint.pointer, where_of(plan, complaint.pointer), complaint.reason});
    return problems;
}

std::size_t add_place(const battles::Library& library, war::WarPlan& plan, const std::string& battle,
                      const std::string& title, war::Vec2 at) {
    war::Place place;
    place.id = free_place_id(plan, battle);
    place.battle = battle;
    place.title = std::string(core::first_clusters(title, war::limits::kName));
    place.at = at;
    const bool first = plan.places.empty();
    place.heads = plan.nations[heads_in(library, plan, battle, first)].id;
    for (const war::NationSetup& nation : plan.nations) {
        war::Way way;
        way.when.emplace().winner = nation.id;
        way.end = war::Ending{nation.id, {}};
        place.next.push_back(std::move(way));
    }
    place.next.emplace_back().end = war::Ending{war::kNobody, {}};
    if (first) plan.begins = place.id;
    plan.places.push_back(std::move(place));
    look_up_battles(library, plan);
    for (std::size_t i = 0; i < plan.nations.size(); ++i) {
        war::NationSetup& nation = plan.nations[i];
        for (const war::CoinRow& coin : plan.coins)
            if (!nation.prices.contains(coin.type))
                nation.prices[coin.type] = std::max(1, static_cast<int>(coin.cents));
        if (first) nation.pool.clear();  // of a former battle
        if (first && plan.places[0].stands)
            for (const war::Stand& stand : plan.stands(static_cast<int>(i), 0)) nation.pool.add(stand.type, 1);
    }
    return plan.places.size() - 1;
}

void remove_place(war::WarPlan& plan, std::size_t place) {
    const war::PlaceId gone = plan.places[place].id;
    plan.places.erase(plan.places.begin() + static_cast<std::ptrdiff_t>(place));
    for (war::Place& other : plan.places)
        for (war::Way& way : other.next) {
            std::erase(way.to, gone);
            if (way.to.empty() && !way.end) way.end = war::Ending{war::kNobody, {}};
        }
    for (war::LeaderSetup& leader : plan.leaders)
        for (std::size_t i = leader.fights.size(); i-- > 0;) {
            if (leader.fights[i] != gone) continue;
            leader.fights.erase(leader.fights.begin() + static_cast<std::ptrdiff_t>(i));
            leader.coins.erase(leader.coins.begin() + static_cast<std::ptrdiff_t>(i));
        }
    const auto fights_nowhere = [](const war::LeaderSetup& leader) { return leader.fights.empty(); };
    for (auto leader = std::ranges::find_if(plan.leaders, fights_nowhere); leader != plan.leaders.end();
         leader = std::ranges::find_if(plan.leaders, fights_nowhere))
        set_leader(plan, war::LeaderSetup(*leader), false);
    if (plan.begins == gone) plan.begins = plan.places.empty() ? war::PlaceId() : plan.places.front().id;
    follow_roads(plan);
}

void call_nation(war::WarPlan& plan, std::size_t nation, const std::string& name) {
    const std::string from = plan.nations[nation].id;
    plan.nations[nation].name = name;
    std::string to = small(rules::dashed(name, kMaxId));
    if (to.empty() || to == war::kNobody) to = nation == 0 ? "north" : "south";
    if (plan.nations[1 - nation].id == to) to += "-2";
    plan.nations[nation].id = to;
    for (war::LeaderSetup& leader : plan.leaders) rename(leader.nation, from, to);
    for (war::Place& place : plan.places) {
        rename(place.heads, from, to);
        rename_count(place.min, from, to);
        rename_count(place.income, from, to);
        for (war::Way& way : place.next) {
            if (way.end) rename(way.end->winner, from, to);
            if (!way.when) continue;
            rename(way.when->winner, from, to);
            for (war::HeldGround& held : way.when->held) rename(held.by, from, to);
        }
    }
}

void ask_winner(war::When& when, const std::string& winner) {
    when.winner = winner;
    if (winner == war::kNobody) when.margin = 0;
}

void lead(war::WarPlan& plan, std::size_t place, std::size_t way, std::size_t to, bool leads) {
    war::Way& changed = plan.places[place].next[way];
    const war::PlaceId& there = plan.places[to].id;
    std::erase(changed.to, there);
    if (leads) {
        changed.to.push_back(there);
        changed.end.reset();
    } else if (changed.to.empty() && !changed.end) {
        changed.end = war::Ending{changed.when && !changed.when->winner.empty() ? std::string(changed.when->winner)
                                                                                : std::string(war::kNobody),
                                  {}};
    }
    follow_roads(plan);
}

void end_war(war::WarPlan& plan, std::size_t place, std::size_t way, int winner) {
    war::Way& changed = plan.places[place].next[way];
    changed.to.clear();
    const war::Prose before = changed.end ? changed.end->words : war::Prose();
    changed.end = war::Ending{
        winner < 0 ? std::string(war::kNobody) : std::string(plan.nations[static_cast<std::size_t>(winner)].id),
        before};
    follow_roads(plan);
}

}  // namespace wars
