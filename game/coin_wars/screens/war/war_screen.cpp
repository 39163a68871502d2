// The current war: its table, and the ways to its battles.

#include <algorithm>
#include <cmath>

#include "engine/core/path.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/profile/war_files.h"
#include "game/coin_wars/rules/changing_ground.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/war/map_drawing.h"
#include "game/coin_wars/screens/war/view.h"
#include "game/coin_wars/wars/rules/muster.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/coin_wars/wars/war_battle.h"
#include "game/remote/notices.h"
#include "game/shell/page_frame.h"
#include "game/shell/title_art.h"

namespace screens {

namespace {

constexpr double kGap = 22, kPanel = 420, kHeaps = 150;  // points

// Keeps only the ground and the coins of both lines from the battle, since a line may still be empty.
cw::Scenario lines_of(const war::Match& match, cw::Scenario scenario) {
    std::vector<cw::CoinSetup> coins;
    for (const cw::CoinSetup& coin : scenario.coins) {
        const int nation = wars::nation_of(match, coin.side), stand = war::stand_of(match, nation, coin.id);
        const std::string laid = stand < 0 ? "" : match.host(nation).laid[static_cast<std::size_t>(stand)];
        const auto type = std::ranges::find(scenario.types, laid, &cw::CoinType::name);
        if (type == scenario.types.end()) continue;
        coins.push_back(coin);
        coins.back().type = static_cast<int>(type - scenario.types.begin());
    }
    scenario.coins = std::move(coins);
    scenario.armies.clear();
    scenario.victory = {};
    scenario.advanced = {};
    scenario.terrain = cw::ground_for_others(std::move(scenario.terrain));
    return scenario;
}

class WarScreen final : public BattleAppScreen {
public:
    WarScreen(BattleApp& app, std::unique_ptr<profile::WarGame> game)
        : BattleAppScreen(app), game_(std::move(game)), view_{app, app.ui(), *game_} {
        const auto file = app.library().find(battles::LibraryKind::Wars, game_->name());
        if (file && file->origin != battles::Origin::Shipped) view_.picture = PagePicture(file->path);
        if (game_->match().phase == war::Phase::Battle) look_for_battle();
        if (!game_->ledger()) game_->let_stewards_act();
        if (game_->ledger() && app.remote().goes_on()) place_war_table(view_);
    }
    ~WarScreen() override {
        const remote::Table* table = view_.app.remote().table();
        if (table && table->plays(view_.shared)) view_.app.remote().leave();
    }
    WarScreen(const WarScreen&) = delete;
    WarScreen& operator=(const WarScreen&) = delete;

    // Joins the table that this machine has just reached.
    void sit_down(const remote::Welcome& welcome) { sit_down_to_war(view_, welcome); }

    double wakes() const override { return view_.sharing.table && !is_all_well(view_.app.remote()) ? 1 : 0; }
    std::string_view name() const override { return "war"; }
    std::optional<rules::Json> state() const override {
        rules::Json state = war::War::state(game_->match());
        state["muster"] = view_.muster ? rules::Json(*view_.muster) : rules::Json(nullptr);
        state["map"] = {{"names", writing_.names}, {"left_out", writing_.left_out}, {"met", std::round(writing_.met)}};
        return std::optional(std::move(state));
    }

    std::optional<Vec2> to_pixels(Vec2 at) const override {
        return view_.muster ? std::optional(view_.place.to_pixels(at)) : std::nullopt;
    }
    // Finds a place of the line by its coin, or a coin of the tray by its type.
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
        follow_war_table(view_);
        view_.look_again();
        tell_fault();
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
        const double gap = ui.px(kGap), top = ui.top_bar_height() + gap;
        const double side_panel = std::min(ui.px(kPanel), ui.width() * 0.42);
        const Rect table{gap, top, ui.width() - side_panel - 2 * gap, ui.height() - gap};
        if (!view_.muster) view_.held.clear();
        if (view_.muster)
            draw_muster(view_, table);
        else
            draw_table(table);
        ui.side_panel(page_, {ui.width() - side_panel - gap, top}, side_panel, ui.height() - top - gap,
                      [&] { draw_war_panel(view_); });
        draw_giving_up(view_);
        draw_war_inviting(view_);
        if (view_.sharing.table) answer_going_back(ui, *view_.sharing.table, game_->steps().size());
    }

private:
    // The next battle, if it was left unfinished.
    void look_for_battle() {
        auto saved = profile::load_saved(view_.app.profile(), game_->name());
        if (!saved) return view_.app.notify(saved.error());
        if (!*saved || !belongs_here(profile::set_up_from((*saved)->record.about))) return;
        if (!(*saved)->remark.empty()) view_.app.notify((*saved)->remark);
        view_.waiting = std::move(*saved);
    }
    // Once, not for every coin placed.
    void tell_fault() {
        const Phrase& fault = game_->fault();
        if (fault == fault_) return;
        fault_ = fault;
        if (!fault.empty()) view_.app.notify(say("The war could not be saved: {1}", fault));
    }
    bool belongs_here(const profile::SetUp& set_up) const {
        return set_up.war && game_->fights(set_up.war->number, set_up.battle);
    }
    // Each page has its own scroll position in the slip, and its own notice.
    std::string page() const {
        const war::Match& match = game_->match();
        return "war " + match.at().id + " " + std::string(rules::word(match.phase)) + " " +
               (view_.muster ? std::string(view_.nation(*view_.muster).id) : company());
    }
    std::string company() const { return view_.apart() ? "apart" : view_.sharing.table ? "shared" : ""; }

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
            const int winner = match.plan->nation(fought.winner);
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

