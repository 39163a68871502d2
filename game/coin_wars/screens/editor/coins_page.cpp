// The editor's page for coins: coins to place, and actions for the selected coins.

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "game/coin_wars/editor/coin_names.h"
#include "game/coin_wars/editor/draft_indices.h"
#include "game/coin_wars/editor/units.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

Phrase type_name(const EditorView& view, int type, cw::Side side) { return cw::full_name(view.scenario(), type, side); }

int count_of(const EditorView& view, int type, cw::Side side) {
    return static_cast<int>(std::ranges::count_if(
        view.scenario().coins, [&](const cw::CoinSetup& coin) { return coin.type == type && coin.side == side; }));
}

void draw_type(EditorView& view, int type, const Rect& rect) {
    ui::Ui& ui = view.ui;
    const bool chosen = view.brush.lays() && view.brush.type == type;
    const Phrase name = type_name(view, type, view.brush.side);
    if (ui.area(name, rect)) {
        // Chosen anew for the other side, it is not put away.
        const bool put_away = chosen && !view.brush.other_side;
        view.clear();
        view.brush.other_side = false;
        view.brush.type = type;
        view.brush.tool = put_away ? EditorTool::Select : EditorTool::LayCoins;
    }
    const ui::Painter paint = ui.paint();
    if (chosen || ui.hovered() || ui.focused())
        paint.fill(rect, chosen ? palette::kChosen : palette::kChosen.faded(0.5), ui.px(4));
    const double face = ui.px(40), line = ui.line_height(Type::Small);
    const Rect portrait = ui::sized({rect.center().x - face / 2, rect.y0 + ui.px(5)}, face, face);
    view.app.portrait(portrait, table::sprite(view.type(type), view.brush.side));
    const int laid = count_of(view, type, view.brush.side);
    const Phrase title = known(view.type(type).title);
    const auto counted = [&](const Phrase& display_name) {
        return laid > 0 ? say("{1} x {2}", laid, display_name) : display_name;
    };
    const Phrase wishes[]{counted(name), counted(title), title};
    const auto* const found = std::ranges::find_if(
        wishes, [&](const Phrase& request) { return ui.text_width(request, Type::Small) < rect.width(); });
    const Phrase& fits = found == std::end(wishes) ? title : *found;
    const double wide = std::min(ui.text_width(fits, Type::Small), rect.width());
    const Rect print = ui::sized({rect.center().x - wide / 2, rect.y1 - line - ui.px(3)}, wide + 1, line);
    paint.print({print.x0, print.y0}, fits, Type::Small, palette::kInk);
    ui.explain(fits, print, Type::Small);
}

void palette_of_types(EditorView& view) {
    ui::Ui& ui = view.ui;
    ui.row({1, 1});
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const Phrase name = known(view.scenario().sides[cw::index(side)].name);
        if (ui.button(name, view.brush.side == side ? Look::Chosen : Look::Plain)) view.brush.turn_to(side);
    }
    constexpr int kColumns = 3;
    const int types = static_cast<int>(view.scenario().types.size());
    const double high = ui.px(70), gap = ui.px(4);
    for (int line = 0; line < types; line += kColumns) {
        const Rect row = ui.take(high);
        const double wide = (row.width() - gap * (kColumns - 1)) / kColumns;
        for (int i = line; i < std::min(types, line + kColumns); ++i)
            draw_type(view, i, ui::sized({row.x0 + (i - line) * (wide + gap), row.y0}, wide, high));
    }
    if (!view.brush.lays()) ui.remark(say("Choose a coin to place, or drag those already on the table."));
}

void formations_button(EditorView& view) {
    const bool any = std::ranges::any_of(view.scenario().coins,
                                         [&](const cw::CoinSetup& coin) { return coin.side == view.brush.side; });
    if (view.ui.button(say("Place them in formation"), Look::Plain,
                       {any || !view.selection.coins.empty(), say("This side has no coins yet.")}))
        open_formations(view);
}

// Edits the selected coins; they stay selected.
using Edit = void (*)(cw::Scenario& scenario, std::span<const int> coins);
void do_with_selected(EditorView& view, const Phrase& what, Edit edit) {
    view.change(what, [&](editor::Draft& draft) { edit(draft.scenario, view.selection.coins); });
}

struct Tool {
    words::Key label, what;
    Edit edit;
};

