#include "game/coin_wars/profile/replay_facts.h"

#include <algorithm>

#include "engine/core/path.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace fs = std::filesystem;
using rules::Json;
namespace {

constexpr const char* kFactsFormat = "coinwars-replay-facts/1";

fs::path facts_file(const fs::path& profile) { return profile / "replay-facts.json"; }

template <class Enum>
std::string word_of(const std::optional<Enum>& value) {
    return value ? rules::word(*value) : std::string();
}

Json to_json(const std::string& file, const ReplayFacts& facts) {
    return {{"file", file},
            {"battle", facts.battle},
            {"title", facts.title},
            {"sides", facts.sides},
            {"coins", facts.coins},
            {"round", facts.round},
            {"winner", word_of(facts.winner)},
            {"degree", word_of(facts.degree)}};
}

template <class Enum>
std::optional<Enum> named_in(const Json& row, const char* key) {
    const rules::Words& names = enum_names(Enum{});
    const auto name = std::ranges::find(names, row.at(key).get<std::string>());
    return name == names.end() ? std::nullopt : std::optional(static_cast<Enum>(name - names.begin()));
}

// The library throws if a part is missing or of the wrong type.
ReplayFacts from_row(const Json& row) {
    ReplayFacts facts;
    facts.battle = row.at("battle").get<std::string>();
    facts.title = row.at("title").get<std::string>();
    facts.sides = row.at("sides").get<std::array<std::string, 2>>();
    facts.coins = row.at("coins").get<std::array<int, 2>>();
    facts.round = row.at("round").get<int>();
    facts.winner = named_in<cw::Side>(row, "winner");
    facts.degree = named_in<cw::Degree>(row, "degree");
    facts.over = true;
    return facts;
}

}  // namespace

ReplayFacts facts_of(const Saved& saved) {
    const cw::Match& match = saved.battle->match();
    const cw::Scenario& scenario = *match.scenario;
    ReplayFacts facts;
    facts.battle = set_up_from(saved.record.about).battle;
    facts.title = scenario.title;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        facts.sides[cw::index(side)] = words::english(cw::display_name(scenario, side));
    for (const cw::CoinSetup& coin : scenario.coins) ++facts.coins[cw::index(coin.side)];
    facts.round = match.turn;
    facts.over = match.outcome.has_value();
    if (facts.over) facts.winner = match.outcome->winner;
    if (match.phase == cw::Phase::Play) facts.to_act = match.side;
    facts.degree = cw::degree_of(match);
    return facts;
}

AllReplayFacts load_replay_facts(const fs::path& profile) {
    AllReplayFacts all;
    const Json json = profile_json(facts_file(profile));
    if (!json.is_object() || value_or<std::string>(json, "format", "") != kFactsFormat) return all;
    const Json rows = value_or(json, "replays", Json::array());
    if (!rows.is_structured()) return all;
    // Earlier versions wrote an object by file name, which cannot be read with more than a thousand keys.
    for (const auto& [key, row] : rows.items()) try {
            all.emplace(rows.is_object() ? key : row.at("file").get<std::string>(), from_row(row));
        } catch (const Json::exception&) {
            continue;
        }
    return all;
}

core::Result<void, words::Phrase> save_replay_facts(const fs::path& profile, const AllReplayFacts& facts) {
    Json rows = Json::array();
    std::error_code error;
    for (const auto& [name, row] : facts)
        if (row.over && fs::exists(profile / "replays" / core::path(name), error)) rows.push_back(to_json(name, row));
    return save_json(facts_file(profile), {{"format", kFactsFormat}, {"replays", std::move(rows)}});
}

}  // namespace profile
