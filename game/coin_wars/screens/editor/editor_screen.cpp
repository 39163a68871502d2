// The battle editor: the table with the draft, and beside it a page for each topic.

#include <algorithm>
#include <array>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/profile/won_battles.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/screens/common/coin_ids.h"
#include "game/coin_wars/screens/common/editor_start.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/profile/day.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

Seen see(const EditorView& view) {
    Seen seen;
    seen.version = view.history.version();
    seen.match = cw::laid_out(std::make_shared<const cw::Scenario>(view.scenario()));
    for (const auto& army : view.scenario().armies) cw::muster(seen.match, army, cw::commander_of(seen.match, army));
    seen.scene = table::resting_scene(seen.match, {});
    seen.problems = editor::problems(view.draft());
    seen.remarks = editor::remarks(view.draft());
    return seen;
}

struct PageRow {
    EditorPage page;
    words::Key label;
    void (*draw)(EditorView& view);
};
constexpr std::array kPages{
    PageRow{EditorPage::Coins, mark("Coins"), draw_coins_page},
    PageRow{EditorPage::Areas, mark("Areas"), draw_areas_page},
    PageRow{EditorPage::Battle, mark("Battle"), draw_battle_page},
    PageRow{EditorPage::Rules, mark("Rules"), draw_rules_page},
    PageRow{EditorPage::Special, mark("Special"), draw_special_page},
    PageRow{EditorPage::Victory, mark("Victory"), draw_victory_page},
    PageRow{EditorPage::Problems, words::mark_in("what is wrong", "Problems"), draw_problems_page},
};

void open_empty(BattleApp& app);

class EditorScreen final : public BattleAppScreen {
public:
    EditorScreen(BattleApp& app, const EditorStart& start)
        : BattleAppScreen(app), view_{app, editor::HistoryOf(start.draft), {start.file}} {
        if (start.unsaved) view_.history.mark_unsaved();
        view_.files.has_saved = start.kept;
        if (start.kept) reopened_ = profile::day_in_words(profile::day_of(app.profile() / kUnsavedBattle));
        view_.follow();
        kept_ = view_.history.version();
    }

    std::string_view name() const override { return "editor"; }

    void draw(BattleApp& app) override {
        frame_table(app);
        handle_events(view_);
        follow_formations(view_);
        turning_ = view_.camera.step(app.fast() || app.settings().reduced_motion ? 1 : app.seconds());
        app.renderer().draw(marked_scene(view_), view_.camera.view());
        LabelRoom room(layout_of(view_).table);
        draw_ids(app.ui(), room, view_.seen.match, view_.seen.scene, view_.camera.view());
        draw_top_bar(view_);
        if (view_.formations.is_open())
            formations();
        else
            page();
        if (!reopened_.empty() && !view_.history.can_undo()) tell_reopened();
        draw_questions(view_);
        save_changes();
    }

    bool animating() const override { return turning_; }
    void keep() override { save_unsaved(view_); }

    std::optional<rules::Json> state() const override {
        rules::Json selected = rules::Json::array();
        for (const int coin : view_.selection.coins) selected.push_back(view_.coin(coin).id);
        const auto pointers = [](const std::vector<editor::Problem>& all) {
            rules::Json list = rules::Json::array();
            for (const editor::Problem& problem : all) list.push_back(problem.pointer);
            return list;
        };
        const auto force = [&](cw::Side side) {
            return std::ranges::count(view_.scenario().coins, side, &cw::CoinSetup::side);
        };
        return std::optional(rules::Json{{"battle", editor::to_json(view_.draft())},
                                         {"forces", {force(cw::Side::Heads), force(cw::Side::Tails)}},
                                         {"selected", selected},
                                         {"problems", pointers(view_.seen.problems)},
                                         {"remarks", pointers(view_.seen.remarks)},
                                         {"saved", view_.history.is_saved()},
                                         {"can_undo", view_.history.can_undo()},
                                         {"can_redo", view_.history.can_redo()}});
    }

    std::optional<Vec2> to_pixels(Vec2 point) const override { return view_.camera.view().to_pixels(point); }

    std::optional<Vec2> coin_at(std::string_view id) const override {
        const int coin = view_.seen.match.find(id);
        if (coin == cw::kNoCoin) return std::nullopt;
        return view_.seen.scene.coins[static_cast<std::size_t>(coin)].at;
    }

private:
    void frame_table(BattleApp& app) {
        const EditorLayout layout = layout_of(view_);
        double left = -table::kWood;
        for (const render::CoinSprite& coin : view_.seen.scene.coins)
            left = std::min(left, coin.at.x - coin.radius - 0.2);
        const cw::Scenario& scenario = view_.scenario();
        const table::Box whole{{left, -1.45}, {scenario.width + 0.55, scenario.height + 0.55}};
        const render::View before = view_.camera.view();
        view_.camera.frame(whole, {{layout.table.x0, layout.table.y0}, {layout.table.x1, layout.table.y1}}, app.width(),
                           app.height());
        // Another column of coins in the hand would be cut off.
        const bool more = left < left_ - 0.01;
        if (!framed_ || more || before.width != app.width() || before.height != app.height()) view_.camera.show_whole();
        framed_ = true;
        left_ = left;
    }

