// Checks polygons, and that coins lie where they may.

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"

namespace rules::coin_wars {

namespace {

// The side of line a-b that the point is on: 1 left, -1 right, 0 on it.
int side_of_line(Vec2 a, Vec2 b, Vec2 p) {
    const double turn = core::cross(b - a, p - a);
    return turn > 0 ? 1 : turn < 0 ? -1 : 0;
}

bool within_box(Vec2 a, Vec2 b, Vec2 p) {
    return std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= p.y &&
           p.y <= std::max(a.y, b.y);
}

bool meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    const int c_side = side_of_line(a, b, c), d_side = side_of_line(a, b, d);
    const int a_side = side_of_line(c, d, a), b_side = side_of_line(c, d, b);
    if (c_side * d_side < 0 && a_side * b_side < 0) return true;
    return (c_side == 0 && within_box(a, b, c)) || (d_side == 0 && within_box(a, b, d)) ||
           (a_side == 0 && within_box(c, d, a)) || (b_side == 0 && within_box(c, d, b));
}

void need_simple(const Field& field, const std::vector<Vec2>& points) {
    const std::size_t n = points.size();
    if (n < 3) return field.complain(say("a polygon needs at least three points"));
    for (std::size_t i = 0; i < n; ++i) {
        if (points[i] == points[(i + 1) % n]) return field.complain(say("the point {1} is repeated", i));
        for (std::size_t k = i + 2; k < n; ++k) {
            if (i == 0 && k == n - 1) continue;  // neighbours
            if (meet(points[i], points[i + 1], points[k], points[(k + 1) % n]))
                return field.complain(say("the polygon crosses itself: edges {1} and {2}", i, k));
        }
    }
    double twice_area = 0;
    for (std::size_t i = 0; i < n; ++i) twice_area += core::cross(points[i], points[(i + 1) % n]);
    if (std::abs(twice_area) < 1e-6) field.complain(say("the polygon has no area"));
}

measure::Disc disc(const Scenario& scenario, int coin) {
    return {*scenario.coin(coin).at, scenario.type_of(coin).radius()};
}

Field place_of(const Scenario& scenario, const Field& sides, int coin) {
    return field_of(scenario, sides, coin).at("at");
}

void need_on_table(const Scenario& scenario, const Field& sides, int coin) {
    const measure::Disc d = disc(scenario, coin);
    const double over = std::max({d.radius - d.center.x, d.radius - d.center.y, d.center.x + d.radius - scenario.width,
                                  d.center.y + d.radius - scenario.height});
    if (over > measure::kTolerance)
        place_of(scenario, sides, coin)
            .complain(say("extends {1} in beyond the table's edge", plain(rules::inches(over))));
}

// True if this ground is closed to the coin in the first turn.
bool is_closed(const Scenario& scenario, const Terrain& terrain, int coin) {
    const Side side = scenario.coin(coin).side;
    return terrain.kind == Ground::Impassable && !terrain.polygon.empty() && terrain.holds_at_first() &&
           terrain.side.value_or(side) == side && !core::contains(terrain.except, coin);
}

void need_passable(const Scenario& scenario, const Field& sides, int coin) {
    for (const Terrain& terrain : scenario.terrain)
        if (is_closed(scenario, terrain, coin) &&
            measure::gap(disc(scenario, coin), measure::Polygon(terrain.polygon)) < -measure::kOverlap)
            place_of(scenario, sides, coin).complain(say("lies on impassable ground ({1})", known(terrain.name)));
}

// The paper on the table: kinds of ground, which coins they affect and when (CW-24, CW-25, BX-1, BX-2).

bool asks_at_limit(const Condition& condition) {
    return condition.when == Condition::When::Limit || std::ranges::any_of(condition.of, asks_at_limit);
}

// BX-13
Condition change_from(const Field& field, const Scenario& scenario) {
    Condition condition;
    ConditionForm().read(field, condition, scenario);
    if (asks_at_limit(condition)) field.complain(say("at the round limit the battle is over"));
    return condition;
}

// Crest or wood; open ground is not written.
struct SightForm : file::AsTyped {
    void read(const Field& field, Sight& sight) const {
        sight = field.choice({word(Sight::Wood), word(Sight::Crest)}) == 0 ? Sight::Wood : Sight::Crest;
    }
    Json schema() const { return {{"enum", {word(Sight::Wood), word(Sight::Crest)}}}; }
};

// One that is too long stays the name all the same: as with ids.
struct GroundName : file::Text {
    void read(const Field& field, std::string& name) const {
        if (field.json().is_string()) name = field.json().get<std::string>();
        Text::read(field, name);
    }
};

// Writes a condition that TerrainForm reads.
template <auto kWhen>
Json change_json(const Terrain& terrain, const Scenario& scenario) {
    return file::write_as(ConditionForm(), terrain.*kWhen, scenario);
}
Json change_schema(Json& definitions) { return ConditionForm().schema(definitions); }

const file::Fields<Terrain, Scenario>& terrain_fields() {
    using file::Need;
    static const auto fields =
        file::Fields<Terrain, Scenario>()
            .kept("name", &Terrain::name, GroundName{{limits::kName}})
            .needed("kind", &Terrain::kind)
            .needed("polygon", &Terrain::polygon, PolygonForm())
            .maybe("side", &Terrain::side, "whom it concerns; left out: both")
            .maybe("from_turn", &Terrain::from_turn, kTurnNumber)
            .maybe("to_turn", &Terrain::to_turn, kTurnNumber)
            .maybe("except", &Terrain::except, CoinsForm(),
                   "coins, or types for all their coins, that it does not concern")
            .maybe("paper", &Terrain::paper, file::Choice{{kPapers.begin(), kPapers.end()}},
                   "the paper's colour; left out: as its kind is")
            .maybe("blocks_sight", &Terrain::sight, SightForm(), "BX-12: the shots that it stops; left out: none")
            .by("begins", Need::Maybe, {}, change_json<&Terrain::begins>, change_schema,
                "BX-13: it counts only once this has come true")
            .by("ends", Need::Maybe, {}, change_json<&Terrain::ends>, change_schema,
                "BX-13: it counts only until this has come true")
            .check([](const Field& field, Terrain& terrain, const Scenario&) {
                if (const auto turn = field.find("to_turn"); turn && turn->is_sound())
                    turn->integer(terrain.from_turn, limits::kTurns);
            });
    return fields;
}

constexpr file::ListOf<file::Object<Terrain, Scenario>> kTerrain{{terrain_fields}, limits::kPolygons};

}  // namespace