template <std::size_t N>
void tools(EditorView& view, const std::array<Tool, N>& row) {
    std::vector<Phrase> labels;
    for (const Tool& tool : row) labels.emplace_back(tool.label);
    button_row(view.ui, labels);
    for (const Tool& tool : row)
        if (view.ui.button(tool.label)) do_with_selected(view, tool.what, tool.edit);
}

constexpr auto kMirror = [](cw::Scenario& s, std::span<const int> c) { editor::mirror(s, c); };
template <int kDegrees>
constexpr auto kTurnBy = [](cw::Scenario& s, std::span<const int> c) { editor::turn(s, c, kDegrees); };
template <editor::Edge kEdge>
constexpr auto kAlign = [](cw::Scenario& s, std::span<const int> c) { editor::align(s, c, kEdge); };
template <editor::Axis kAxis>
constexpr auto kSpread = [](cw::Scenario& s, std::span<const int> c) { editor::distribute(s, c, kAxis); };

void order_tools(EditorView& view) {
    using editor::Axis;
    using editor::Edge;
    view.ui.caption(say("ARRANGE"));
    tools(view, std::array{Tool{mark("Left"), mark("Align coins"), kAlign<Edge::Left>},
                           Tool{mark("Centre"), mark("Align coins"), kAlign<Edge::Centre>},
                           Tool{mark("Right"), mark("Align coins"), kAlign<Edge::Right>}});
    tools(view, std::array{Tool{mark("Front"), mark("Align coins"), kAlign<Edge::Front>},
                           Tool{mark("Middle"), mark("Align coins"), kAlign<Edge::Middle>},
                           Tool{mark("Rear"), mark("Align coins"), kAlign<Edge::Back>}});
    tools(view, std::array{Tool{mark("Spread across"), mark("Spread coins"), kSpread<Axis::Across>},
                           Tool{mark("Spread along"), mark("Spread coins"), kSpread<Axis::Along>}});
    tools(view, std::array{Tool{mark("Mirror"), mark("Mirror coins"), kMirror},
                           Tool{mark("Turn left"), mark("Turn coins"), kTurnBy<15>},
                           Tool{mark("Turn right"), mark("Turn coins"), kTurnBy<-15>}});
}

void copy_tools(EditorView& view) {
    button_row(view.ui, {say("Copy"), say("Paste")});
    if (view.ui.button(say("Copy"))) copy_selected(view);
    if (view.ui.button(say("Paste"), Look::Plain, {!view.clip.coins.empty(), say("Nothing has been copied.")}))
        paste_clip(view);
    view.ui.row({1});
    const auto lies = [&](int coin) { return view.coin(coin).at.has_value(); };
    if (view.ui.button(say("Place copies"), Look::Plain,
                       {std::ranges::any_of(view.selection.coins, lies), say("Place coins first.")})) {
        const editor::Clip pattern = editor::clip_of(view.scenario(), view.selection.coins);
        view.clear();
        view.brush.pattern = pattern;
        view.brush.tool = EditorTool::LayCopies;
        return;
    }
    if (view.ui.button(say("Copy across the table"))) {
        editor::Coins made;
        view.change(say("Copy coins"), [&](editor::Draft& draft) {
            made = editor::copy_across(draft.scenario, view.selection.coins);
            editor::settle(draft.scenario, made);
        });
        view.select(made);
    }
}

void army_tools(EditorView& view) {
    ui::Ui& ui = view.ui;
    const bool in_army = std::ranges::any_of(view.selection.coins,
                                             [&](int coin) { return view.seen.match.coin(coin).army != cw::kNoArmy; });
    button_row(ui, {say("Form an Army"), say("Dissolve")});
    if (ui.button(say("Form an Army"), Look::Plain,
                  {view.selection.coins.size() > 1, say("An Army has at least two coins.")}))
        do_with_selected(view, say("Form an Army"), editor::form_army);
    if (ui.button(say("Dissolve"), Look::Plain, {in_army, say("They are not in an Army.")}))
        do_with_selected(view, say("Dissolve an Army"), editor::dissolve);
    const cw::Side side = view.coin(view.selection.coins.front()).side;
    const Phrase over = say("Give to {1}", known(view.scenario().sides[cw::index(cw::other(side))].name));
    button_row(ui, {over, say("Pick up")});
    if (ui.button(over))
        view.change(say("Give coins to the other side"),
                    [&](editor::Draft& draft) { editor::give_to(draft, view.selection.coins, cw::other(side)); });
    if (ui.button(say("Pick up"))) do_with_selected(view, say("Pick up"), editor::take_up);
    ui.row({1});
    if (ui.button(say("Remove"))) remove_selected(view);
}