    // A press on a finished battle's place on the map replays it.
    void battles_on_map(const Rect& paper) {
        const war::Match& match = game_->match();
        for (std::size_t i = 0; i < match.fought.size(); ++i) {
            const war::Place& place =
                match.plan->places[static_cast<std::size_t>(match.plan->place(match.fought[i].place))];
            const Vec2 at = on_map(*match.plan, paper, place.at);
            const double r = view_.ui.px(kPressed);
            if (!game_->has_battle(i)) continue;
            view_.ui.overlay("place " + place.id, {at.x - r, at.y - r, at.x + r, at.y + r}, [&] {
                if (view_.ui.area(say("Watch {1} again", known(place.title)), {at.x - r, at.y - r, at.x + r, at.y + r}))
                    watch(i);
            });
        }
    }
    void watch(std::size_t number) {
        const auto saved = profile::load_record(game_->battle_file(number));
        if (!saved) return view_.app.notify(saved.error());
        open_replay(view_.app, watching(*saved));
    }

    std::unique_ptr<profile::WarGame> game_;
    WarView view_;
    std::string page_;
    Phrase fault_{};        // told already
    MapWriting writing_{};  // of the map last drawn
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
    const auto refusal =
        sharing.table ? sharing.to_ask.ask(*sharing.table, war::War::to_json(command)) : game.submit(command);
    if (refusal) {
        notice = refusal->message;
        return false;
    }
    if (!sharing.table) game.let_stewards_act();
    return true;
}

bool WarView::submit_all(const std::vector<war::Command>& commands) {
    // Ignore a second press while the first is still on its way.
    if (sharing.table && (sharing.table->waits() || !sharing.to_ask.empty())) return false;
    return std::ranges::all_of(commands, [&](const war::Command& command) { return submit(command); });
}

bool WarView::can_undo() const {
    const std::size_t steps = game.steps().size();
    if (sharing.table) return steps > 0 && sharing.to_ask.empty() && sharing.table->may_go_back(steps - 1);
    return !game.ledger() && !waiting && game.can_undo();
}

void WarView::undo() {
    if (!can_undo()) return;
    if (sharing.table) return sharing.table->ask_back(game.steps().size() - 1);
    game.undo();
}

void WarView::look_again() {
    const std::uint64_t now = war::War::hash(match());
    if (laid_for == now) return;
    laid_for = now;
    if (match().phase != war::Phase::Battle) waiting.reset();
    if (!file || file->name != match().at().battle) {
        auto found = battles::find_battle(app.library(), match().at().battle);
        file = found ? std::optional(std::move(*found)) : std::nullopt;
    }
    if (file && !match().host(0).laid.empty())
        preview = preview_of(lines_of(match(), file->scenario), Faces::AsWritten);
}

ui::Sign sign_of_nation(int nation) { return nation == 0 ? ui::Sign::Solid : ui::Sign::Dashed; }

namespace {

std::unique_ptr<Screen> no_war(BattleApp& app, const Phrase& why) {
    app.remote().leave();
    app.notify(why);
    return make_wars(app, {});
}

void tell_loss(BattleApp& app, const core::Result<std::unique_ptr<profile::WarGame>, Phrase>& game) {
    if (!game)
        app.notify(game.error());
    else if (*game && !(*game)->remark().empty())
        app.notify((*game)->remark());
}

// Returns this machine's war of that name: that of the joined table, or a new one. Another unfinished one is set aside
// as a file.
core::Result<std::unique_ptr<profile::WarGame>, Phrase> own_war(BattleApp& app, const remote::Welcome& welcome,
                                                                const std::string& name) {
    if (welcome.person == remote::kNobody) return profile::WarGame::watched(app.profile(), name, welcome.start.json);
    auto own = profile::WarGame::load(app.profile(), name);
    tell_loss(app, own);
    if (own && *own && (*own)->ledger() && (*own)->ledger()->table == welcome.table) return own;
    if (own && *own && (*own)->match().phase != war::Phase::Over && !(*own)->steps().empty()) {
        const auto file = profile::give_war(app.profile(), **own);
        if (!file) return core::failure(file.error());
        app.notify(say("Your own war of that name was set aside as {1}. Open that file to continue it later.",
                       plain(core::text(file->filename()))));
    }
    return profile::WarGame::begin(app.profile(), name, welcome.start.json);
}

std::unique_ptr<Screen> sit_down(BattleApp& app, const remote::Welcome& welcome) {
    const rules::Json& about = welcome.about.json;
    const auto named = about.is_object() ? about.value("war", rules::Json()) : rules::Json();
    const std::string name = named.is_string() ? named.get<std::string>() : "";
    if (!profile::is_battle_id(name)) return no_war(app, remote::notice_of("malformed"));
    auto game = own_war(app, welcome, name);
    if (!game) return no_war(app, game.error());
    (*game)->take_up();
    auto screen = std::make_unique<WarScreen>(app, std::move(*game));
    screen->sit_down(welcome);
    return screen;
}

}  // namespace

std::unique_ptr<Screen> make_war(BattleApp& app) {
    if (const auto welcome = app.remote().take_welcome(war::War::name())) return sit_down(app, *welcome);
    auto game = profile::WarGame::last(app.profile());
    tell_loss(app, game);
    if (!game || !*game) return make_wars(app, {});
    return std::make_unique<WarScreen>(app, std::move(*game));
}

}  // namespace screens