std::vector<Vec2> polygon_from(const Field& field, double width, double height) {
    std::vector<Vec2> points;
    for (const Field& item : field.items(limits::kPolygonPoints)) {
        item.attempt([&] {
            const Vec2 p = item.point(limits::kPoint);
            if (p.x < 0 || p.y < 0 || p.x > width || p.y > height) item.complain(say("lies off the table"));
            points.push_back(p);
        });
    }
    if (points.size() == field.json().size()) need_simple(field, points);
    return points;
}

void need_clear_places(const Scenario& scenario, const Field& sides) {
    // An arriving coin's wanted place may be taken: it then looks for a free one (BX-3).
    std::vector<int> placed;
    for (int i = 0; i < static_cast<int>(scenario.coins.size()); ++i) {
        const CoinSetup& coin = scenario.coin(i);
        if (coin.at && coin.arrives == 0) placed.push_back(i);
    }
    for (const int coin : placed) {
        need_on_table(scenario, sides, coin);
        need_passable(scenario, sides, coin);
    }
    // From left to right, each coin is compared with those that begin before it ends.
    const auto left = [&](int coin) { return disc(scenario, coin).center.x - disc(scenario, coin).radius; };
    std::ranges::stable_sort(placed, {}, left);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const measure::Disc a = disc(scenario, placed[i]);
        for (std::size_t k = i + 1; k < placed.size() && left(placed[k]) < a.center.x + a.radius; ++k) {
            const double gap = measure::gap(a, disc(scenario, placed[k]));
            if (gap >= -measure::kOverlap) continue;
            const auto [first, second] = std::minmax(placed[i], placed[k]);
            place_of(scenario, sides, second)
                .complain(say("overlaps {1} by {2} in", plain(scenario.coin(first).id), plain(rules::inches(-gap))));
        }
    }
}

void TerrainForm::read(const Field& field, Scenario& scenario) const {
    kTerrain.read(field, scenario.terrain, scenario);
    // BX-13: these conditions may name any ground, so they are read after all of it.
    const auto items = field.items(limits::kPolygons);
    for (std::size_t i = 0; i < items.size(); ++i) {
        Terrain& terrain = scenario.terrain[i];
        items[i].member("begins", [&](const Field& begins) { terrain.begins = change_from(begins, scenario); });
        items[i].member("ends", [&](const Field& ends) { terrain.ends = change_from(ends, scenario); });
    }
}
Json TerrainForm::write(const Scenario& scenario) const { return kTerrain.write(scenario.terrain, scenario); }
Json TerrainForm::schema(Json& definitions) const { return kTerrain.schema_of<std::vector<Terrain>>(definitions); }

}  // namespace rules::coin_wars
