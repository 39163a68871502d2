// The settings screen, drawn from the list of settings: pages of groups, and a table that previews their effect.

#include "game/shell/page_frame.h"
#include "game/shell/screen_list.h"
#include "game/shell/settings_list.h"
#include "game/shell/settings_preview.h"

namespace screens {
namespace {

struct PageName {
    SettingsPage page;
    words::Key name;
};
constexpr std::array kPages{
    PageName{SettingsPage::Text, mark("Text")},       PageName{SettingsPage::Table, mark("Table")},
    PageName{SettingsPage::Players, mark("Players")}, PageName{SettingsPage::Paper, mark("Paper")},
    PageName{SettingsPage::Sound, mark("Sound")},     PageName{SettingsPage::Access, mark("Accessibility")}};

// Shows the pages side by side if the window is wide enough for all.
const std::vector<std::vector<SettingsPage>>& columns() {
    static const std::vector<std::vector<SettingsPage>> list{
        {SettingsPage::Text, SettingsPage::Sound},
        {SettingsPage::Table},
        {SettingsPage::Players, SettingsPage::Paper, SettingsPage::Access}};
    return list;
}

class SettingsScreen final : public Screen {
public:
    std::string_view name() const override { return "settings"; }

    void frame(App& app) override {
        draw_page_head(app, say("Settings"));
        const Settings before = app.settings();
        const ui::Ui& ui = app.ui();
        const double points = ui.width() / ui.scale(), gap = ui.px(points < kBeside ? 10 : 24);
        const Rect all{gap, ui.rail_height() + gap, ui.width() - gap, ui.height() - gap};
        if (points >= kAllPages)
            draw_columns(app, all, gap);
        else
            draw_tabbed(app, all, gap, points >= kBeside);
        if (!(app.settings() == before)) app.save_settings();
    }

private:
    static constexpr double kBeside = 1000, kAllPages = 2200;  // points of the window's width
    static constexpr double kColumn = 540;                     // points

    static void draw_columns(App& app, const Rect& all, double gap) {
        double x = all.x0;
        const double wide = app.ui().px(kColumn);
        for (std::size_t i = 0; i < columns().size(); ++i) {
            app.ui().slip("settings " + std::to_string(i), {x, all.y0}, wide, all.height(), [&] {
                for (const SettingsPage page : columns()[i]) draw_groups(app, page);
            });
            x += wide + gap;
        }
        draw_sample(app, {x, all.y0, all.x1, all.y1}, gap);
    }

    static void draw_tabbed(App& app, const Rect& all, double gap, bool beside) {
        ui::Ui& ui = app.ui();
        Rect left = all;
        if (beside) left.x1 = left.x0 + std::min(std::round(all.width() * 0.48), ui.px(640));
        std::vector<Phrase> names;
        for (const PageName& page : kPages) names.push_back(page.name);
        const std::size_t open = std::min(app.settings().page, names.size() - 1);
        const Tabs tabs = draw_tabs(ui, "settings tabs", left, names, open);
        app.settings().page = tabs.chosen;
        const SettingsPage page = kPages[tabs.chosen].page;
        ui.slip("settings " + std::to_string(tabs.chosen), {left.x0, tabs.below.y0}, left.width(), tabs.below.height(),
                [&] {
                    if (!beside && page == SettingsPage::Table) draw_sample_table(app, ui.take(ui.px(260)));
                    draw_groups(app, page);
                });
        if (beside) draw_sample(app, {left.x1 + gap, all.y0, all.x1, all.y1}, gap);
    }

    static void draw_sample(App& app, const Rect& rect, double gap) {
        ui::Ui& ui = app.ui();
        const double print =
            ui.line_height(Type::Lead) + ui.line_height(Type::Body) + ui.line_height(Type::Small) + ui.px(72);
        const Rect table{rect.x0, rect.y0, rect.x1, rect.y1 - print - gap};
        ui.bare("sample table", table, [&] { draw_sample_table(app, table); });
        ui.slip("sample print", Rect{rect.x0, rect.y1 - print, rect.x1, rect.y1}, [&] { draw_sample_print(ui); });
    }

    static void draw_groups(App& app, SettingsPage page) {
        ui::Ui& ui = app.ui();
        if (page == SettingsPage::Text) draw_across(app);
        if (page == SettingsPage::Players) draw_players(app);
        for (const SettingGroup& group : settings_list()) {
            if (group.page != page) continue;
            ui.heading(group.title);
            for (const Setting& setting : group.settings) draw_setting(app, setting);
            ui.space(8);
        }
    }

    static void draw_across(App& app) {
        ui::Ui& ui = app.ui();
        if (ui.button(say("Across the table"))) app.settings() = across_the_table(app.settings());
        ui.remark(say("Large print and an even light, so that both players can read the table at arm's length."));
        ui.space(8);
    }

    static void draw_players(App& app) {
        ui::Ui& ui = app.ui();
        Settings& settings = app.settings();
        ui.heading(say("Who plays"));
        ui.row({1, 1});
        ui.input_text(say("Heads is played by"), settings.seats.players[0]);
        ui.input_text(say("Tails is played by"), settings.seats.players[1]);
        ui.space(4);
        if (ui.button(say("Keys"))) app.go("keys");
        ui.space(8);
    }
};

}  // namespace

std::unique_ptr<Screen> make_settings(App&) { return std::make_unique<SettingsScreen>(); }

}  // namespace screens
