// Formations in the editor: the tool gets a side's coins and the whole table; its result is one undo step.

#include <algorithm>

#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/forward_direction.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

using platform::Event;

constexpr double kMinDrag = 6;  // points

ToolTable desk_table(const EditorView& view) {
    const cw::Scenario& scenario = view.scenario();
    const Vec2 corner{scenario.width, scenario.height};
    ToolTable table;
    table.version = view.history.version();
    table.site = {corner.x, corner.y, {{0, 0}, {corner.x, 0}, corner, {0, corner.y}}, {}, {}};
    for (const cw::Terrain& ground : scenario.terrain)
        if (ground.kind == cw::Ground::Impassable) table.site.barriers.push_back(ground.polygon);
    table.ahead = table::ahead_of(scenario, view.brush.side);
    for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
        const cw::CoinSetup& coin = scenario.coins[i];
        if (coin.arrives > 0) continue;
        const cw::CoinType& type = scenario.type_of(static_cast<int>(i));
        if (coin.side != view.brush.side) {
            if (coin.at) table.site.lying.push_back({*coin.at, type.radius()});
            continue;
        }
        const bool selected = view.selection.has(static_cast<int>(i));
        const battles::Available as{{type.name, type.diameter}, type.command, {}};
        table.coins.push_back({coin.id, type.name, table::display_name(scenario, static_cast<int>(i)), as,
                               view.seen.scene.coins[i], i, coin.at.has_value(), coin.at && selected});
    }
    return table;
}

int coin_called(const cw::Scenario& scenario, const std::string& id) {
    const auto it = std::ranges::find(scenario.coins, id, &cw::CoinSetup::id);
    return static_cast<int>(it - scenario.coins.begin());
}

void lay_out(EditorView& view, const ToolLaid& laid) {
    view.change(say("Place a formation"), [&](editor::Draft& draft) {
        for (const auto& [id, at] : laid.coins)
            draft.scenario.coins[static_cast<std::size_t>(coin_called(draft.scenario, id))].at = at;
        for (const std::vector<std::string>& army : laid.armies) {
            editor::Coins members;
            for (const std::string& id : army) members.push_back(coin_called(draft.scenario, id));
            editor::form_army(draft.scenario, members);
        }
    });
}

}  // namespace

void open_formations(EditorView& view) {
    if (!view.selection.coins.empty()) view.brush.side = view.coin(view.selection.coins.front()).side;
    view.brush.tool = EditorTool::Select;
    view.formations.open(view.app.library(), desk_table(view));
}

bool use_formations(EditorView& view, const Event& event) {
    if (!view.formations.is_open()) return false;
    return view.formations.handle(event, view.camera.view(), view.ui.px(kMinDrag));
}

void follow_formations(EditorView& view) {
    FormationTool& tool = view.formations;
    if (!tool.is_open()) return;
    if (const auto laid = tool.take_laid()) lay_out(view, *laid);
    if (tool.version() != view.history.version()) tool.show(desk_table(view));
    tool.update();
}

}  // namespace screens
