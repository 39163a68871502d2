#include "game/kit/session/record.h"

#include "engine/core/hash.h"
#include "game/kit/json_field.h"
#include "game/kit/limits.h"

namespace rules {

namespace {

std::string checksum(const Json& without) {
    core::Hash hash;
    hash.add(std::string_view(without.dump()));
    return core::to_hex(hash.value());
}

// The checksums of the steps, each covering the one before it, so that removed and inserted steps are found too.
class Chain {
public:
    Chain(const Json& game, const Json& start) : last_(checksum({game, start})) {}
    bool at_first() const { return first_; }
    const std::string& next(Json step) {
        first_ = false;
        step.erase("checksum");
        last_ = checksum({last_, std::move(step)});
        return last_;
    }

private:
    std::string last_;
    bool first_ = true;
};

void need_fitting(const Field& step, Chain& chain) {
    const char* reason = chain.at_first() ? "does not fit: the start or this step has been changed"
                                          : "does not fit: this step has been changed, or one was taken out";
    if (!step.json().is_object()) step.refuse("an object is needed");
    if (step.at("checksum").text(16) != chain.next(step.json())) step.at("checksum").refuse(reason);
}

void need_fitting_whole(const Field& record) {
    Json without = record.json();
    without.erase("checksum");
    if (record.at("checksum").text(16) != checksum(without))
        record.at("checksum").refuse("does not fit: the record has been changed since it was written");
}

std::vector<core::Vec2> places_from(const Field& field) {
    std::vector<core::Vec2> places;
    for (const Field& place : field.items(kMaxPlaces)) places.push_back(place.point(kFarthestPlace));
    return places;
}

Answer answer_from(const Field& field) {
    if (field.json().is_string()) return field.choice({"heads", "tails"}) == 0 ? Face::Heads : Face::Tails;
    field.only({"die", "shown", "gathered", "scattered"});
    if (const auto places = field.find("gathered")) return Gathering{places_from(*places)};
    if (const auto places = field.find("scattered")) return Scattering{places_from(*places)};
    const int sides = field.at("die").integer(2, 100);
    return Roll{sides, field.at("shown").integer(1, sides)};
}

Json places_json(const std::vector<core::Vec2>& places) {
    Json json = Json::array();
    for (const core::Vec2 place : places) json.push_back({place.x, place.y});
    return json;
}

struct AnswerWriter {
    Json operator()(Face face) const { return face == Face::Heads ? "heads" : "tails"; }
    Json operator()(const Roll& roll) const { return {{"die", roll.sides}, {"shown", roll.shown}}; }
    Json operator()(const Gathering& each) const { return {{"gathered", places_json(each.places)}}; }
    Json operator()(const Scattering& each) const { return {{"scattered", places_json(each.places)}}; }
};

RecordStep step_from(const Field& field) {
    field.only({"command", "hand", "hash", "checksum"});
    RecordStep step;
    step.command = field.at("command").json();
    if (!step.command.is_object()) field.at("command").refuse("an object is needed");
    if (const auto hand = field.find("hand"))
        for (const Field& answer : hand->items(kMaxAnswers)) step.hand.push_back(answer_from(answer));
    step.hash = field.at("hash").text(16);
    return step;
}

int version_from(const Field& format) {
    const std::string& text = format.text(80);
    for (int version = 1; version <= kRecordVersion; ++version)
        if (text == record_format(version)) return version;
    format.refuse("must be \"" + record_format(kRecordVersion) + "\"");
}

Record record_from(const Json& json) {
    const Field field(json, "bad_argument");
    field.only({"$schema", "format", "game", "start", "about", "steps", "checksum"});
    Record record;
    record.version = version_from(field.at("format"));
    record.game = field.at("game").text(32);
    record.start = field.at("start").json();
    if (const auto about = field.find("about")) record.about = about->json();
    if (!record.about.is_object()) field.at("about").refuse("an object is needed");
    Chain chain(json["game"], json["start"]);
    for (const Field& step : field.at("steps").items(kMaxSteps)) {
        record.steps.push_back(step_from(step));
        need_fitting(step, chain);
    }
    need_fitting_whole(field);
    return record;
}

void need_checksums(const Json& json) {
    const Field field(json, "bad_argument");
    Chain chain(field.at("game").json(), field.at("start").json());
    for (const Field& step : field.at("steps").items(kMaxSteps)) need_fitting(step, chain);
    need_fitting_whole(field);
}

}  // namespace

std::string record_format(int version) { return "coinwars-replay/" + std::to_string(version); }

core::Result<void, Refusal> check_checksums(const Json& json) {
    const auto fits = reading([&] {
        need_checksums(json);
        return true;
    });
    if (!fits) return core::failure(fits.error());
    return {};
}

Json with_checksums(Json json) {
    Chain chain(json.at("game"), json.at("start"));
    for (Json& step : json.at("steps")) step["checksum"] = chain.next(step);
    json.erase("checksum");
    json["checksum"] = checksum(json);
    return json;
}

Json to_json(const RecordStep& step) {
    Json hand = Json::array();
    for (const Answer& answer : step.hand) hand.push_back(visit(AnswerWriter{}, answer));
    return {{"command", step.command}, {"hand", hand}, {"hash", step.hash}};
}

Json to_json(const Record& record) {
    Chain chain(record.game, record.start);
    Json steps = Json::array();
    for (const RecordStep& step : record.steps) {
        Json& json = steps.emplace_back(to_json(step));
        json["checksum"] = chain.next(json);
    }
    Json json{{"$schema", "replay.schema.json"},
              {"format", record_format(record.version)},
              {"game", record.game},
              {"start", record.start},
              {"about", record.about},
              {"steps", steps}};
    json["checksum"] = checksum(json);
    return json;
}

core::Result<Record, Refusal> record_from_json(const Json& json) {
    return reading([&] { return record_from(json); });
}

}  // namespace rules
