#include "game/coin_wars/battles/tutorial_files.h"

#include <algorithm>
#include <set>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/schema.h"
#include "game/kit/json_text.h"

namespace battles {

namespace {

using core::Vec2;
using rules::Json;
namespace fs = std::filesystem;

constexpr Vec2 kPictureSize{12, 5};  // inches
constexpr double kMinTable = 12;     // the minimum of the rules

Json coin_row(const Json& row) {
    if (row.is_object()) return row;
    return {{"id", row.at(0)}, {"type", row.at(1)}, {"at", {row.at(2), row.at(3)}}};
}

// Maps a fault's pointer in the picture's battle to the picture itself.
std::string in_picture(const std::string& pointer) {
    for (const std::string side : {"heads", "tails"}) {
        const std::string of_side = "/sides/" + side;
        if (!pointer.starts_with(of_side)) continue;
        const std::string rest = pointer.substr(of_side.size());
        if (rest.starts_with("/coins")) return "/" + side + rest.substr(6);
        if (rest.starts_with("/armies")) return "/armies/" + side + rest.substr(7);
        return "/" + side;
    }
    if (pointer.starts_with("/table")) return "/size";
    return pointer.starts_with("/terrain") || pointer.starts_with("/rules") ? pointer : "";
}

std::set<std::string> ids_of(const Battle& battle) {
    std::set<std::string> ids;
    for (const auto& coin : battle.scenario.coins) ids.insert(coin.id);
    return ids;
}

// One battle inside a file: its location, and the ids named in the text beside it.
struct Within {
    const std::string& file;
    std::string at;
    std::set<std::string> ids;
    Faults& faults;

    void needs(const Json& holder, const std::string& key) const {
        const auto named = holder.find(key);
        if (named == holder.end()) return;
        if (named->is_string()) return check(*named, at + "/" + key);
        if (!named->is_array()) return;
        for (std::size_t i = 0; i < named->size(); ++i)
            if ((*named)[i].is_string()) check((*named)[i], at + "/" + key + "/" + std::to_string(i));
    }

private:
    void check(const Json& id, const std::string& pointer) const {
        if (!ids.contains(id.get<std::string>()))
            faults.push_back({file, pointer, "no coin is called " + rules::excerpt(id.get<std::string>())});
    }
};

void check_picture(const Library& library, const Json& picture, const std::string& file, const std::string& at,
                   Faults& faults) {
    const auto battle = battle_from_json(library, picture_battle(picture), file);
    if (!battle) {
        for (const Fault& fault : battle.error())
            faults.push_back({file, at + in_picture(fault.pointer), fault.reason});
        return;
    }
    Within within{file, at, ids_of(*battle), faults};
    for (const char* key : {"select", "point", "red", "amber"}) within.needs(picture, key);
    if (!picture.contains("strike")) return;
    within.at += "/strike";
    within.needs(picture["strike"], "target");
}

void check_step(const Library& library, const Json& step, const std::string& file, const std::string& at,
                Faults& faults) {
    const auto battle = battle_from_json(library, step.at("battle"), file);
    if (!battle) {
        for (const Fault& fault : battle.error())
            faults.push_back({file, at + "/battle" + fault.pointer, fault.reason});
        return;
    }
    Within within{file, "", ids_of(*battle), faults};
    for (std::size_t i = 0; i < step.at("tasks").size(); ++i) {
        within.at = at + "/tasks/" + std::to_string(i);
        for (const char* key : {"coins", "target", "touches"}) within.needs(step["tasks"][i], key);
    }
}

}  // namespace

Vec2 picture_size(const Json& picture) {
    const auto size = picture.find("size");
    if (size == picture.end()) return kPictureSize;
    return {size->at(0).get<double>(), size->at(1).get<double>()};
}

Json picture_battle(const Json& picture) {
    const Vec2 size = picture_size(picture);
    Json battle{{"format", "coinwars-battle/1"},
                {"first", "heads"},
                {"table", {{"width", std::max(size.x, kMinTable)}, {"height", std::max(size.y, kMinTable)}}}};
    for (const char* side : {"heads", "tails"}) {
        Json coins = Json::array();
        for (const Json& row : picture.at(side)) coins.push_back(coin_row(row));
        battle["sides"][side] = {{"coins", coins}};
        if (picture.contains("armies") && picture["armies"].contains(side))
            battle["sides"][side]["armies"] = picture["armies"][side];
    }
    for (const char* key : {"terrain", "rules"})
        if (picture.contains(key)) battle[key] = picture[key];
    return battle;
}

Faults check_help(const Library& library, const Json& json, const std::string& file) {
    Faults faults = check_schema(library, "help", json, file);
    if (!faults.empty()) return faults;
    for (std::size_t s = 0; s < json.at("sections").size(); ++s) {
        const Json& entries = json["sections"][s].at("entries");
        for (std::size_t i = 0; i < entries.size(); ++i)
            check_picture(library, entries[i].at("picture"), file,
                          "/sections/" + std::to_string(s) + "/entries/" + std::to_string(i) + "/picture", faults);
    }
    return faults;
}

Faults check_lesson(const Library& library, const Json& json, const std::string& file) {
    Faults faults = check_schema(library, "lesson", json, file);
    if (!faults.empty()) return faults;
    const Json& steps = json.at("steps");
    for (std::size_t i = 0; i < steps.size(); ++i)
        check_step(library, steps[i], file, "/steps/" + std::to_string(i), faults);
    return faults;
}

}  // namespace battles
