#include "game/stories/edged_coins/rules/json_parts.h"

#include <limits>

#include "game/kit/json_text.h"
#include "game/stories/edged_coins/rules/enum_names.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

namespace {

constexpr std::size_t kTextBytes = 40'000, kListMost = 1000;

std::vector<Trait> traits_from(const Field& object, const char* key) {
    std::vector<Trait> traits;
    if (const auto map = object.find(key))
        for (const auto& [name, rank] : map->members()) traits.push_back({name, number_from(rank)});
    return traits;
}

Weapon weapon_from(const Field& field) {
    field.only({"name", "power", "skill"});
    return {text_from(field.at("name")), number_from(field.at("power")), text_from(field.at("skill"))};
}

Talent talent_from(const Field& field) {
    field.only({"name", "min_cost", "max_cost", "text"});
    return {text_from(field.at("name")), number_from(field.at("min_cost")), number_from(field.at("max_cost")),
            maybe_text(field, "text")};
}

Json traits_json(const std::vector<Trait>& traits) {
    Json json = Json::object();
    for (const Trait& trait : traits) json[trait.name] = trait.rank;
    return json;
}

}  // namespace

Seat seat_from(const Field& field) {
    const std::string word = field.json().is_string() ? field.json().get<std::string>() : "";
    if (word == "cm") return kCm;
    if (word.size() == 2 && word[0] == 'p' && word[1] >= '1' &&
        word[1] < '1' + static_cast<int>(limits::kSeats))
        return {word[1] - '0'};
    field.refuse("must be cm or p1 to p8, not " + described(field.json()));
}

const std::string& text_from(const Field& field) { return field.text(kTextBytes); }

std::string maybe_text(const Field& object, const char* key) {
    const auto field = object.find(key);
    return field ? text_from(*field) : std::string();
}

int number_from(const Field& field) {
    return field.integer(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

bool flag_from(const Field& object, const char* key, bool otherwise) {
    const auto field = object.find(key);
    return field ? field->boolean() : otherwise;
}

Character record_from(const Field& object, RecordHas has) {
    Character record;
    if (has == RecordHas::IdAndSeat) {
        object.only({"id", "seat", "name", "hc", "hc_max", "ec", "ec_max", "skills", "resistances", "weapons",
                     "armor", "talents"});
        record.id = text_from(object.at("id"));
        record.seat = seat_from(object.at("seat"));
    } else {
        object.only(
            {"name", "hc", "hc_max", "ec", "ec_max", "skills", "resistances", "weapons", "armor", "talents"});
    }
    Sheet sheet;
    sheet.name = text_from(object.at("name"));
    sheet.hc_max = number_from(object.at("hc_max"));
    sheet.ec_max = number_from(object.at("ec_max"));
    record.hc = number_from(object.at("hc"));
    record.ec = number_from(object.at("ec"));
    sheet.skills = traits_from(object, "skills");
    sheet.resistances = traits_from(object, "resistances");
    if (const auto list = object.find("weapons"))
        for (const Field& weapon : list->items(kListMost)) sheet.weapons.push_back(weapon_from(weapon));
    if (const auto armor = object.find("armor")) {
        armor->only({"name", "power"});
        sheet.armor = Armor{text_from(armor->at("name")), number_from(armor->at("power"))};
    }
    if (const auto list = object.find("talents"))
        for (const Field& talent : list->items(kListMost)) sheet.talents.push_back(talent_from(talent));
    record.sheet = std::make_shared<const Sheet>(std::move(sheet));
    return record;
}

Json record_json(const Character& record, RecordHas has) {
    const Sheet& sheet = *record.sheet;
    Json json = Json::object();
    if (has == RecordHas::IdAndSeat) json = {{"id", record.id}, {"seat", word(record.seat)}};
    json["name"] = sheet.name;
    json["hc"] = record.hc;
    json["hc_max"] = sheet.hc_max;
    json["ec"] = record.ec;
    json["ec_max"] = sheet.ec_max;
    json["skills"] = traits_json(sheet.skills);
    json["resistances"] = traits_json(sheet.resistances);
    json["weapons"] = Json::array();
    for (const Weapon& weapon : sheet.weapons)
        json["weapons"].push_back({{"name", weapon.name}, {"power", weapon.power}, {"skill", weapon.skill}});
    json["armor"] = nullptr;
    if (sheet.armor) json["armor"] = {{"name", sheet.armor->name}, {"power", sheet.armor->power}};
    json["talents"] = Json::array();
    for (const Talent& talent : sheet.talents)
        json["talents"].push_back({{"name", talent.name},
                                   {"min_cost", talent.min_cost},
                                   {"max_cost", talent.max_cost},
                                   {"text", talent.text}});
    return json;
}

Json affliction_json(const Affliction& affliction) {
    return {{"id", affliction.id},
            {"target", affliction.target},
            {"name", affliction.name},
            {"severity", affliction.severity},
            {"passive", word(affliction.passive)},
            {"source", text_or_null(affliction.source)},
            {"strength", affliction.strength},
            {"tried", affliction.tried}};
}

Json fraction_json(const core::Chance& chance) {
    return {{"over", chance.exact()->over}, {"under", chance.exact()->under}};
}

Json chance_json(const core::Chance& chance) {
    Json json = chance.exact() ? fraction_json(chance) : Json::object();
    json["value"] = chance.value();
    return json;
}

Json comparison_json(const std::optional<Comparison>& comparison) {
    if (!comparison) return nullptr;
    return {{"attack", comparison->attack}, {"armor", comparison->armor}};
}

Json number_or_null(const std::optional<int>& number) { return number ? Json(*number) : Json(nullptr); }

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

}  // namespace rules::edged_coins