// Lists the selection by type, in the order of the set: "15 Hoplites, 1 General".
void who_is_selected(EditorView& view) {
    const cw::Scenario& scenario = view.scenario();
    if (view.selection.coins.size() == 1) {
        const auto i = static_cast<std::size_t>(view.selection.coins.front());
        view.ui.sign(sign_of(scenario.coins[i].side), type_name(view, scenario.coins[i].type, scenario.coins[i].side),
                     {.type = Type::Strong});
        std::string name = words::english(cw::own_name(scenario, static_cast<int>(i)));
        if (view.ui.input_text(say("Name"), name, cw::limits::kName))
            view.change(
                say("Name a coin"),
                [&](editor::Draft& draft) { editor::name_coin(draft, view.selection.coins.front(), name); }, "name");
        return;
    }
    std::map<std::pair<cw::Side, int>, int> counts;
    for (const int coin : view.selection.coins) {
        const cw::CoinSetup& setup = scenario.coins[static_cast<std::size_t>(coin)];
        ++counts[{setup.side, setup.type}];
    }
    for (const auto& [kind, count] : counts)
        view.ui.sign(sign_of(kind.first), say("{1} x {2}", count, type_name(view, kind.second, kind.first)));
    if (!view.brush.lays()) name_leader(view);
}

// BX-10
void unit_tools(EditorView& view) {
    const cw::Scenario& scenario = view.scenario();
    const editor::Coins coins = view.selection.coins;
    if (!editor::can_be_unit(scenario, coins)) return;
    const cw::CoinSetup& first = scenario.coin(coins.front());
    const cw::CoinType& type = scenario.type(first.type);
    if (!type.unit_of.empty()) {
        std::string name = scenario.sides[cw::index(first.side)].names.at(type.name);
        const std::string key = type.name;
        const cw::Side side = first.side;
        if (view.ui.input_text(say("Name of this unit"), name, cw::limits::kName) && !name.empty())
            view.change(
                say("Name a unit"),
                [&](editor::Draft& draft) { draft.scenario.sides[cw::index(side)].names[key] = name; }, "unit " + key);
        draw_emblems(view, type);
        if (view.ui.button(say("Dissolve the unit")))
            view.change(say("Dissolve the unit"),
                        [&](editor::Draft& draft) { editor::be_coins_again(draft.scenario, coins); });
    } else if (view.ui.button(say("Make them a unit"))) {
        view.change(say("Make them a unit"), [&](editor::Draft& draft) { editor::make_unit(draft, coins); });
    }
}

}  // namespace

void name_leader(EditorView& view) {
    const cw::Scenario& scenario = view.scenario();
    editor::Coins leaders = view.selection.coins;
    std::erase_if(leaders, [&](int coin) { return !scenario.type_of(coin).command; });
    if (leaders.size() != 1) return;
    const int leader = leaders.front();
    if (std::exchange(view.pages.fresh, false)) view.ui.focus_next();
    std::string name = words::english(cw::own_name(scenario, leader));
    if (view.ui.input_text(say("Leader's name"), name, cw::limits::kName))
        view.change(
            say("Name a coin"), [&](editor::Draft& draft) { editor::name_coin(draft, leader, name); }, "name");
}

void draw_coins_page(EditorView& view) {
    palette_of_types(view);
    if (view.brush.lays()) draw_regiment(view);
    if (view.brush.lays_copies())
        view.ui.remark(say("Click the table to place them one by one; right-click to put the coin back."));
    formations_button(view);
    view.ui.rule();
    if (!view.brush.arrival_of.empty()) return draw_arrival(view);
    if (view.selection.coins.empty()) {
        view.ui.remark(
            say("Click a coin to select it; hold Shift to select several. Drag around coins to select them all. A "
                "double click selects the whole Army."));
        return;
    }
    who_is_selected(view);
    unit_tools(view);
    draw_times(view);
    if (view.selection.coins.empty()) return;
    // Each of these may change or clear the selection.
    copy_tools(view);
    if (!view.selection.coins.empty()) army_tools(view);
    if (view.selection.coins.size() > 1) order_tools(view);
}

}  // namespace screens
