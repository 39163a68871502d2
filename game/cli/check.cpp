#include "game/cli/check.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/battles/series.h"
#include "game/coin_wars/battles/special_file.h"
#include "game/coin_wars/battles/tutorial_files.h"
#include "game/coin_wars/lab/league.h"
#include "game/coin_wars/packs/pack.h"
#include "game/coin_wars/problems/problem.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/idle_parts.h"
#include "game/coin_wars/rules/special_idle.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/json_text.h"
#include "game/kit/phrases.h"
#include "game/kit/session/journal.h"
#include "game/stories/card_draw/campaign_box.h"
#include "game/stories/coin_rpg/scene_box.h"
#include "game/stories/edged_coins/encounter_box.h"
#include "game/stories/universalis/tenet_box.h"
#include "game/systems/systems.h"

namespace battles {

namespace {

using rules::Json;
namespace fs = std::filesystem;
namespace cw = rules::coin_wars;

// The faults of reading a file, with those of its schema in the longer form.
template <class Read>
Faults faults_of(const Read& read) {
    return read ? Faults{} : read.error();
}
template <class Read>
Faults faults_of(const Read& read, const Library& library, const char* schema, const Json& json,
                 const std::string& file) {
    return with_schema(faults_of(read), library, schema, json, file);
}

// Checks a box of a story game: first its schema, then by reading it.
template <class Read>
Faults check_box(const Library& library, const char* schema, Read read, const Json& json, const std::string& file) {
    Faults faults = check_schema(library, schema, json, file);
    if (!faults.empty()) return faults;
    if (const auto box = read(json); !box)
        for (const rules::Complaint& complaint : box.error())
            faults.push_back({file, complaint.pointer, words::english(complaint.reason)});
    return faults;
}

Fault replay_fault(const std::string& file, const rules::ReplayFault& fault) {
    if (fault.refusal.code != "bad_battle")
        return {file, "/steps/" + std::to_string(fault.step), words::english(fault.refusal.message)};
    Fault start = fault_from(file, fault.refusal);
    start.pointer.insert(0, "/start");
    return start;
}

core::Result<Played, Faults> played_from(const Library& library, const Json& json, const std::string& file) {
    const auto newest = brought_up(json, file);
    if (!newest) return core::failure(Faults{newest.error()});
    auto record = read_record(*newest, file);
    if (!record) return core::failure(record.error());
    if (auto faults = check_schema(library, "replay", *newest, file); !faults.empty())
        return core::failure(std::move(faults));
    auto session = rules::replay(*record);
    if (!session) return core::failure(Faults{replay_fault(file, session.error())});
    return Played{std::move(*record), std::move(*session)};
}

// Returns the record that a story game's table file contains as text; nullopt if it has none.
std::optional<core::Result<Json, Fault>> record_in_table(const Json& json, const std::string& file) {
    if (!json.is_object() || json.value("format", Json()) != "coinwars-table/1") return std::nullopt;
    const Json journal = json.value("journal", Json());
    if (!journal.is_string() || journal.get_ref<const std::string&>().empty()) return std::nullopt;
    auto read = rules::read_record_text(journal.get_ref<const std::string&>());
    if (!read) return core::failure(Fault{file, "/journal", read.error().reason});
    return std::move(read->record);
}

void add_course(const Battle& battle, std::vector<rules::Complaint>& found) {
    for (std::size_t step = 0; step < battle.course.size(); ++step) {
        const std::vector<std::string>& coins = battle.course[step].coins;
        for (std::size_t i = 0; i < coins.size(); ++i)
            if (!core::contains(battle.scenario.coins, coins[i], &cw::CoinSetup::id))
                found.push_back(
                    {"/course/" + std::to_string(step) + "/coins/" + std::to_string(i),
                     rules::say("It is about the coin {1}, which is not in the battle.", rules::plain(coins[i]))});
    }
}

void add_losses(const Battle& battle, std::vector<rules::Complaint>& found) {
    if (!battle.outcome) return;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const auto& recorded = battle.outcome->sides[cw::index(side)];
        if (!recorded) continue;
        const std::string place = "/outcome/" + rules::word(side) + "/lost";
        if (recorded->lost[1] > recorded->men[1])
            found.push_back({place, rules::plain("more men are lost than there were")});
    }
}

// Contradictions between a battle's pages and the battle, or within the pages: the course names a coin that does not
// exist, or more men are lost than there were.
std::vector<rules::Complaint> doubtful_pages(const Battle& battle) {
    std::vector<rules::Complaint> found;
    add_course(battle, found);
    add_losses(battle, found);
    return found;
}

}  // namespace

