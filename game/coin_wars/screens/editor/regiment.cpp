// The brush: places one coin, a regiment of a type, number and shape, or a copy of the selection.

#include <array>

#include "game/coin_wars/editor/coin_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/coin_wars/screens/formation/formation_gallery.h"
#include "game/coin_wars/table/forward_direction.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr std::array kCounts{1, 2, 3, 4, 5, 6, 7, 8, 10, 15};
constexpr std::size_t kCountsInRow = 5;
constexpr int kMaxCount = 45, kShapesInRow = 6;

editor::Regiment regiment_of(const EditorView& view) {
    const RegimentBrush& brush = view.brush.regiment;
    editor::Regiment regiment{view.brush.side, view.brush.type, brush.count, {}, {}, brush.army};
    if (brush.led) regiment.leader = editor::leader_for(view.scenario(), view.brush.type);
    if (brush.formation < brush.shelf.formations.size()) regiment.plan = brush.shelf.formations[brush.formation].plan;
    return regiment;
}

// Only built-in formations take any number of coins of any kind.
void look_for_shapes(EditorView& view) {
    RegimentBrush& brush = view.brush.regiment;
    const battles::Library& library = view.app.library();
    if (brush.library == library.version()) return;
    brush.library = library.version();
    brush.shelf = read_formations(library);
    std::erase_if(brush.shelf.formations, [](const ShelvedFormation& one) { return !one.plan.formation; });
    if (brush.formation >= brush.shelf.formations.size()) brush.formation = 0;
}

void choose_count(EditorView& view) {
    ui::Ui& ui = view.ui;
    int& count = view.brush.regiment.count;
    ui.caption(say("HOW MANY"));
    for (std::size_t i = 0; i < kCounts.size(); ++i) {
        if (i % kCountsInRow == 0) ui.row(std::vector<double>(kCountsInRow, 1));
        ui.in_row_of(say("HOW MANY"));
        if (ui.button(plain(std::to_string(kCounts[i])), count == kCounts[i] ? Look::Chosen : Look::Plain))
            count = kCounts[i];
    }
    whole_number(ui, say("Another number"), count, {1, kMaxCount, 1});
}

void choose_shape(EditorView& view) {
    ui::Ui& ui = view.ui;
    RegimentBrush& brush = view.brush.regiment;
    ui.caption(say("SHAPE"));
    const GalleryTouch touch = draw_gallery(ui, brush.shelf, brush.formation, kShapesInRow);
    if (touch.pressed) brush.formation = *touch.pressed;
    const std::size_t shown = touch.looked_at.value_or(brush.formation);
    if (shown < brush.shelf.formations.size()) ui.remark(brush.shelf.formations[shown].name);
}

// The side's own name for this type.
void name_type(EditorView& view) {
    const cw::CoinType& type = view.type(view.brush.type);
    const std::size_t side = cw::index(view.brush.side);
    const auto& names = view.scenario().sides[side].names;
    const auto own = names.find(type.name);
    std::string name = own == names.end() ? "" : own->second;
    if (!view.ui.input_text(say("{1}: name", known(type.title)), name, cw::limits::kName)) return;
    view.change(
        say("Rename a coin"),
        [&](editor::Draft& draft) { editor::call_type(draft.scenario, view.brush.side, type.name, name); },
        "call " + type.name);
}

void into_the_hand(EditorView& view) {
    view.change(say("Add coins"), [&](editor::Draft& draft) {
        for (int i = 0; i < view.brush.regiment.count; ++i)
            editor::add_coin(draft.scenario, view.brush.type, view.brush.side, std::nullopt);
    });
}

bool follows_pointer(const EditorView& view) { return view.pointer && !view.mouse.pulls(); }

void add_ghost(render::Scene& scene, const EditorView& view, int type, cw::Side side, Vec2 at) {
    render::CoinSprite ghost = table::sprite(view.type(type), side);
    ghost.at = at;
    ghost.lift = 0.2;
    ghost.faint = true;
    ghost.moving = true;
    scene.coins.push_back(ghost);
}

}  // namespace

void draw_regiment(EditorView& view) {
    ui::Ui& ui = view.ui;
    RegimentBrush& brush = view.brush.regiment;
    look_for_shapes(view);
    choose_count(view);
    if (brush.count > 1) {
        choose_shape(view);
        if (ui.toggle(say("Place as an Army"), brush.army)) brush.army = !brush.army;
    }
    if (editor::leader_for(view.scenario(), view.brush.type))
        if (ui.toggle(say("With a leader behind them"), brush.led)) brush.led = !brush.led;
    if (view.selection.coins.size() > 1) name_leader(view);
    ui.remark(say("Click the table to place them one by one; right-click to put the coin back."));
    name_type(view);
    if (ui.button(say("Pick up"))) into_the_hand(view);
}

void place_regiment(EditorView& view, Vec2 at) {
    const editor::Regiment regiment = regiment_of(view);
    if (regiment.count == 1 && !regiment.leader) {
        view.change(say("Place a coin"), [&](editor::Draft& draft) {
            const int coin = editor::add_coin(draft.scenario, view.brush.type, view.brush.side, at);
            editor::settle(draft.scenario, std::vector{coin});
        });
        view.selection.coins = {static_cast<int>(view.scenario().coins.size()) - 1};
        return;
    }
    const editor::Mustered mustered =
        editor::muster(view.scenario(), regiment, at, table::ahead_of(view.scenario(), regiment.side));
    if (mustered.at.empty()) return;
    editor::Coins made;
    view.change(say("Place a regiment"),
                [&](editor::Draft& draft) { made = editor::add_regiment(draft.scenario, regiment, mustered); });
    view.selection.coins = made;
    view.pages.fresh = regiment.leader.has_value();
}

void lay_copy(EditorView& view, Vec2 at) {
    editor::Coins made;
    view.change(say("Copy coins"), [&](editor::Draft& draft) {
        made = editor::paste(draft.scenario, view.brush.pattern, at);
        editor::settle(draft.scenario, made);
    });
    view.selection.coins = made;
    view.pages.fresh = true;
}

void mark_regiment(render::Scene& scene, const EditorView& view) {
    if (!follows_pointer(view)) return;
    if (view.brush.lays_copies()) {
        const editor::Clip& pattern = view.brush.pattern;
        for (std::size_t i = 0; i < pattern.coins.size(); ++i) {
            const cw::CoinSetup& coin = pattern.coins[i];
            const auto type = editor::type_of(pattern, i, view.scenario());
            if (coin.at && type) add_ghost(scene, view, *type, coin.side, *coin.at + (*view.pointer - pattern.middle));
        }
    }
    if (!view.brush.lays()) return;
    const editor::Regiment regiment = regiment_of(view);
    if (regiment.count == 1 && !regiment.leader)
        return add_ghost(scene, view, regiment.type, regiment.side, *view.pointer);
    const editor::Mustered mustered =
        editor::muster(view.scenario(), regiment, *view.pointer, table::ahead_of(view.scenario(), regiment.side));
    for (std::size_t i = 0; i < mustered.at.size(); ++i)
        add_ghost(scene, view, mustered.types[i], regiment.side, mustered.at[i]);
}

}  // namespace screens
