#include "game/coin_wars/rules/json_parts.h"

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/json_text.h"

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
        case Ground::Slow:
            return "slow";
        case Ground::Stop:
            return "stop";
        case Ground::NoCharge:
            return "no_charge";
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
        case How::Beyond:
            return "beyond";
        case How::None:
            break;
    }
    return "none";
}

Side side_from(const Field& field) {
    return field.choice({"heads", "tails"}) == 0 ? Side::Heads : Side::Tails;
}

Json side_json(const std::optional<Side>& side) { return side ? Json(word(*side)) : Json(nullptr); }

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

const char* word(Decision::Kind kind) { return kind == Decision::Kind::Losses ? "losses" : "split"; }

Json decision_json(const Match& match, const Decision& decision) {
    Json json{
        {"decision", word(decision.kind)}, {"side", word(decision.side)}, {"army", army_id(decision.army)}};
    if (decision.kind == Decision::Kind::Split) return json;
    json["damage"] = decision.damage;
    json["damage_to_armored"] = decision.damage_to_armored;
    json["attacker"] = decision.attacker == kNobody ? Json(nullptr) : Json(match.id(decision.attacker));
    json["proposal"] = coins_json(decision.proposal, *match.scenario);
    return json;
}

}  // namespace rules::coin_wars
