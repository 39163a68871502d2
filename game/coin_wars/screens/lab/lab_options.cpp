#include "game/coin_wars/screens/lab/lab_options.h"

#include <algorithm>
#include <charconv>

#include "engine/core/lists.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/formation/formation_library.h"
#include "game/profile/profile_json.h"

namespace screens {

namespace {

using rules::Json;

constexpr std::string_view kFormation = "formation/", kArmy = "army/", kHeads = "/heads", kTails = "/tails";

std::string joined_key(std::string_view kind, const std::string& name, std::string_view side = {}) {
    return std::string(kind).append(name).append(side);
}

void within_reason(LabChoice& choice) {
    if (choice.line_ups.size() > kMaxLineUps) choice.line_ups.resize(kMaxLineUps);
    for (std::string& bot : choice.bots)
        if (!bots::find_level(bot)) bot = LabChoice{}.bots[0];
    if (!choice.alike.empty() && !lab::find_alike(choice.alike)) choice.alike = LabChoice{}.alike;
    for (std::size_t what = 0; what < choice.rules.size(); ++what)
        if (!core::contains(kLabRules, choice.rules[what])) choice.rules[what] = LabChoice{}.rules[what];
    if (!core::contains(kLabBattles, choice.battles)) choice.battles = LabChoice{}.battles;
}

}  // namespace

bool thinks_long(const std::string& bot) {
    const bots::Level* level = bots::find_level(bot);
    return level && level->work > 0;
}

bool LabChoice::stops_early() const {
    return early_stop.value_or(thinks_long(bots[0]) || (what == What::Battle && thinks_long(bots[1])));
}

LabChoice load_lab(const std::filesystem::path& profile) {
    LabChoice choice;
    const Json json = profile::profile_json(profile / "lab.json");
    if (!json.is_object()) return choice;
    if (profile::value_or<std::string>(json, "what", "") == "battle") choice.what = LabChoice::What::Battle;
    const auto read = [&](const char* key, auto& value) { value = profile::value_or(json, key, value); };
    read("line_ups", choice.line_ups);
    read("battle", choice.battle);
    read("alike", choice.alike);
    read("ground", choice.ground);
    read("bots", choice.bots);
    read("rules", choice.rules);
    choice.battles = profile::int_or(json, "battles", choice.battles);
    if (const auto stop = json.find("stop_once_decided"); stop != json.end() && stop->is_boolean())
        choice.early_stop = stop->get<bool>();
    read("swap_bots", choice.swap_bots);
    read("same_luck", choice.same_luck);
    const auto seed = profile::value_or<std::string>(json, "seed", "");
    std::from_chars(seed.data(), seed.data() + seed.size(), choice.seed);
    within_reason(choice);
    if (choice.battle.empty()) choice.battle = LabChoice{}.battle;
    return choice;
}

void save_lab(const std::filesystem::path& profile, const LabChoice& choice) {
    Json json{{"what", choice.what == LabChoice::What::Battle ? "battle" : "line_ups"},
              {"line_ups", choice.line_ups},
              {"battle", choice.battle},
              {"alike", choice.alike},
              {"ground", choice.ground},
              {"bots", choice.bots},
              {"rules", choice.rules},
              {"battles", choice.battles},
              {"swap_bots", choice.swap_bots},
              {"same_luck", choice.same_luck},
              {"seed", std::to_string(choice.seed)}};
    if (choice.early_stop) json["stop_once_decided"] = *choice.early_stop;
    // Only a convenience: if saving fails, the player chooses again.
    (void)profile::save_json(profile / "lab.json", json);
}

std::vector<LineUp> line_ups(const battles::Library& library) {
    std::vector<LineUp> all;
    for (const ShelvedFormation& formation : read_formations(library).formations)
        all.push_back({formation.origin == battles::Origin::Shipped ? LineUp::Kind::Formation : LineUp::Kind::Own,
                       joined_key(kFormation, formation.key),
                       formation.name,
                       {}});
    for (const battles::Battle& battle : battles::load_battles(library).battles)
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
            all.push_back({LineUp::Kind::Army,
                           joined_key(kArmy, battle.name, side == cw::Side::Heads ? kHeads : kTails),
                           cw::display_name(battle.scenario, side), words::known(battle.title)});
    return all;
}

void forget_missing(LabChoice& choice, const std::vector<LineUp>& there) {
    std::erase_if(choice.line_ups,
                  [&](const std::string& key) { return std::ranges::find(there, key, &LineUp::key) == there.end(); });
}

namespace {

void put_leaders(const battles::Library& library, battles::FormationPlan& plan, battles::Where where) {
    const auto types = battles::types_of(library, plan.coin_sets);
    for (battles::Group& group : plan.mix) {
        const auto is = [&](const cw::CoinType& type) { return type.name == group.type && type.command; };
        if (types && std::ranges::any_of(*types, is)) group.where = where;
    }
}

}  // namespace

core::Result<lab::Force, words::Phrase> force_of(const battles::Library& library, const LineUp& line_up,
                                                 const std::string& alike, std::optional<battles::Where> leaders) {
    const std::string title = words::english(line_up.name);
    if (line_up.key.starts_with(kFormation)) {
        const auto file = library.find(battles::LibraryKind::Formations, line_up.key.substr(kFormation.size()));
        if (!file) return core::failure(say("{1} is no longer there.", line_up.name));
        auto plan = battles::load_formation(library, *file);
        if (!plan) return core::failure(battles::told(plan.error().front()));
        if (const lab::AlikeCoins* coins = lab::find_alike(alike); coins && plan->formation) {
            plan->mix = lab::mix_of(*coins);
            plan->coin_sets = {"us"};
        }
        if (leaders) put_leaders(library, *plan, *leaders);
        auto force = lab::force_of(library, *plan, title);
        if (!force) return core::failure(battles::told(force.error().front()));
        return std::move(*force);
    }
    const auto side = line_up.key.ends_with(kHeads) ? cw::Side::Heads : cw::Side::Tails;
    const std::string name = line_up.key.substr(kArmy.size(), line_up.key.size() - kArmy.size() - kHeads.size());
    const auto battle = named_battle(library, name);
    if (!battle) return core::failure(battle.error());
    lab::Force force = lab::force_of(*battle, side);
    force.title = title;
    return force;
}

}  // namespace screens
