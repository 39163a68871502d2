// The current war: its table and how one gets from battle to battle.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/saves.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/war/map_drawing.h"
#include "game/coin_wars/screens/war/view.h"
#include "game/coin_wars/wars/rules/muster.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/shell/page_frame.h"
#include "game/shell/title_art.h"

namespace screens {

namespace {

constexpr double kGap = 22, kSlip = 420, kHeaps = 150;  // points

// The ground with the coins that lie in both lines, and nothing else of the battle: a line may still be empty.
cw::Scenario lines_of(const war::Match& match, cw::Scenario scenario) {
    std::vector<cw::CoinSetup> coins;
    for (const cw::CoinSetup& coin : scenario.coins) {
        const int people = wars::people_of(match, coin.side), stand = war::stand_of(match, people, coin.id);
        const std::string laid = stand < 0 ? "" : match.host(people).laid[static_cast<std::size_t>(stand)];
        const auto type = std::ranges::find(scenario.types, laid, &cw::CoinType::name);
        if (type == scenario.types.end()) continue;
        coins.push_back(coin);
        coins.back().type = static_cast<int>(type - scenario.types.begin());
    }
    scenario.coins = std::move(coins);
    scenario.armies.clear();
    scenario.victory = {};
    scenario.advanced = {};
    for (cw::Terrain& ground : scenario.terrain) ground.except.clear();
    return scenario;
}

class WarScreen final : public BattleAppScreen {
public:
    WarScreen(BattleApp& app, std::unique_ptr<WarGame> game)
        : BattleAppScreen(app), game_(std::move(game)), view_{app, app.ui(), *game_} {
        const auto saved = load_saved(app.profile(), game_->name());
        view_.waiting = game_->match().phase == war::Phase::Battle && saved && *saved &&
                        belongs_here(set_up_from((*saved)->record.about));
        game_->let_stewards_act();
    }

    std::string_view name() const override { return "war"; }
    std::optional<rules::Json> state() const override {
        rules::Json state = war::War::state(game_->match());
        state["muster"] = view_.muster ? rules::Json(*view_.muster) : rules::Json(nullptr);
        state["map"] = {{"names", writing_.names}, {"left_out", writing_.left_out}, {"met", std::round(writing_.met)}};
        return state;
    }

    std::optional<Vec2> to_pixels(Vec2 at) const override {
        return view_.muster ? std::optional(view_.place.to_pixels(at)) : std::nullopt;
    }
    // A place of the line by its coin, or a coin of the tray by its type.
    std::optional<Vec2> coin_at(std::string_view name) const override {
        if (!view_.muster || !view_.file) return std::nullopt;
        if (const auto coin = view_.place.tray.find(std::string(name)); coin != view_.place.tray.end())
            return view_.place.to_table(coin->second);
        for (const cw::CoinSetup& setup : view_.file->scenario.coins)
            if (setup.id == name) return setup.at;
        return std::nullopt;
    }

    void draw(BattleApp& app) override {
        ui::Ui& ui = app.ui();
        view_.look_again();
        draw_wood(app);
        const bool inside = view_.muster.has_value();
        const Way way = draw_head(app, {known(game_->match().plan->title), inside ? say("The map") : say("Wars"), {}});
        if (way == Way::Out) {
            if (!inside) return app.go("wars");
            view_.muster.reset();
        }
        if (const std::string now = page(); now != page_) {
            page_ = now;
            view_.notice = {};
        }
        const double gap = ui.px(kGap), top = ui.rail_height() + gap;
        const double slip = std::min(ui.px(kSlip), ui.width() * 0.42);
        const Rect table{gap, top, ui.width() - slip - 2 * gap, ui.height() - gap};
        if (view_.muster)
            draw_muster(view_, table);
        else
            draw_table(table);
        ui.slip(page_, {ui.width() - slip - gap, top}, slip, ui.height() - top - gap, [&] { draw_war_slip(view_); });
        draw_giving_up(view_);
    }

private:
    bool belongs_here(const SetUp& set_up) const {
        return set_up.war && game_->fights(set_up.war->number, set_up.battle);
    }
    // Each page has its own place in the slip, and its own notice.
    std::string page() const {
        const war::Match& match = game_->match();
        return "war " + match.at().id + " " + std::string(rules::word(match.phase)) + " " +
               (view_.muster ? view_.people(*view_.muster).id : "");
    }

