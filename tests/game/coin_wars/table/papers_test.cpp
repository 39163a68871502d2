#include <doctest/doctest.h>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/table/resting_scene.h"

namespace {

using Colour = render::PaperSheet::Colour;
namespace cw = rules::coin_wars;

rules::Json with_paper(const rules::Json& paper) {
    rules::Json battle = rules::Json::parse(R"({
        "format": "coinwars-battle/1", "table": {"width": 24, "height": 18},
        "coin_set": [{"type": "penny", "offense": 1, "defense": 1, "move": 3, "diameter": 0.75, "cents": 1}],
        "sides": {"heads": {"coins": [{"id": "h1", "type": "penny", "at": [3, 3]}]},
                  "tails": {"coins": [{"id": "t1", "type": "penny", "at": [3, 15]}]}},
        "terrain": [{"name": "Copse", "kind": "impassable", "polygon": [[8, 8], [10, 8], [9, 10]]}]})");
    if (!paper.is_null()) battle["terrain"][0]["paper"] = paper;
    return battle;
}

}  // namespace

TEST_CASE("ground lies there as paper of its kind's colour, or of the colour that the battle gives it") {
    const auto plain = cw::scenario_from_json(with_paper(nullptr));
    REQUIRE_MESSAGE(plain, words::english(plain.error().message));
    CHECK(table::paper_of(plain->terrain.front()) == Colour::Water);
    const auto wood = cw::scenario_from_json(with_paper("wood"));
    REQUIRE_MESSAGE(wood, words::english(wood.error().message));
    CHECK(table::paper_of(wood->terrain.front()) == Colour::Wood);
    CHECK(cw::to_json(*wood)["terrain"][0]["paper"] == "wood");
    CHECK_FALSE(cw::to_json(*plain)["terrain"][0].contains("paper"));
    const auto glass = cw::scenario_from_json(with_paper("glass"));
    REQUIRE_FALSE(glass);
    CHECK(words::english(glass.error().message).starts_with("/terrain/0/paper: must be one of green, wood, water"));
}