Faults check_file(const Library& library, const fs::path& file) {
    if (packs::is_pack(file)) return faults_of(packs::check_pack(library, file));
    const auto read = read_json(file);
    if (!read) return {read.error()};
    const std::string name = core::generic_text(file);
    const auto json = brought_up(*read, name);
    if (!json) return {json.error()};
    if (!json->is_object())
        return {{name, "", "this is not a Coin Wars file: an object is needed, not " + rules::described(*json)}};
    if (!json->contains("format")) return {{name, "/format", "is missing: the file does not say what it is"}};
    if (!(*json)["format"].is_string())
        return {{name, "/format", "text is needed, not " + rules::described((*json)["format"])}};
    const std::string format = (*json)["format"];
    if (format == "coinwars-battle/1") return faults_of(battle_from_json(library, *json, name));
    if (format == kCoinsFormat) return faults_of(coin_set_from_json(*json, name), library, "coins", *json, name);
    if (format == kFormationFormat) return faults_of(formation_from_json(library, *json, name));
    if (format == kHelpFormat) return check_help(library, *json, name);
    if (format == kLessonFormat) return check_lesson(library, *json, name);
    if (format == kOddsFormat) return faults_of(odds_from_json(*json, name), library, "odds", *json, name);
    if (format == lab::kLeagueFormat)
        return faults_of(lab::league_from_json(*json, name), library, "league", *json, name);
    if (format == packs::kPackFormat) return faults_of(packs::manifest_from_json(library, *json, name));
    if (format == problems::kProblemFormat) return problems::check_problem(library, *json, name);
    if (format == kSpecialFormat) return faults_of(special_from_json(*json, name), library, "special", *json, name);
    if (format == kSeriesFormat) return faults_of(series_from_json(*json, name), library, "series", *json, name);
    if (format == wars::kWarFormat) return faults_of(wars::war_from_json(library, *json, name));
    if (format == story::kScenesFormat) return check_box(library, "scenes", story::scenes_from, *json, name);
    if (format == story::kEncountersFormat)
        return check_box(library, "encounters", story::encounters_from, *json, name);
    if (format == story::kCampaignFormat) return check_box(library, "campaign", story::campaign_from, *json, name);
    if (format == story::kTenetsFormat) return check_box(library, "tenets", story::tenets_from, *json, name);
    if (is_record(*json)) return faults_of(played_from(library, *json, name));
    if (const auto record = record_in_table(*json, name))
        return *record ? faults_of(played_from(library, **record, name)) : Faults{record->error()};
    if (const auto what = rules::what_it_is(*json); !what.empty())
        return {{name, "", "This is " + words::english(what) + ". None of it can be checked here."}};
    return {{name, "/format", "the format " + rules::excerpt(format) + " is not known"}};
}

Faults remarks_on(const Library& library, const fs::path& file) {
    if (packs::is_pack(file)) return {};
    const auto battle = load_battle(library, file);
    if (!battle) return {};
    Faults remarks;
    const auto tell = [&](const std::vector<rules::Complaint>& complaints) {
        for (const rules::Complaint& each : complaints)
            remarks.push_back({core::generic_text(file), each.pointer, "warning: " + words::english(each.reason)});
    };
    tell(rules::coin_wars::idle_special_rules(battle->scenario));
    tell(rules::coin_wars::idle_parts(battle->scenario));
    tell(doubtful_pages(*battle));
    tell(rules::coin_wars::review_scenario(battle->json).complaints);
    return remarks;
}

core::Result<Played, Faults> play_replay(const Library& library, const fs::path& file) {
    const auto json = read_json(file);
    if (!json) return core::failure(Faults{json.error()});
    const std::string name = core::generic_text(file);
    if (const auto record = record_in_table(*json, name))
        return *record ? played_from(library, **record, name) : core::failure(Faults{record->error()});
    return played_from(library, *json, name);
}

}  // namespace battles
