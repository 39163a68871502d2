// The settings screen, drawn from the list of settings: pages of groups, and a table that previews their effect.

#include <algorithm>
#include <cmath>

#include "game/kit/table/coin_look.h"
#include "game/shell/page_frame.h"
#include "game/shell/screen.h"
#include "game/shell/screen_list.h"
#include "game/shell/settings_list.h"
#include "game/shell/table_picture.h"

namespace screens {
namespace {

// A preview of the settings: a corner of a table in play beside a slip of paper.

constexpr double kWide = 11, kHigh = 9.4;                     // inches needed by the sample table
constexpr double kBoundEdge = 0.35;                           // inches of bound edge around the mat
constexpr double kTurn = 0.52;                                // of the card, in radians
constexpr double kMoved = 2.94, kLeft = 0.81, kReach = 3.75;  // inches along the card

struct Lying {
    const char* type;
    rules::Face up;
    Vec2 at;  // from the middle of the mat, inches
    double angle;
};
constexpr auto kHeads = rules::Face::Heads, kTails = rules::Face::Tails;
constexpr Lying kArmy[] = {{"quarter", kHeads, {-3.55, -2.05}, 0.2},
                           {"penny", kHeads, {-4.40, -2.05}, -0.3},
                           {"penny", kHeads, {-2.70, -2.05}, 0.4},
                           {"nickel", kHeads, {-4.05, -2.80}, 0.1},
                           {"penny", kHeads, {-3.13, -2.80}, -0.1}};
constexpr Lying kFoes[] = {{"penny", kTails, {2.60, 2.90}, 0.3},
                           {"nickel", kTails, {3.45, 2.60}, -0.2},
                           {"quarter", kTails, {4.05, 3.40}, 0.1},
                           {"dime", kTails, {-0.55, 3.30}, 0.5}};

render::CoinSprite laid(Resources& resources, const Lying& lying, std::size_t number) {
    const auto& types = resources.pocket_coins();
    const auto type = std::ranges::find(types, std::string_view(lying.type), &rules::CoinType::name);
    render::CoinSprite coin = table::sprite(type == types.end() ? types.front() : *type, lying.up);
    coin.at = lying.at;
    coin.angle = lying.angle;
    coin.seed = std::fmod(0.24 + 0.618 * static_cast<double>(number), 1.0);
    return coin;
}

// Adds the card from the coin's old place to its new one, with the reach around it.
void add_measure(App& app, render::Scene& scene) {
    const Vec2 along{std::cos(kTurn), std::sin(kTurn)}, over{-along.y, along.x};
    const Vec2 corner{-1.2, -0.85};
    render::CoinSprite coin = laid(app, {"penny", kHeads, {}, 0.1}, 20);
    const Vec2 from = corner + over * coin.radius;
    render::CardSprite card;
    card.center = corner + along * 2.5 - over * 1.5;
    card.angle = kTurn;
    const words::Catalogue& in_words = app.ui().catalogue();
    card.reading = in_words(say("{1} in", figure(kMoved, 2)));
    card.note = in_words(say("{1} of {2} left", say("{1} in", figure(kLeft, 2)), figure(kReach, 2)));
    scene.cards.push_back(card);
    render::Region reach{from, std::vector<double>(120, kReach)};
    scene.regions.push_back(reach);
    coin.at = from;
    scene.halos.push_back({from, coin.radius, render::Ink::Chalk});
    scene.coins.push_back(coin);
    const Vec2 to = from + along * kMoved;
    scene.lines.push_back({.points = {from, to}, .dashed = true, .above = true});
    coin.at = to;
    coin.faint = true;
    scene.coins.push_back(coin);
    const render::CoinSprite met = laid(app, {"penny", kTails, to + along * (2 * coin.radius), -0.2}, 21);
    scene.halos.push_back({met.at, met.radius, render::Ink::Amber});
    scene.coins.push_back(met);
    scene.dots.push_back({to + along * coin.radius});
}

render::Scene sample(App& app) {
    render::Scene scene;
    scene.yardstick = false;
    const words::Catalogue& in_words = app.ui().catalogue();
    scene.paper.push_back({{{-5.1, 0.5}, {-3.4, 0.2}, {-1.9, 0.9}, {-1.7, 2.6}, {-2.9, 3.7}, {-4.6, 3.4}, {-5.2, 2.0}},
                           in_words(say("Hill")),
                           "",
                           render::PaperSheet::Colour::Sand});
    render::Outline army{{}, render::Ink::Heads};
    for (const Lying& lying : kArmy) {
        scene.coins.push_back(laid(app, lying, scene.coins.size()));
        army.spots.push_back({lying.at, scene.coins.back().radius});
    }
    scene.outlines.push_back(army);
    scene.pennants.push_back({kArmy[0].at, render::Ring::Solid});
    for (const Lying& lying : kFoes) scene.coins.push_back(laid(app, lying, scene.coins.size()));
    add_measure(app, scene);
    return scene;
}

// Moves the whole scene by this vector.
void shift(render::Scene& scene, Vec2 by) {
    for (auto& coin : scene.coins) coin.at = coin.at + by;
    for (auto& card : scene.cards) card.center = card.center + by;
    for (auto& region : scene.regions) region.center = region.center + by;
    for (auto& pennant : scene.pennants) pennant.at = pennant.at + by;
    for (auto& halo : scene.halos) halo.at = halo.at + by;
    for (auto& dot : scene.dots) dot.at = dot.at + by;
    for (auto& sheet : scene.paper)
        for (Vec2& point : sheet.polygon) point = point + by;
    for (auto& outline : scene.outlines)
        for (auto& spot : outline.spots) spot.at = spot.at + by;
    for (auto& line : scene.lines)
        for (Vec2& point : line.points) point = point + by;
}

// Draws a mat with ground, an Army, a coin being measured along the card, and the coins in its way.
void draw_sample_table(App& app, const Rect& rect) {
    const double scale = std::min(rect.width() / (kWide + 2 * kBoundEdge), rect.height() / (kHigh + 2 * kBoundEdge));
    render::Scene scene = sample(app);
    scene.width = rect.width() / scale - 2 * kBoundEdge;
    scene.height = rect.height() / scale - 2 * kBoundEdge;
    const Vec2 middle{scene.width / 2, scene.height / 2};
    shift(scene, middle);
    draw_miniature(app, rect, scene, middle, scale);
}

// Draws the sides' signs and the type styles in the panel being filled.
void draw_sample_print(ui::Ui& ui) {
    ui.row({1, 1});
    ui.sign(ui::Sign::Solid, say("Heads"), {.type = Type::Lead});
    ui.sign(ui::Sign::Dashed, say("Tails"), {.type = Type::Lead});
    ui.text(say("This is how a slip of paper reads in play,"));
    ui.remark(say("and this is the smallest print on it."));
}

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
        const Rect all{gap, ui.top_bar_height() + gap, ui.width() - gap, ui.height() - gap};
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
            app.ui().side_panel("settings " + std::to_string(i), {x, all.y0}, wide, all.height(), [&] {
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
        ui.side_panel("settings " + std::to_string(tabs.chosen), {left.x0, tabs.below.y0}, left.width(),
                      tabs.below.height(), [&] {
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
        ui.overlay("sample table", table, [&] { draw_sample_table(app, table); });
        ui.side_panel("sample print", Rect{rect.x0, rect.y1 - print, rect.x1, rect.y1}, [&] { draw_sample_print(ui); });
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
