// The war editor: the map on its sheet, and beside it a page for each topic.

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/path.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/editor/bar_strip.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/coin_wars/screens/war/map_drawing.h"
#include "game/coin_wars/screens/war_editor/view.h"
#include "game/shell/title_art.h"

namespace screens {

namespace {

constexpr int kMaxYear = 4000;

void text_of(WarEditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
             int lines, const std::function<void(war::WarPlan&, const std::string&)>& set) {
    const bool changed = lines > 1 ? view.ui.input_lines(label, value, lines, war::limits::kText)
                                   : view.ui.input_text(label, value, war::limits::kName);
    if (changed)
        view.change(
            what, [&](war::WarPlan& plan) { set(plan, value); }, of);
}

// The year sorts the list of wars.
void draw_year_of_war(WarEditorView& view) {
    const int year = view.plan().year;
    int number = std::abs(year);
    const auto set = [&](int to) {
        view.change(
            say("Change the year"), [to](war::WarPlan& plan) { plan.year = to; }, "year");
    };
    if (whole_number(view.ui, say("Year"), number, {0, kMaxYear, 1})) return set(year < 0 ? -number : number);
    if (year == 0) return view.ui.remark(say("0: the war has no year."));
    const auto era = one_of(view.ui, say("Year"), {say("{1} AD", number), say("{1} BC", number)}, year < 0 ? 1 : 0);
    if (era) set(*era == 1 ? -number : number);
}

void draw_story_page(WarEditorView& view) {
    const war::WarPlan& plan = view.plan();
    text_of(view, words::mark_in("of a battle or a war", "Title"), say("Change the title"), "title", plan.title, 1,
            [](war::WarPlan& to, const std::string& text) { to.title = text; });
    text_of(view, say("Era"), say("Change the era"), "era", plan.era, 1,
            [](war::WarPlan& to, const std::string& text) { to.era = text; });
    draw_year_of_war(view);
    text_of(view, say("Summary, for the list of wars"), say("Change the summary"), "summary", plan.summary, 3,
            [](war::WarPlan& to, const std::string& text) { to.summary = text; });
    text_of(view, say("What happened"), say("Change the history"), "history", plan.history, 6,
            [](war::WarPlan& to, const std::string& text) { to.history = text; });
}

struct PageRow {
    WarPage page;
    words::Key label;
    void (*draw)(WarEditorView& view);
};
constexpr std::array kWarPages{
    PageRow{WarPage::Story, mark("Story"), draw_story_page},
    PageRow{WarPage::Map, mark("Map"), draw_map_page},
    PageRow{WarPage::Battles, mark("Battles"), draw_battles_of_war},
    PageRow{WarPage::Nations, mark("Nations"), draw_nations_page},
    PageRow{WarPage::Trial, mark("Try it"), draw_trial_page},
    PageRow{WarPage::Problems, words::mark_in("what is wrong", "Problems"), draw_war_problems},
};

class WarEditor final : public BattleAppScreen {
public:
    WarEditor(BattleApp& app, war::WarPlan plan, std::filesystem::path file)
        : BattleAppScreen(app),
          view_{.app = app,
                .history = editor::HistoryOf(std::move(plan)),
                .file = std::move(file),
                .trial = WarTrial([&app] { app.wake(); })} {
        view_.follow();
        kept_ = view_.history.version();
    }
    void take_unsaved() {
        view_.history.mark_unsaved();
        view_.keeps = true;
    }

    std::string_view name() const override { return "war_editor"; }
    bool animating() const override { return view_.trial.under_way(); }
    void keep() override { save_unsaved_war(view_); }

    void draw(BattleApp& app) override {
        view_.trial.look();
        handle_map_events(view_);
        draw_wood(app);
        ui::Ui& ui = app.ui();
        const bool narrow = ui.width() / ui.scale() < 1150;
        const double margin = ui.px(narrow ? 10 : 24);
        const double wide = narrow ? std::min(ui.px(330), ui.width() * 0.5) : ui.px(372);
        const double top = ui.top_bar_height() + margin;
        const Rect page{ui.width() - margin - wide, top, ui.width() - margin, ui.height() - margin};
        draw_war_map(view_, {margin, top, page.x0 - margin, page.y1});
        draw_bar();
        draw_side_panel(page);
        draw_war_questions(view_);
        if (kept_ == view_.history.version()) return;
        kept_ = view_.history.version();
        view_.trial.forget();
        if (view_.history.is_saved())
            drop_unsaved_war(view_);
        else
            save_unsaved_war(view_);
    }

