#include "game/rules/coin_wars/json_parts.h"

#include <algorithm>

#include "game/rules/coin_wars/json_limits.h"
#include "game/rules/json_text.h"

namespace rules::coin_wars {

const char* word(Side side) { return side == Side::Heads ? "heads" : "tails"; }

const char* word(Phase phase) {
    switch (phase) {
        case Phase::Agree:
            return "agree";
        case Phase::Faces:
            return "faces";
        case Phase::Toss:
            return "toss";
        case Phase::Order:
            return "order";
        case Phase::Deploy:
            return "deploy";
        case Phase::Play:
            return "play";
        case Phase::Over:
            break;
    }
    return "over";
}

const char* word(Ground kind) {
    switch (kind) {
        case Ground::Defensive:
            return "defensive";
        case Ground::Offensive:
            return "offensive";
        case Ground::Impassable:
            break;
    }
    return "impassable";
}

const char* word(How how) {
    switch (how) {
        case How::Attack:
            return "attack";
        case How::AttackBack:
            return "attack_back";
        case How::None:
            break;
    }
    return "none";
}

Side side_from(const Field& field) {
    return field.choice({"heads", "tails"}) == 0 ? Side::Heads : Side::Tails;
}

Json point_json(Vec2 at) { return Json::array({at.x, at.y}); }

Json polygon_json(const std::vector<Vec2>& polygon) {
    Json json = Json::array();
    for (const Vec2 point : polygon) json.push_back(point_json(point));
    return json;
}

std::string id_from(const Field& field) {
    const std::string& id = field.text(limits::kIdBytes);
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-' || c == '.';
    };
    if (id.empty() || !std::ranges::all_of(id, fits))
        field.refuse("must be letters, digits, _, - and dots, not " + excerpt(id));
    return id;
}

Json terrain_json(const std::vector<Terrain>& terrain) {
    Json json = Json::array();
    for (const Terrain& each : terrain)
        json.push_back(
            {{"name", each.name}, {"kind", word(each.kind)}, {"polygon", polygon_json(each.polygon)}});
    return json;
}

}  // namespace rules::coin_wars