    void draw_table(const Rect& table) {
        ui::Ui& ui = view_.ui;
        const double heaps = std::min(ui.px(kHeaps), table.height() * 0.27);
        const Rect paper =
            map_place(*game_->match().plan, {table.x0, table.y0, table.x1, table.y1 - heaps - ui.px(14)});
        writing_ = draw_map(ui, look(), paper);
        battles_on_map(paper);
        draw_purse_heaps(view_, {paper.x0, table.y1 - heaps, paper.x1, table.y1});
    }

    MapLook look() const {
        const war::Match& match = game_->match();
        MapLook look{*match.plan, std::vector<PlaceLook>(match.plan->places.size()), {}};
        for (const war::FoughtBattle& fought : match.fought) {
            const auto place = static_cast<std::size_t>(match.plan->place(fought.place));
            const int winner = match.plan->people(fought.winner);
            look.places[place] = {winner < 0 ? PlaceStage::Drawn : PlaceStage::Won, winner};
            look.course.push_back(place);
        }
        if (match.phase == war::Phase::Muster || match.phase == war::Phase::Battle) {
            look.places[static_cast<std::size_t>(match.place)].stage = PlaceStage::Next;
            look.course.push_back(static_cast<std::size_t>(match.place));
        }
        if (match.phase == war::Phase::Road)
            for (const war::PlaceId& to : war::way_from(match).to)
                look.places[static_cast<std::size_t>(match.plan->place(to))].stage = PlaceStage::Chosen;
        return look;
    }

    // A battle that is over is watched again from its place on the map.
    void battles_on_map(const Rect& paper) {
        const war::Match& match = game_->match();
        for (std::size_t i = 0; i < match.fought.size(); ++i) {
            const war::Place& place =
                match.plan->places[static_cast<std::size_t>(match.plan->place(match.fought[i].place))];
            const Vec2 at = on_map(*match.plan, paper, place.at);
            const double r = view_.ui.px(kPressed);
            std::error_code none;
            if (!std::filesystem::exists(game_->battle_file(i), none)) continue;
            view_.ui.bare("place " + place.id, {at.x - r, at.y - r, at.x + r, at.y + r}, [&] {
                if (view_.ui.area(say("Watch {1} again", known(place.title)), {at.x - r, at.y - r, at.x + r, at.y + r}))
                    watch(i);
            });
        }
    }
    void watch(std::size_t number) {
        const auto saved = load_record(game_->battle_file(number));
        if (!saved) return view_.app.tell(plain(saved.error()));
        view_.app.watch({saved->record});
    }

    std::unique_ptr<WarGame> game_;
    WarView view_;
    std::string page_;
    MapWriting writing_{};  // of the map that was drawn last
};

}  // namespace

const cw::CoinType* WarView::type(const std::string& name) const {
    if (!file) return nullptr;
    for (const cw::CoinType& each : file->scenario.types)
        if (each.name == name) return &each;
    return nullptr;
}

bool WarView::submit(const war::Command& command) {
    notice = {};
    if (const auto refusal = game.submit(command)) {
        notice = refusal->message;
        return false;
    }
    game.let_stewards_act();
    return true;
}

void WarView::look_again() {
    const std::uint64_t now = war::War::hash(match());
    if (laid_for == now) return;
    laid_for = now;
    if (!file || file->name != match().at().battle) {
        auto found = battles::find_battle(app.library(), match().at().battle);
        file = found ? std::optional(std::move(*found)) : std::nullopt;
    }
    if (file && !match().host(0).laid.empty())
        preview = preview_of(lines_of(match(), file->scenario), Faces::AsWritten);
}

ui::Sign sign_of_people(int people) { return people == 0 ? ui::Sign::Solid : ui::Sign::Dashed; }

std::unique_ptr<Screen> make_war(BattleApp& app) {
    auto game = WarGame::last(app.profile());
    if (!game) app.tell(plain(game.error()));
    if (!game || !*game) return make_wars(app);
    return std::make_unique<WarScreen>(app, std::move(*game));
}

}  // namespace screens
