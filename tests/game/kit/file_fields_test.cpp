// The fields of a file: each row reads one with every fault at its place, writes it, and describes it.

#include "game/kit/file_fields.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace {
namespace fleet {

using namespace rules;

enum class Rig { Sloop, Brig };
ENUM_NAMES(Rig, "sloop", "brig")

struct Ship {
    std::string name;
    int guns = 4;
    Rig rig = Rig::Sloop;
    std::optional<double> draught{};
    std::vector<std::string> crew{};
    bool leaks = false, leads = false;
    friend bool operator==(const Ship&, const Ship&) = default;
};
// The known names.
using Harbour = std::vector<std::string>;

struct KnownName {
    void read(const Field& field, std::string& name, const Harbour& harbour) const {
        name = field.name(20);
        if (std::ranges::find(harbour, name) == harbour.end()) field.refuse("no such ship");
    }
    Json schema() const { return file::Text{20}.schema(); }
};

const file::Fields<Ship, Harbour>& ship_fields() {
    static const auto fields =
        file::Fields<Ship, Harbour>()
            .of_format("ship/1")
            .needed("name", &Ship::name, KnownName(), "of the harbour")
            .maybe("guns", &Ship::guns, file::Whole{0, 100})
            .kept("rig", &Ship::rig)
            .maybe("draught", &Ship::draught, file::Number{0.5, 9})
            .maybe("crew", &Ship::crew, file::ListOf{file::Text{9}, 2, "somebody is needed"})
            .maybe("signs", std::identity(), file::Flags<Ship>{{{"leaks", &Ship::leaks}, {"leads", &Ship::leads}}})
            .check([](const Field& field, Ship& ship, const Harbour&) {
                if (field.is_sound() && ship.guns > 50 && ship.rig == Rig::Sloop) field.refuse("too many guns");
            });
    return fields;
}

std::string told(const char* text) {
    const Json json = Json::parse(text);
    std::vector<Complaint> complaints;
    const Field field(json, "bad", &complaints);
    Ship ship;
    field.attempt([&] { ship_fields().read(field, ship, {"Ann", "Bea"}); });
    std::string all;
    for (const Complaint& each : complaints) all += each.pointer + ": " + words::english(each.reason) + "\n";
    return all;
}

Json again(const char* text) {
    const Json json = Json::parse(text);
    Ship ship;
    ship_fields().read(Field(json, "bad"), ship, {"Ann"});
    return ship_fields().write(ship, {"Ann"});
}

}  // namespace fleet
}  // namespace

using namespace fleet;

TEST_CASE("every fault of a file's fields is told at its place") {
    CHECK(told(R"({"format": "ship/1", "name": "Ann", "guns": null, "rig": null})").empty());
    CHECK(told(R"({"format": "ship/2", "name": "Cid", "guns": 200, "rig": "raft", "draught": 0, "crew": [7, "x"],
                   "signs": ["leaks", "sinks"], "mast": 1})") ==
          "/mast: nothing has this name here\n"
          "/format: must be \"ship/1\"\n"
          "/name: no such ship\n"
          "/guns: must be from 0 to 100, not 200\n"
          "/rig: must be one of sloop, brig, not \"raft\"\n"
          "/draught: must be from 0.5 to 9, not 0\n"
          "/crew/0: text is needed, not 7\n"
          "/signs/1: must be one of leaks, leads, not \"sinks\"\n");
    CHECK(told(R"({"crew": []})") == "/format: is missing\n/name: is missing\n/crew: somebody is needed\n");
    CHECK(told(R"({"format": "ship/1", "name": "Bea", "guns": 60})") == "/: too many guns\n");
}

TEST_CASE("a file's fields are written in their order, without what is as it is by itself") {
    CHECK(again(R"({"name": "Ann", "format": "ship/1", "guns": 4})").dump() ==
          R"({"format":"ship/1","name":"Ann","rig":"sloop"})");
    const char* whole =
        R"({"format":"ship/1","name":"Ann","guns":8,"rig":"brig","draught":2.5,"crew":["x"],"signs":["leads"]})";
    CHECK(again(whole).dump() == whole);
}

TEST_CASE("the schema of a file's fields says what they say") {
    CHECK(ship_fields().file_schema("Ships", "One each.") == Json::parse(R"({
        "$schema": "http://json-schema.org/draft-07/schema#", "title": "Ships", "description": "One each.",
        "type": "object", "required": ["format", "name"], "additionalProperties": false, "properties": {
            "$schema": {"type": ["string", "null"]},
            "format": {"enum": ["ship/1"]},
            "name": {"type": "string", "maxLength": 20, "description": "of the harbour"},
            "guns": {"type": ["integer", "null"], "minimum": 0, "maximum": 100},
            "rig": {"enum": ["sloop", "brig", null]},
            "draught": {"type": ["number", "null"], "minimum": 0.5, "maximum": 9.0},
            "crew": {"type": ["array", "null"], "minItems": 1, "maxItems": 2, "items": {"type": "string", "maxLength": 9}},
            "signs": {"type": ["array", "null"], "items": {"enum": ["leaks", "leads"]}, "maxItems": 2}}})"));
}
