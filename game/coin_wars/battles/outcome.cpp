#include "game/coin_wars/battles/outcome.h"

#include <algorithm>

namespace battles {

namespace {

using rules::Json;

constexpr std::array<const char*, 2> kSides{"heads", "tails"};
// No source counts more.
constexpr int kMenMost = 10'000'000;

std::optional<std::array<int, 2>> range_from(const Json& side, const char* key) {
    const auto it = side.find(key);
    if (it == side.end() || !it->is_array() || it->size() != 2) return std::nullopt;
    std::array<int, 2> range{};
    for (std::size_t i = 0; i < 2; ++i) {
        const Json& figure = (*it)[i];
        if (!figure.is_number_integer() || figure < 0 || figure > kMenMost) return std::nullopt;
        range[i] = figure;
    }
    if (range[0] > range[1]) return std::nullopt;
    return range;
}

std::optional<RecordedSide> side_from(const Json& outcome, const char* key) {
    const auto it = outcome.find(key);
    if (it == outcome.end() || !it->is_object()) return std::nullopt;
    const auto men = range_from(*it, "men"), lost = range_from(*it, "lost");
    if (!men || !lost) return std::nullopt;
    RecordedSide side{*men, *lost};
    const auto counted = it->find("counted");
    const auto has = [&](const char* word) {
        return counted != it->end() && counted->is_array() && std::ranges::find(*counted, Json(word)) != counted->end();
    };
    side.dead = has("dead");
    side.wounded = has("wounded");
    side.taken = has("taken");
    return side;
}

Json json_of(const RecordedSide& side) {
    Json json{{"men", side.men}, {"lost", side.lost}};
    Json counted = Json::array();
    if (side.dead) counted.push_back("dead");
    if (side.wounded) counted.push_back("wounded");
    if (side.taken) counted.push_back("taken");
    if (!counted.empty()) json["counted"] = std::move(counted);
    return json;
}

double part_of(int lost, int men) { return men > 0 ? std::min(1.0, static_cast<double>(lost) / men) : 0; }

}  // namespace

std::array<double, 2> RecordedSide::share() const { return {part_of(lost[0], men[1]), part_of(lost[1], men[0])}; }

std::optional<RecordedOutcome> outcome_from(const Json& battle) {
    const auto it = battle.find("outcome");
    if (it == battle.end() || !it->is_object()) return std::nullopt;
    RecordedOutcome outcome;
    const Json winner = it->value("winner", Json());
    for (std::size_t i = 0; i < 2; ++i) {
        if (winner == kSides[i]) outcome.winner = static_cast<Winner>(i);
        outcome.sides[i] = side_from(*it, kSides[i]);
    }
    return outcome;
}

Json to_json(const RecordedOutcome& outcome) {
    Json json = Json::object();
    const bool known = outcome.winner != Winner::Nobody;
    json["winner"] = known ? Json(kSides[static_cast<std::size_t>(outcome.winner)]) : Json();
    for (std::size_t i = 0; i < 2; ++i)
        if (outcome.sides[i]) json[kSides[i]] = json_of(*outcome.sides[i]);
    return json;
}

}  // namespace battles
