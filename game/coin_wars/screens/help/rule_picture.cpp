#include "game/coin_wars/screens/help/rule_picture.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/tutorial_files.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace cw = rules::coin_wars;

namespace {

using core::Vec2;

constexpr double kNameAbove = 1.0;   // inches, from the middle of the coin
constexpr Vec2 kStrip{0.82, 0.24};   // half the size of a name's strip, in inches
constexpr double kStripUsed = 0.92;  // share of its width for the name

using rules::Json;

Vec2 point_from(const Json& json) { return {json.at(0).get<double>(), json.at(1).get<double>()}; }

void show_aim(HelpPicture& shown, const Json& picture, const words::Catalogue& language) {
    const cw::Match& match = shown.match;
    table::AimPlan plan{match.find(picture.at("select").get<std::string>())};
    if (plan.coin == cw::kNoCoin) return;
    if (picture.contains("strike")) {
        const Json& strike = picture["strike"];
        plan.strike = {std::nullopt, match.find(strike.at("target").get<std::string>()), plan.coin};
        if (strike.contains("via")) plan.strike->via = point_from(strike["via"]);
    }
    table::mark_selected(shown.scene, match, plan, table::survey(match, plan));
    if (!picture.contains("point")) return;
    const Json& point = picture["point"];
    const int over = point.is_string() ? match.find(point.get<std::string>()) : cw::kNoCoin;
    shown.aim = table::aim(match, plan, over == cw::kNoCoin ? point_from(point) : match.coin(over).at);
    // Where it could go does not matter while it strikes from its place.
    if (shown.aim.act != table::Act::Move && shown.aim.path.legs.empty()) shown.scene.regions.clear();
    table::mark_aim(shown.scene, match, shown.aim, language);
}

void show_rings(HelpPicture& shown, const Json& picture, const char* key, render::Ink ink) {
    if (!picture.contains(key)) return;
    std::vector<int> coins;
    for (const Json& id : picture[key])
        if (const int coin = shown.match.find(id.get<std::string>()); coin != cw::kNoCoin) coins.push_back(coin);
    table::mark_coins(shown.scene, shown.match, coins, ink);
}

// Draws a strip with name and strength between each of Heads' coins and the middle of the picture.
void show_names(HelpPicture& shown, const words::Catalogue& language) {
    const cw::Scenario& scenario = *shown.match.scenario;
    for (int coin = 0; coin < shown.match.count(); ++coin) {
        if (shown.match.side_of(coin) != cw::Side::Heads) continue;
        const cw::CoinType& type = scenario.type_of(coin);
        render::SheetSprite strip;
        strip.center = shown.match.coin(coin).at + Vec2{0, kNameAbove};
        strip.half_size = kStrip;
        strip.red = 0.075, strip.green = 0.032, strip.blue = 0.014;
        strip.board = true;
        strip.corner_lift = 0;
        const std::string words = language(words::known(type.title)) + " " + std::to_string(type.offense) + "/" +
                                  std::to_string(type.defense);
        strip.ink.push_back({words, {0, -0.1}, 0.32, render::SheetInk::Pen::Cream, kStripUsed * 2 * kStrip.x});
        shown.scene.sheets.push_back(std::move(strip));
    }
}

// The rules' table is larger than the picture's mat.
void keep_on_mat(render::Region& region, Vec2 max) {
    for (Vec2& p : region.outline) p = {std::min(p.x, max.x), std::min(p.y, max.y)};
    for (std::size_t i = 0; i < region.radii.size(); ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(region.radii.size());
        const Vec2 way{std::cos(angle), std::sin(angle)}, room = max - region.center;
        double& radius = region.radii[i];
        if (way.x > 0) radius = std::min(radius, room.x / way.x);
        if (way.y > 0) radius = std::min(radius, room.y / way.y);
    }
}

void show_things(render::Scene& scene, const Json& picture, const words::Catalogue& language) {
    for (const Json& die : picture.value("dice", Json::array())) {
        render::DieSprite sprite;
        sprite.at = point_from(die.at("at"));
        sprite.sides = die.at("sides").get<int>();
        sprite.shown = die.at("shown").get<int>();
        sprite.side = die.at("side") == "heads" ? render::Ring::Solid : render::Ring::Dashed;
        scene.dice.push_back(sprite);
    }
    if (!picture.contains("card")) return;
    const Json& card = picture["card"];
    render::CardSprite sprite;
    sprite.center = point_from(card.at("at"));
    sprite.angle = card.at("degrees").get<double>() * std::numbers::pi / 180;
    table::print_edges(sprite, language);
    sprite.reading = language(words::known(card.value("reading", "")));
    scene.cards.push_back(std::move(sprite));
}

}  // namespace

core::Result<HelpPicture, battles::Faults> help_picture(const battles::Library& library, const Json& picture,
                                                        const words::Catalogue& language) {
    const auto battle = battles::battle_from_json(library, battles::picture_battle(picture), "coin-wars.json");
    if (!battle) return core::failure(battle.error());
    auto match = cw::CoinWars::start(battle->json);
    if (!match) return core::failure(battles::Faults{battles::fault_from("coin-wars.json", match.error())});
    HelpPicture shown{.match = std::move(*match), .scene = {}};
    shown.scene = table::resting_scene(shown.match, {});
    table::write_grounds(shown.scene, *shown.match.scenario, shown.scene, language);
    if (picture.contains("select")) show_aim(shown, picture, language);
    if (picture.value("zones", false))
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) table::mark_zone(shown.scene, shown.match, side);
    show_rings(shown, picture, "red", render::Ink::Red);
    show_rings(shown, picture, "amber", render::Ink::Amber);
    table::mark_armies(shown.scene, shown.match, cw::kNoArmy, {});
    table::mark_arrivals(shown.scene, shown.match);
    show_things(shown.scene, picture, language);
    if (picture.value("names", false)) show_names(shown, language);
    const Vec2 size = battles::picture_size(picture);
    const double rim = shown.aim.coin == cw::kNoCoin ? 0 : shown.match.type(shown.aim.coin).radius();
    for (render::Region& region : shown.scene.regions) keep_on_mat(region, size - Vec2{rim, rim});
    shown.scene.width = size.x;
    shown.scene.height = size.y;
    return shown;
}

}  // namespace screens
