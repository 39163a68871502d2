#include "game/coin_wars/analysis/analysis_json.h"

#include <algorithm>

#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/json_field.h"

namespace analysis {

using rules::Field;
using rules::Json;

namespace {

Json to_json(const TurnReview& turn, const cw::Match& match) {
    Json json{{"steps", {turn.first, turn.last}},
              {"turn", turn.turn},
              {"side", rules::word(turn.side)},
              {"before", turn.before},
              {"after", turn.after},
              {"luck", turn.luck},
              {"best", turn.best}};
    if (turn.better.empty()) return json;
    for (const cw::Command& command : turn.better) json["better"].push_back(cw::CoinWars::to_json(command));
    json["reason"] = {{"kind", rules::word(turn.reason.kind)},
                      {"coins", cw::ids_of(match, turn.reason.coins)},
                      {"strikers", cw::ids_of(match, turn.reason.strikers)},
                      {"inches", turn.reason.inches}};
    return json;
}

// Reads a file: the JSON library throws on a wrong type, and analysis_from catches it.
std::vector<int> coins_from(const Json& ids, const cw::Match& match) {
    std::vector<int> coins;
    for (const Json& id : ids) coins.push_back(match.find(id.get<std::string>()));
    return coins;
}

template <class Enum>
std::optional<Enum> one_of(const Json& word) {
    const auto& words = enum_names(Enum{});
    const auto it = std::ranges::find(words, word.get<std::string>());
    if (it == words.end()) return std::nullopt;
    return static_cast<Enum>(it - words.begin());
}

double inches_from(const Json& reason) {
    const auto inches = Field(reason, "bad_argument").find("inches");
    return inches ? inches->number(0, cw::limits::kPoint) : 0;
}

bool read_better(const Json& json, const cw::Match& match, TurnReview& turn) {
    for (const Json& command : json.at("better")) {
        auto read = cw::CoinWars::command_from(command);
        if (!read) return false;
        turn.better.push_back(std::move(*read));
    }
    const Json& reason = json.at("reason");
    const auto kind = one_of<Reason::Kind>(reason.at("kind"));
    if (!kind) return false;
    turn.reason = {*kind, coins_from(reason.at("coins"), match), coins_from(reason.at("strikers"), match),
                   inches_from(reason)};
    const auto nobody = [](int coin) { return coin == cw::kNoCoin; };
    return std::ranges::none_of(turn.reason.coins, nobody) && std::ranges::none_of(turn.reason.strikers, nobody);
}

std::optional<TurnReview> turn_from(const Json& json, const cw::Match& match, std::size_t steps) {
    TurnReview turn;
    const Field field(json, "bad_argument");
    const std::vector<Field> part = field.at("steps").items(2);
    if (part.size() != 2) return std::nullopt;
    turn.first = static_cast<std::size_t>(part[0].integer(0, static_cast<int>(steps)));
    turn.last = static_cast<std::size_t>(part[1].integer(0, static_cast<int>(steps)));
    turn.turn = field.at("turn").integer(0, cw::limits::kTurns);
    const auto side = one_of<cw::Side>(json.at("side"));
    if (!side || turn.first >= turn.last) return std::nullopt;
    turn.side = *side;
    turn.before = field.at("before").number(0, 1);
    turn.after = field.at("after").number(0, 1);
    turn.luck = field.at("luck").number(-1, 1);
    turn.best = field.at("best").number(-1, 2);
    if (json.contains("better") && !read_better(json, match, turn)) return std::nullopt;
    return turn;
}

}  // namespace

Json to_json(const Analysis& analysis, const cw::Match& match) {
    Json turns = Json::array();
    for (const TurnReview& turn : analysis.turns) turns.push_back(to_json(turn, match));
    return {{"format", kAnalysisFormat}, {"turns", turns}};
}

std::optional<Analysis> analysis_from(const Json& json, const cw::Match& match, std::size_t steps) {
    try {
        if (json.at("format") != kAnalysisFormat) return std::nullopt;
        Analysis analysis;
        for (const Json& each : json.at("turns")) {
            auto turn = turn_from(each, match, steps);
            if (!turn) return std::nullopt;
            analysis.turns.push_back(std::move(*turn));
        }
        return analysis;
    } catch (const Json::exception&) {
        return std::nullopt;
    } catch (const rules::Refusal&) {  // an unknown number
        return std::nullopt;
    }
}

}  // namespace analysis
