// Formations during deployment: the tool gets the side's coins and zone; its result becomes one command, plus one for
// each Army.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/forward_direction.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

using platform::Button;
using platform::Event;

constexpr double kFormationDrag = 6;  // points

bool may_lay(const cw::Match& match, int coin) {
    const cw::Place place = match.coin(coin).place;
    return match.side_of(coin) == match.side && (place == cw::Place::Hand || place == cw::Place::Table);
}

battles::Available as_available(const cw::Match& match, int coin) {
    const cw::CoinType& type = match.type(coin);
    battles::Available as{{type.name, type.diameter}, type.command, {}};
    std::size_t barrier = 0;
    for (const cw::Terrain& ground : match.scenario->terrain) {
        if (ground.kind != cw::Ground::Impassable) continue;
        if (!cw::concerns(match, ground, coin)) as.passes.push_back(barrier);
        ++barrier;
    }
    return as;
}

ToolTable tool_table(const Battle& battle) {
    const cw::Match& match = battle.match();
    const cw::Scenario& scenario = *match.scenario;
    ToolTable table;
    table.version = battle.game.version();
    table.site = {scenario.width, scenario.height, cw::deployment_zone(scenario, match.side), {}, {}};
    for (const cw::Terrain& ground : scenario.terrain)
        if (ground.kind == cw::Ground::Impassable) table.site.barriers.push_back(ground.polygon);
    table.ahead = table::ahead_of(scenario, match.side);
    const render::Scene& scene = battle.game.stage().scene();
    for (int coin = 0; coin < match.count(); ++coin) {
        if (match.on_table(coin) && match.side_of(coin) != match.side)
            table.site.lying.push_back({match.coin(coin).at, match.type(coin).radius()});
        if (!may_lay(match, coin)) continue;
        const auto in_scene = static_cast<std::size_t>(coin);
        render::CoinSprite sprite = scene.coins[in_scene];
        if (match.on_table(coin)) sprite.at = match.coin(coin).at;
        sprite.lift = sprite.glow = 0;
        const bool selected = match.on_table(coin) && std::ranges::count(battle.gathered.coins, coin) > 0;
        table.coins.push_back({match.id(coin), match.type(coin).name, table::display_name(scenario, coin),
                               as_available(match, coin), sprite, in_scene, match.on_table(coin), selected});
    }
    return table;
}

void lay_out(Battle& battle, const ToolLaid& laid) {
    cw::PlaceCoins placing;
    for (const auto& [coin, at] : laid.coins) placing.coins.push_back({coin, at});
    std::vector<cw::Command> commands{placing};
    for (const std::vector<std::string>& army : laid.armies) commands.emplace_back(cw::Form{army});
    battle.submit_together(commands);
    battle.deployment.formations.tell(battle.refused ? battle.refused->message : Phrase());
    if (battle.refused) return;
    battle.gathered = {};
    const cw::Match& match = battle.match();
    bool more = false;
    for (int coin = 0; coin < match.count(); ++coin)  // at a shared table those laid are in the hand for a while
        more |= match.coin(coin).place == cw::Place::Hand && match.side_of(coin) == match.side &&
                !core::contains(laid.coins, match.id(coin), &std::pair<std::string, Vec2>::first);
    if (!more) battle.deployment.formations.close();
}

}  // namespace

void open_formations(Battle& battle) {
    if (battle.match().phase != cw::Phase::Deploy || battle.waits()) return;
    battle.deployment.put_down();
    battle.refused.reset();
    battle.pointing.clear();
    battle.deployment.formations.open(battle.app.library(), tool_table(battle));
}

void follow_formations(Battle& battle) {
    FormationTool& tool = battle.deployment.formations;
    if (!tool.is_open()) return;
    if (battle.match().phase != cw::Phase::Deploy) return tool.close();
    if (tool.version() != battle.game.version()) tool.show(tool_table(battle));
    if (const auto laid = tool.take_laid()) {
        lay_out(battle, *laid);
        tool.show(tool_table(battle));
    }
    tool.update();
}

bool use_formations(Battle& battle, const Event& event) {
    if (battle.match().phase != cw::Phase::Deploy || battle.has_dialog()) return false;
    const render::View& view = battle.camera.view();
    const double min = battle.ui.px(kFormationDrag);
    if (battle.deployment.formations.is_open()) return battle.deployment.formations.handle(event, view, min);
    // The right button starts drawing a front at once.
    std::optional<Event>& held = battle.deployment.right_held;
    if (event.kind == Event::Kind::Press && event.button == Button::Right) held = event;
    if (event.kind == Event::Kind::Release && event.button == Button::Right) held.reset();
    if (event.kind != Event::Kind::Move || !held || distance(event.at, held->at) <= min || battle.waits()) return false;
    open_formations(battle);
    battle.deployment.formations.handle(*std::exchange(held, std::nullopt), view, min);
    return battle.deployment.formations.handle(event, view, min);
}

double draw_formation_panel(const Battle& battle, FormationTool& tool, double top) {
    const Layout layout = layout_of(battle);
    // Panels that cover the table are hidden while a front is being drawn.
    if (layout.narrow && tool.draws()) return top;
    const Rect rect =
        tool.draw(battle.app, {layout.side_panels.x0, top}, layout.side_panels.width(), layout.side_panels.y1 - top);
    return rect.y1 + battle.ui.px(24);
}

}  // namespace screens
