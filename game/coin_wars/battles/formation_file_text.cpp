#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/json_file.h"

namespace battles {

namespace {

using rules::Json;

std::string a_line_each(const Json& list) {
    std::string text;
    for (const Json& item : list) text += (text.empty() ? "\n    " : ",\n    ") + on_one_line(item);
    return "[" + text + "\n  ]";
}

}  // namespace

Json formation_json(const Plan& plan) {
    Json json{{"format", kFormationFormat}};
    if (!plan.title.empty()) json["title"] = plan.title;
    if (!plan.notes.empty()) json["notes"] = plan.notes;
    if (plan.coin_sets.size() != 1)
        json["coin_set"] = plan.coin_sets;
    else if (plan.coin_sets != Plan{}.coin_sets)
        json["coin_set"] = plan.coin_sets.front();
    if (plan.formation) json["generator"] = plan.formation->key;
    if (plan.shape.width > 0) json["width"] = plan.shape.width;
    if (plan.shape.spacing != 1) json["spacing"] = plan.shape.spacing;
    if (plan.shape.mirrored) json["mirrored"] = true;
    if (plan.shape.horns) json["horns"] = true;
    for (const Group& group : plan.mix)
        json["mix"].push_back({{"type", group.type},
                               {"coins", group.coins},
                               {"where", kWhereWords[static_cast<std::size_t>(group.where)]}});
    for (const Spot& spot : plan.places)
        json["places"].push_back({{"type", spot.type}, {"at", {spot.at.x, spot.at.y}}});
    return json;
}

std::string formation_text(const Plan& plan) {
    const Json json = formation_json(plan);
    std::string text;
    for (const auto& [key, value] : json.items()) {
        text += (text.empty() ? "{\n  " : ",\n  ") + Json(key).dump() + ": ";
        text += value.is_array() ? a_line_each(value) : on_one_line(value);
    }
    return text + "\n}\n";
}

}  // namespace battles