    std::optional<rules::Json> state() const override {
        rules::Json problems = rules::Json::array();
        for (const wars::Problem& problem : view_.problems)
            problems.push_back(words::english(problem.where) + ": " + words::english(problem.reason));
        rules::Json trial = {{"under_way", view_.trial.under_way()}};
        if (const auto& result = view_.trial.result()) trial["fought"] = result->fought.size();
        return std::optional(rules::Json{{"war", wars::war_file_json(view_.plan())},
                                         {"problems", problems},
                                         {"saved", view_.history.is_saved()},
                                         {"trial", trial}});
    }
    // Converts inches of the map.
    std::optional<Vec2> to_pixels(Vec2 point) const override { return on_map(view_.plan(), view_.paper, point); }

private:
    void draw_bar() {
        ui::Ui& ui = view_.ui;
        ui.top_bar([&] {
            BarStrip strip(ui);
            if (strip.left(say("Wars"), 70)) leave_war_editor(view_);
            if (strip.left(say("Undo"), 70, {view_.history.can_undo(), say("There is nothing to take back.")})) {
                view_.history.undo();
                view_.follow();
            }
            if (strip.left(say("Redo"), 70, {view_.history.can_redo(), say("There is nothing to redo.")})) {
                view_.history.redo();
                view_.follow();
            }
            const bool holds = view_.problems.empty();
            if (strip.right(say("Save"), 76, holds ? Look::Accent : Look::Dark,
                            {holds && !view_.history.is_saved(),
                             holds ? say("It is already saved.") : say("Fix the problems first.")}))
                save_war(view_);
            const int problems = static_cast<int>(view_.problems.size());
            if (problems > 0 && strip.right(say_many(problems, "{1} problem", "{1} problems"), 90, Look::Dark))
                view_.page = WarPage::Problems;
            strip.print(view_.plan().title.empty() ? say("A new war") : known(view_.plan().title), view_.notice);
        });
    }
    void draw_side_panel(const Rect& page) {
        ui::Ui& ui = view_.ui;
        ui.about(std::to_string(static_cast<int>(view_.page)));
        ui.side_panel("war page", page, [&] {
            for (std::size_t i = 0; i < kWarPages.size(); ++i) {
                if (i % 3 == 0) ui.row({1, 1, 1});
                if (ui.button(kWarPages[i].label, kWarPages[i].page == view_.page ? Look::Chosen : Look::Plain))
                    view_.page = kWarPages[i].page;
            }
            ui.rule();
            for (const PageRow& row : kWarPages)
                if (row.page == view_.page) return row.draw(view_);
        });
    }

    WarEditorView view_;
    std::uint64_t kept_ = 0;  // the version saved in the profile
};

}  // namespace

void WarEditorView::change(const Phrase& what, const Edit& edit, const std::string& of) {
    war::WarPlan next = plan();
    edit(next);
    history.change(std::move(next), what, of);
    notice = what;
    follow();
}

void WarEditorView::follow() {
    war::WarPlan looked = plan();
    problems = wars::problems_of(plan(), wars::look_up_battles(app.library(), looked));
    for (std::size_t i = 0; i < leaders.size(); ++i) leaders[i] = wars::leaders_on_offer(app.library(), plan(), i);
    // The thing held may be gone or another one now.
    brush.held = false;
    brush.place.reset();
    brush.shape.reset();
    brush.drawn.clear();
    if (chosen.place && *chosen.place >= plan().places.size()) chosen.place.reset();
    if (chosen.shape && *chosen.shape >= plan().map.shapes.size()) chosen.shape.reset();
    if (!chosen.place || (chosen.way && *chosen.way >= plan().places[*chosen.place].next.size())) chosen.way.reset();
}

std::unique_ptr<Screen> make_new_war(BattleApp& app) {
    auto kept = unsaved_war(app);
    const bool unsaved = kept.has_value();
    auto screen =
        std::make_unique<WarEditor>(app, unsaved ? std::move(*kept) : wars::new_war(), std::filesystem::path());
    if (unsaved) screen->take_unsaved();
    return screen;
}

void edit_war(BattleApp& app, const std::filesystem::path& file) {
    auto json = battles::read_json(file);
    if (!json) return app.notify(battles::told(json.error()));
    auto plan = wars::war_draft(app.library(), std::move(*json), core::generic_text(file));
    if (!plan) return app.notify(battles::told(plan.error().front()));
    app.replace_screen([&app, plan = std::move(*plan), file] { return std::make_unique<WarEditor>(app, plan, file); });
}

}  // namespace screens