    void page() {
        ui::Ui& ui = view_.ui;
        const Rect whole = layout_of(view_).page;
        const Rect rect{whole.x0, whole.y0, whole.x1, draw_special_sentence(view_, whole)};
        const auto special = open_special_rule(view_);
        ui.about(std::to_string(static_cast<int>(view_.page)) + (special ? "/" + std::to_string(*special) : ""));
        ui.side_panel("page", rect, [&] {
            for (std::size_t i = 0; i < kPages.size(); ++i) {
                // Three buttons to a line; the last one, for the problems, has a line of its own.
                if (i % 3 == 0 && i + 1 < kPages.size()) ui.row({1, 1, 1});
                if (ui.button(kPages[i].label, kPages[i].page == view_.page ? Look::Chosen : Look::Plain))
                    view_.page = kPages[i].page;
            }
            ui.rule();
            for (const PageRow& row : kPages)
                if (row.page == view_.page) return row.draw(view_);
        });
    }

    // Whoever wanted a new battle finds another one: until it is changed, or that is settled.
    void tell_reopened() {
        ui::Ui& ui = view_.ui;
        const Rect table = layout_of(view_).table;
        const double margin = ui.px(20), width = std::min(ui.px(400), table.width() - 2 * margin);
        ui.side_panel("reopened", Vec2{table.x0 + margin, table.y0 + margin}, width, table.height() - 2 * margin, [&] {
            ui.text(say("Your unsaved battle “{1}” of {2} was opened again.", title_of(view_), reopened_));
            ui.remark(say("If you begin anew, it is kept and opened again after the new one."));
            button_row(ui, {say("Begin anew"), say("Continue")});
            const bool anew = ui.button(say("Begin anew"));
            if (ui.button(say("Continue"), Look::Accent)) reopened_ = {};
            if (anew) open_empty(view_.app);
        });
    }

    // Panels that cover the table are hidden while a front is being drawn.
    void formations() {
        const EditorLayout layout = layout_of(view_);
        if (layout.narrow && view_.formations.draws()) return;
        view_.formations.draw(view_.app, {layout.page.x0, layout.page.y0}, layout.page.width(), layout.page.height());
    }

    // Changes are written to disk in the same frame, so nothing is lost if the program is killed.
    void save_changes() {
        if (kept_ == view_.history.version()) return;
        kept_ = view_.history.version();
        if (view_.history.is_saved())
            drop_unsaved(view_);
        else
            save_unsaved(view_);
    }

    EditorView view_;
    std::uint64_t kept_ = 0;  // version of the history
    Phrase reopened_;         // the day of the unsaved draft that was opened unasked
    bool framed_ = false, turning_ = false;
    double left_ = 0;  // leftmost coin in the hand, inches
};

std::unique_ptr<Screen> make_empty(BattleApp& app) {
    const auto draft = editor::empty_draft(app.library());
    if (draft) return std::make_unique<EditorScreen>(app, EditorStart{*draft, {}});
    app.notify(battles::told(draft.error().front()));
    return nullptr;
}

void open_empty(BattleApp& app) {
    app.replace_screen([&app] { return make_empty(app); });
}

}  // namespace

void EditorSelection::follow(const cw::Scenario& scenario) {
    std::erase_if(coins, [&](int coin) { return coin >= static_cast<int>(scenario.coins.size()); });
    const auto corners = shape ? editor::polygon(scenario, *shape).size() : 0;
    if (corners == 0) shape.reset();
    if (corner && *corner >= corners) corner.reset();
}

void EditorView::change(const Phrase& what, const Edit& edit, const std::string& of) {
    editor::Draft next = draft();
    edit(next);
    editor::forget_stale_words(scenario().victory, next.scenario.victory);
    const std::uint64_t before = history.version();
    history.change(std::move(next), what, of);
    if (history.version() != before) notice = {};
    follow();
}

void EditorView::undo() {
    if (!history.can_undo()) return;
    notice = say("Undone: {1}", history.undone_next());
    history.undo();
    follow();
}

void EditorView::redo() {
    if (!history.can_redo()) return;
    notice = say("Redone: {1}", history.redone_next());
    history.redo();
    follow();
}

void EditorView::follow() {
    if (seen.version != history.version()) {
        seen = see(*this);
        grip = {};
    }
    selection.follow(scenario());
    const auto is_gone = [&](int coin) { return coin >= static_cast<int>(scenario().coins.size()); };
    if (std::ranges::any_of(brush.arrival_of, is_gone)) brush.put_away();
    if (brush.type >= static_cast<int>(scenario().types.size())) brush.type = 0;
}

void EditorView::select(editor::Coins coins) {
    std::ranges::sort(coins);
    selection = {std::move(coins)};
    brush.tool = EditorTool::Select;
    if (!selection.coins.empty() && page == EditorPage::Areas) page = EditorPage::Coins;
}

void EditorView::select(editor::EditorShape shape) {
    selection = {{}, shape};
    brush.tool = EditorTool::Select;
    page = EditorPage::Areas;
}

void EditorView::clear() {
    selection = {};
    brush.put_away();
}

EditorLayout layout_of(const EditorView& view) {
    const ui::Ui& ui = view.ui;
    EditorLayout layout;
    layout.narrow = ui.width() / ui.scale() < 1150;
    const double margin = ui.px(layout.narrow ? 10 : 24),
                 width = layout.narrow ? std::min(ui.px(330), ui.width() * 0.5) : ui.px(348);
    const double top = ui.top_bar_height();
    layout.page = {ui.width() - margin - width, top + ui.px(layout.narrow ? 10 : 28), ui.width() - margin,
                   ui.height() - margin};
    layout.table = {0, top, layout.page.x0 - margin, ui.height()};
    return layout;
}

void open_editor(BattleApp& app, const EditorStart& start) {
    app.replace_screen([&app, start] { return std::make_unique<EditorScreen>(app, start); });
}

std::unique_ptr<Screen> make_new_battle(BattleApp& app) {
    if (const auto kept = unsaved_draft(app))
        return std::make_unique<EditorScreen>(app, EditorStart{*kept, {}, true, true});
    return make_empty(app);
}

}  // namespace screens
