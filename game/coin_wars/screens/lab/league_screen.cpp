// The shipped leagues: sixteen formations of the same coins, and ten lists of points, each against every other.

#include <algorithm>

#include "game/coin_wars/lab/alike.h"
#include "game/coin_wars/lab/line_up_shape.h"
#include "game/coin_wars/lab/point_lists.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/lab/league_view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kBeside = 1000;   // points; in a narrower window the pair covers the table
constexpr double kPairWide = 420;  // points

void find_tabs(LeagueView& view) {
    for (const lab::AlikeCoins& coins : lab::kAlike)
        if (const auto* table = view.formations.find(std::string(coins.key)))
            view.tabs.push_back({&view.formations, table});
    for (const lab::LeagueTable& table : view.lists.tables) view.tabs.push_back({&view.lists, &table});
}

core::Result<lab::Force, battles::Faults> force_of(const battles::Library& library, const lab::LeagueTable& table,
                                                   const std::string& key) {
    if (const lab::PointList* list = lab::find_point_list(key)) return lab::force_of(library, *list);
    return lab::force_of(library, *battles::find_formation(key), *lab::find_alike(table.key));
}

class LeagueScreen final : public BattleAppScreen {
public:
    explicit LeagueScreen(BattleApp& app)
        : BattleAppScreen(app),
          view_{app, lab::load_league(app.library(), "formations"), lab::load_league(app.library(), "lists")} {
        find_tabs(view_);
        if (!view_.tabs.empty()) view_.choose_tab(0);
    }

    std::string_view name() const override { return "league"; }
    bool keeps_place() const override { return true; }
    std::optional<rules::Json> state() const override {
        if (view_.tabs.empty()) return std::nullopt;
        const lab::LeagueTable& table = view_.table();
        return std::optional(rules::Json{{"table", table.key},
                                         {"a", table.entrants[view_.row]},
                                         {"b", table.entrants[view_.column]},
                                         {"best", table.entrants[view_.order.front()]}});
    }

    void draw(BattleApp& app) override {
        draw_page_head(app, say("What was measured"), WayOut::Back);
        if (view_.tabs.empty()) return;
        ui::Ui& ui = app.ui();
        const double gap = ui.px(beside() ? 24 : 10);
        const Rect all{gap, ui.top_bar_height() + gap, ui.width() - gap, ui.height() - gap};
        const Rect below = tabs(all);
        if (!beside()) return narrow(below);
        const double middle = below.x1 - ui.px(kPairWide);
        ui.side_panel("league", {below.x0, below.y0, middle - gap, below.y1}, [&] { draw_league_table(view_); });
        ui.side_panel("league pair", {middle, below.y0, below.x1, below.y1}, [&] {
            draw_league_pair(view_);
            view_.ui.remark(how_measured(view_.league()));
        });
    }

private:
    bool beside() const { return view_.ui.width() / view_.ui.scale() >= kBeside; }

    Rect tabs(const Rect& all) {
        std::vector<Phrase> labels;
        for (const LeagueTab& tab : view_.tabs) labels.push_back(display_name(*tab.table));
        const Tabs drawn = draw_tabs(view_.ui, "league tabs", all, labels, view_.tab);
        if (drawn.chosen != view_.tab) view_.choose_tab(drawn.chosen);
        return drawn.below;
    }

    void narrow(const Rect& rect) {
        ui::Ui& ui = view_.ui;
        ui.side_panel("league", rect, [&] {
            draw_league_table(view_);
            view_.ui.remark(how_measured(view_.league()));
        });
        if (!view_.asked) return;
        ui.dialog("league pair", ui.px(560), [&] {
            draw_league_pair(view_);
            ui.space(6);
            if (ui.button(say("Done"), Look::Accent)) view_.asked = false;
        });
    }

    LeagueView view_;
};

}  // namespace

namespace {

void count(ScoreByKind& kinds, bool second, double score) {
    const std::size_t kind = second ? 1 : 0;
    kinds.score[kind] = (kinds.score[kind] * kinds.count[kind] + score) / (kinds.count[kind] + 1);
    ++kinds.count[kind];
}

void read_shapes(LeagueView& view) {
    view.by_touch = view.by_width = {};
    std::vector<lab::LineUpShape> shapes;
    for (const lab::Force& force : view.forces)
        if (const auto met = lab::meet(force, force, lab::bare_felt()))
            shapes.push_back(lab::shape_of(*met->laid[0], cw::Side::Heads));
    if (shapes.empty() || shapes.size() != view.table().entrants.size()) return;
    std::vector<double> widths;
    for (const lab::LineUpShape& shape : shapes) widths.push_back(shape.front);
    const auto middle = widths.begin() + static_cast<std::ptrdiff_t>((widths.size() - 1) / 2);
    std::ranges::nth_element(widths, middle);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const double score = view.table().against_all(i).value;
        count(view.by_touch, shapes[i].mostly_in_touch(), score);
        count(view.by_width, shapes[i].front > *middle, score);
    }
}

}  // namespace

void LeagueView::choose_tab(std::size_t chosen) {
    tab = chosen;
    asked = false;
    forces.clear();
    for (const std::string& key : table().entrants)
        if (auto force = force_of(app.library(), table(), key)) forces.push_back(std::move(*force));
    order = table().order();
    read_shapes(*this);
    choose_pair(order.front(), order.back());
}

void LeagueView::choose_pair(std::size_t a, std::size_t b) {
    row = a;
    column = b;
    auto met = lab::meet(forces[a], forces[b], lab::bare_felt());
    meeting.reset();
    if (met) meeting = std::move(*met);
}

std::unique_ptr<Screen> make_league(BattleApp& app) { return std::make_unique<LeagueScreen>(app); }

}  // namespace screens
