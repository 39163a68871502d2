#include "game/rules/record.h"

#include "engine/core/hash.h"
#include "game/rules/json_field.h"

namespace rules {

namespace {

constexpr std::size_t kMostSteps = 100'000;
constexpr std::size_t kMostTosses = 1000;

std::string checksum(const Json& without) {
    core::Hash hash;
    hash.add(std::string_view(without.dump()));
    return core::to_hex(hash.value());
}

RecordStep step_from(const Field& field) {
    field.only({"command", "hand", "hash"});
    RecordStep step;
    step.command = field.at("command").json();
    if (!step.command.is_object()) field.at("command").refuse("an object is needed");
    if (const auto hand = field.find("hand"))
        for (const Field& toss : hand->items(kMostTosses))
            step.hand.push_back(toss.choice({"heads", "tails"}) == 0 ? Face::Heads : Face::Tails);
    step.hash = field.at("hash").text(16);
    return step;
}

Record record_from(const Json& json) {
    const Field field(json, "bad_argument");
    field.only({"$schema", "format", "game", "start", "about", "steps", "checksum"});
    if (field.at("format").text(80) != kRecordFormat)
        field.at("format").refuse(std::string("must be \"") + kRecordFormat + "\"");
    Record record;
    record.game = field.at("game").text(32);
    record.start = field.at("start").json();
    if (const auto about = field.find("about")) record.about = about->json();
    if (!record.about.is_object()) field.at("about").refuse("an object is needed");
    for (const Field& step : field.at("steps").items(kMostSteps)) record.steps.push_back(step_from(step));

    Json without = json;
    without.erase("checksum");
    if (field.at("checksum").text(16) != checksum(without))
        field.at("checksum").refuse("does not fit: the record has been changed since it was written");
    return record;
}

}  // namespace

Json to_json(const Record& record) {
    Json steps = Json::array();
    for (const RecordStep& step : record.steps) {
        Json hand = Json::array();
        for (const Face face : step.hand) hand.push_back(face == Face::Heads ? "heads" : "tails");
        steps.push_back({{"command", step.command}, {"hand", hand}, {"hash", step.hash}});
    }
    Json json{{"$schema", "replay.schema.json"}, {"format", kRecordFormat}, {"game", record.game},
              {"start", record.start},           {"about", record.about},   {"steps", steps}};
    json["checksum"] = checksum(json);
    return json;
}

core::Result<Record, Refusal> record_from_json(const Json& json) {
    return reading([&] { return record_from(json); });
}

}  // namespace rules
