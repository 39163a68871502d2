#include "game/coin_wars/rules/json_parts.h"

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

const Words& words_of(Side) {
    static const Words words{"heads", "tails"};
    return words;
}
const Words& words_of(Phase) {
    static const Words words{"agree", "faces", "toss", "order", "deploy", "play", "over"};
    return words;
}
const Words& words_of(Ground) {
    static const Words words{"defensive", "offensive", "impassable", "slow", "stop", "no_charge"};
    return words;
}
const Words& words_of(How) {
    static const Words words{"none", "attack", "attack_back", "beyond"};
    return words;
}
const Words& words_of(Decision::Kind) {
    static const Words words{"losses", "split"};
    return words;
}
const Words& words_of(Die::For) {
    static const Words words{"offense", "defense"};
    return words;
}

Side side_from(const Field& field) { return static_cast<Side>(field.choice(words_of(Side{}))); }

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

}  // namespace rules::coin_wars
