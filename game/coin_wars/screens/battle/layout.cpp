// The places of the battle's panels, and the slips in their column.

#include <algorithm>

#include "engine/ui/lower_edge.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/screens/battle/face_to_face.h"
#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

constexpr double kTallPanel = 406;  // points

// True if the player's focus is in the right half of a narrow window, where a side panel would hide it.
bool looks_right(const Battle& battle) {
    const AimState& pointing = battle.pointing;
    int coin = pointing.selected() != cw::kNoCoin ? pointing.selected() : pointing.hovered();
    if (battle.deciding())
        coin = cw::members(battle.match(), battle.match().awaiting.front().army).front();
    else if (!battle.gathered.empty())
        coin = battle.gathered.coins.back();
    else if (shows_hint(battle) && !battle.advising.unit().empty())
        coin = battle.advising.unit().front();
    if (coin == cw::kNoCoin || (!battle.playing() && battle.gathered.empty())) return false;
    return battle.camera.view().to_pixels(battle.match().coin(coin).at).x > battle.ui.width() / 2;
}

}  // namespace

Layout layout_of(const Battle& battle) {
    const ui::Ui& ui = battle.ui;
    const double points = ui.width() / ui.scale();
    Layout layout;
    layout.narrow = points < 1150;
    layout.tight = points < 1500;
    const bool opposite = is_face_to_face(battle);
    const double margin = ui.px(layout.narrow ? 10
                                : opposite    ? 12
                                              : 24),
                 width = layout.narrow ? std::min(ui.px(320), ui.width() * 0.45) : ui.px(opposite ? 300 : 348);
    const double top = ui.top_bar_height() + goals_height(battle);
    // A guide's panel is at the lower edge, so that nothing covers the table.
    const bool guided = layout.narrow && battle.exercise;
    const double left = layout.narrow && (guided || looks_right(battle)) ? margin : ui.width() - margin - width;
    const double foot = ui.height() - (opposite ? ui.top_bar_height() : guided ? guide_strip_height(ui) + margin : 0);
    const double below = top + std::max(ui.px(layout.narrow ? 10 : 28), room_for_coach(battle));
    layout.side_panels = {left, below, left + width, foot - margin};
    layout.table = {guided ? layout.side_panels.x1 + margin : 0, top,
                    layout.narrow && (guided || !battle.deployment.formations.is_open())
                        ? ui.width()
                        : layout.side_panels.x0 - margin,
                    foot};
    layout.open = layout.table;
    // Keep equal margins on opposite sides: the table does not move when the panels turn.
    if (opposite) {
        layout.table = {ui.width() - layout.table.x1, top, layout.table.x1, ui.height() - top};
        if (layout.narrow) layout.table.x0 = 0, layout.table.x1 = ui.width(), layout.open = layout.table;
    }
    return layout;
}

double draw_side_panel(const Battle& battle, std::string_view name, double top, const ui::Ui::Content& content) {
    ui::Ui& ui = battle.ui;
    const Layout layout = layout_of(battle);
    if (lies_at_own_edge(battle)) {
        const Vec2 lower{layout.side_panels.x0, layout.side_panels.y1};
        return ui::lower_panel(ui, name, lower, layout.side_panels.width(), lower.y - top, content).y0 - ui.px(12);
    }
    const Vec2 corner{layout.side_panels.x0, top};
    return ui.side_panel(name, corner, layout.side_panels.width(), layout.side_panels.y1 - top, content).y1 + ui.px(24);
}

double draw_tall_panel(Battle& battle, std::string_view name, double top, const ui::Ui::Content& content,
                       const ui::Ui::Content& foot) {
    ui::Ui& ui = battle.ui;
    const Layout layout = layout_of(battle);
    const bool lower = lies_at_own_edge(battle), grows = layout.narrow || battle.exercise || lower;
    const double min = grows ? 0 : top + ui.px(kTallPanel);
    const auto above = [&] {
        // Who gathers an Army is told by its own panel.
        if (battle.refused && battle.playing() && battle.gathered.empty()) {
            draw_refusal(ui, battle.app, *battle.refused);
            ui.space(8);
        }
        content();
        if (const double room = min - ui.rest().y0 - battle.log.foot; room > 0) ui.take(room);
    };
    const auto buttons = [&] {
        const double from = ui.rest().y0;
        if (foot) foot();
        battle.log.foot = ui.rest().y0 - from;
    };
    const Rect room{layout.side_panels.x0, top, layout.side_panels.x1, layout.side_panels.y1};
    const Rect rect = ui::footed_panel(ui, name, room, lower ? ui::Edge::Lower : ui::Edge::Upper, above, buttons);
    return lower ? rect.y0 - ui.px(12) : rect.y1 + ui.px(24);
}

}  // namespace screens
