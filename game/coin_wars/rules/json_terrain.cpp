// The paper on the table: kinds of ground, whom and when they concern (CW-24, CW-25, BX-1, BX-2).

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/kind_of.h"

namespace rules::coin_wars {

namespace {

Terrain one_from(const Field& field, const Scenario& scenario) {
    field.only({"name", "kind", "polygon", "side", "from_turn", "to_turn", "except", "paper"});
    Terrain terrain;
    if (const auto name = field.find("name")) terrain.name = name->text(limits::kNameBytes);
    terrain.kind = read<Ground>(field.at("kind"));
    terrain.polygon = polygon_from(field.at("polygon"), scenario.width, scenario.height);
    if (const auto side = field.find("side")) terrain.side = side_from(*side);
    if (const auto turn = field.find("from_turn")) terrain.from_turn = turn->integer(1, limits::kTurns);
    if (const auto turn = field.find("to_turn"))
        terrain.to_turn = turn->integer(terrain.from_turn, limits::kTurns);
    if (const auto except = field.find("except"))
        terrain.except = named_coins_from(*except, scenario, std::nullopt);
    if (const auto paper = field.find("paper"))
        terrain.paper = kPapers[paper->choice({kPapers.begin(), kPapers.end()})];
    return terrain;
}

Json one_json(const Terrain& terrain, const Scenario& scenario) {
    Json json{
        {"name", terrain.name}, {"kind", word(terrain.kind)}, {"polygon", polygon_json(terrain.polygon)}};
    if (terrain.side) json["side"] = word(*terrain.side);
    if (terrain.from_turn > 1) json["from_turn"] = terrain.from_turn;
    if (terrain.to_turn > 0) json["to_turn"] = terrain.to_turn;
    if (!terrain.except.empty()) json["except"] = coins_json(terrain.except, scenario);
    if (!terrain.paper.empty()) json["paper"] = terrain.paper;
    return json;
}

}  // namespace

std::vector<Terrain> terrain_from(const Field& field, const Scenario& scenario) {
    std::vector<Terrain> terrain;
    for (const Field& item : field.items(limits::kPolygons)) terrain.push_back(one_from(item, scenario));
    return terrain;
}

Json terrain_json(const Scenario& scenario) {
    Json json = Json::array();
    for (const Terrain& terrain : scenario.terrain) json.push_back(one_json(terrain, scenario));
    return json;
}

}  // namespace rules::coin_wars
