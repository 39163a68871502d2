// The battle screen: the table and its panels, from the agreement to the end.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/screens/battle/coach.h"
#include "game/coin_wars/screens/battle/face_to_face.h"
#include "game/coin_wars/screens/battle/framing.h"
#include "game/coin_wars/screens/battle/game.h"
#include "game/coin_wars/screens/battle/lesson.h"
#include "game/coin_wars/screens/battle/problem_play.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/agreed_terms.h"
#include "game/coin_wars/screens/common/blow_tags.h"
#include "game/coin_wars/screens/common/moments.h"
#include "game/coin_wars/screens/common/purses.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/stage_sounds.h"
#include "game/coin_wars/table/move_words.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/remote_play.h"
#include "game/shell/view_buttons.h"

namespace screens {

namespace {

constexpr double kHolding = 0.1;   // while a press is held, so that it pins in time
constexpr double kTick = 0.25;     // seconds between frames while only a clock runs
constexpr double kSoon = 0.01;     // while a bot has not started to think
constexpr double kProgress = 0.1;  // while a bot reports its progress

class BattleScreen final : public BattleAppScreen, public AgreedTerms {
public:
    BattleScreen(BattleApp& app, std::unique_ptr<BattleGame> game, std::unique_ptr<Lesson> lesson,
                 std::unique_ptr<ProblemPlay> problem, std::unique_ptr<Coach> coach)
        : BattleAppScreen(app),
          game_(std::move(game)),
          lesson_(std::move(lesson)),
          problem_(std::move(problem)),
          coach_(std::move(coach)),
          opponents_(app, *game_),
          advising_([&app] { app.wake(); }),
          danger_([&app] { app.wake(); }),
          battle_{app, *game_, opponents_, advising_, danger_},
          app_(app) {
        battle_.exercise.lesson = lesson_.get();
        battle_.exercise.problem = problem_.get();
        battle_.exercise.coach = coach_.get();
        battle_.dialog.end_closed = bool(battle_.exercise);
        battle_.look_as_player();
        if (problem_) battle_.camera.step(1);
    }

    ~BattleScreen() override {
        const remote::Table* table = app_.remote().table();
        if (table && table->plays(game_->remote())) app_.remote().leave();
    }
    BattleScreen(const BattleScreen&) = delete;
    BattleScreen& operator=(const BattleScreen&) = delete;

    std::string_view name() const override { return "battle"; }
    std::shared_ptr<const cw::Scenario> agreed() const override { return game_->match().scenario; }

    bool faces_across() const override { return acts_across(battle_); }

    void draw(BattleApp& app) override {
        const bool opposite = is_face_to_face(battle_);
        if (opposite) battle_.camera.look_from(acts_across(battle_));
        framing_.follow(app.width(), app.height());
        follow_table(battle_);
        handle_events(battle_);
        follow_coach(battle_);
        hand_over_hidden(battle_);
        const bool at_once = app.fast() || app.settings().reduced_motion;
        turning_ = battle_.camera.step(at_once || opposite ? 1 : app.seconds());
        if (battle_.camera.across()) app.ui().exchange(table::turned_words());
        let_bots_play(battle_);
        answer_for_owner(battle_);
        follow_advice(battle_);
        if (battle_.playing()) danger_.follow(game_->match(), battle_.looks(), game_->version(), app.seconds());
        game_->stage().step(app.seconds(), at_once ? 0 : opponents_.table_speed());
        play_sounds(app, game_->stage(), battle_.camera.view());
        play_hand_sounds(app);
        framing_.glide(at_once ? 1 : app.seconds());
        run_clock(battle_);
        const bool acts = battle_.pointing.selected() != cw::kNoCoin || !battle_.gathered.empty();
        battle_.log.aftermath.follow(*game_, acts);
        const render::Scene scene = seen_scene();
        if (battle_.dialog.ask == Ask::HandOver)
            app.renderer().draw_wood(battle_.camera.view());
        else
            app.renderer().draw(scene, battle_.camera.view());
        light_.draw(app.ui(), table_seen());
        panels(scene);
        debug(app);
    }

    bool animating() const override {
        const remote::Correspondence* by_file = app_.remote().by_file();
        return game_->stage().moving() || turning_ || framing_.glides() ||
               (game_->table() && by_file && by_file->catching_up()) ||
               (opponents_.looking() && !battle_.has_dialog()) ||
               (problem_ && problem_->state() == ProblemPlay::State::Showing);
    }
    bool busy() const override {
        return advising_.at_work() || danger_.at_work() || (opponents_.at_work() && !battle_.has_dialog());
    }
    double wakes() const override {
        if (battle_.drag.left && !battle_.drag.moved) return kHolding;
        if (opponents_.thinking() || advising_.at_work()) return kProgress;
        if (busy()) return kSoon;
        if (const double table = wakes_for_table(battle_); table > 0) return table;
        return clock_runs(battle_) ? kTick : 0;
    }
    bool keeps_tab() const override { return battle_.playing() && !battle_.deciding() && !battle_.pointing.pinned(); }
    bool enter_presses() const override { return waits_for_answer(battle_); }
    void keep() override {
        if (game_->autosave().unsaved() || battle_.keeps_time()) game_->save();
    }
    std::string rule_in_question() const override { return refusing_rule(battle_); }
    std::optional<rules::Json> state() const override { return std::optional(covered_state(battle_)); }
    std::optional<Vec2> to_pixels(Vec2 point) const override { return battle_.camera.view().to_pixels(point); }

    std::optional<Vec2> coin_at(std::string_view id) const override {
        const int coin = game_->match().find(id);
        if (coin == cw::kNoCoin) return std::nullopt;
        return game_->stage().scene().coins[static_cast<std::size_t>(coin)].at;
    }

private:
    void play_hand_sounds(BattleApp& app) {
        table::InHand now{battle_.deployment.carries() ? battle_.deployment.carried : battle_.pointing.selected(),
                          {},
                          battle_.pointing.measured_from()};
        if (now.coin != cw::kNoCoin) now.at = game_->stage().scene().coins[static_cast<std::size_t>(now.coin)].at;
        play_sounds(app, table::handled(game_->match(), held_, now), battle_.camera.view());
        held_ = now;
    }

    // In a narrow window, excludes the area covered by the last frame's side panel.
    TableSeen table_seen() const {
        const Layout layout = layout_of(battle_);
        Rect free = layout.table;
        const bool over = layout.narrow && before_.covered > layout.side_panels.y0 && layout.side_panels.x1 > free.x0;
        if (over && layout.side_panels.x0 < battle_.ui.width() / 4)
            free.x0 = layout.side_panels.x1;
        else if (over)
            free.x1 = layout.side_panels.x0;
        return {game_->shown_match(), game_->stage(), battle_.camera.view(), free, before_.written};
    }

    // Purses lie on the wood beside the mat, wherever no panel covers it now.
    TableSeen purses_seen() const {
        TableSeen seen = table_seen();
        if (is_face_to_face(battle_) && !layout_of(battle_).narrow) seen.free = layout_of(battle_).open;
        return seen;
    }

    render::Scene seen_scene() {
        render::Scene scene = marked_scene(battle_, purse_places(battle_.ui, purses_seen()));
        before_.written = do_names_yield(battle_) ? std::vector<core::Box>()
                                                  : table::written_boxes(scene, battle_.camera.view().scale);
        const TableSeen seen = table_seen();
        fly_to_purses(scene, battle_.ui, purses_seen());
        DiceSeen(seen.stage, seen.view, battle_.ui, seen.free).enlarge(scene);
        if (game_->match().phase == cw::Phase::Order)
            enlarge_tossed(scene, game_->scenario().coins.size(), battle_.ui, seen.view, seen.free);
        return scene;
    }

    void debug(Drawing& drawing) {
        const cw::Match& match = game_->match();
        drawing.debug("turn " + std::to_string(match.turn) + ", step " + std::to_string(game_->steps()) + ", seed " +
                      std::to_string(game_->set_up().seed));
        drawing.debug("hash " + core::to_hex(cw::CoinWars::hash(match)));
        debug_parsed(battle_.app);
        const auto& story = game_->story();
        for (std::size_t i = story.size() > 4 ? story.size() - 4 : 0; i < story.size(); ++i)
            if (!covers(battle_, story[i])) drawing.debug(words::english(story[i].told.text));
    }

    void panels(const render::Scene& scene) {
        if (battle_.dialog.ask == Ask::HandOver) return draw_questions(battle_);
        const TableSeen seen = table_seen();
        draw_purses(battle_.app, purses_seen());
        const std::vector<Rect> figures = draw_figures(battle_.ui, seen.stage, seen.view, seen.free);
        std::vector<Rect> covered = purse_places(battle_.ui, purses_seen());
        const std::optional<Rect> strip = draw_turn_strip(battle_, seen, covered, scene);
        draw_top_bar(battle_);
        const bool asks_goals = draw_goals(battle_);
        const double after_table = draw_table_panel(battle_, battle_.shared.talk, layout_of(battle_).side_panels.y0);
        double top = after_table;
        if (lesson_) top = draw_lesson_panel(battle_, top);
        if (problem_) top = draw_problem_panel(battle_, top);
        const bool opening = game_->match().phase < cw::Phase::Play;
        // In a narrow window, a code to read or type or a lost connection leaves no room for more.
        const remote::Guest* guest = battle_.app.remote().guest();
        const bool lost = opening && guest && !guest->is_heard();
        const bool alone = layout_of(battle_).narrow && (asks_for_others(battle_) || lost);
        const double beyond = alone ? top : opening ? draw_opening_panel(battle_, top) : draw_coin_panel(battle_, top);
        const bool own = lies_at_own_edge(battle_);
        draw_log(battle_, own ? top : beyond, own ? beyond : layout_of(battle_).side_panels.y1);
        const double below = own ? layout_of(battle_).side_panels.y1 : beyond;
        const Layout layout = layout_of(battle_);
        before_.covered = layout.narrow && !battle_.log.open ? below : layout.side_panels.y1;
        const double from = after_table > layout.side_panels.y0 ? layout.side_panels.y0 : top;
        covered.push_back({layout.side_panels.x0, from, layout.side_panels.x1, before_.covered});
        if (strip) covered.push_back(*strip);
        covered.insert(covered.end(), figures.begin(), figures.end());
        if (const auto words = draw_pointer_words(battle_)) covered.push_back(*words);
        if (const auto words = draw_coach(battle_, scene, covered)) covered.push_back(*words);
        view_buttons(scene, covered);
        draw_tags(battle_, scene, covered);
        draw_loupe(battle_, scene);
        announce(battle_);
        if (asks_goals) draw_whole_goals(battle_);
        draw_questions(battle_);
    }

    // Places them where they hide neither coins nor labels.
    void view_buttons(const render::Scene& scene, std::vector<Rect>& covered) {
        std::vector<Rect> taken = covered;
        const render::View& view = battle_.camera.view();
        for (const render::CoinSprite& coin : scene.coins) {
            const Vec2 at = view.to_pixels(coin.at), around = Vec2{1, 1} * (coin.radius * view.scale);
            taken.push_back({at.x - around.x, at.y - around.y, at.x + around.x, at.y + around.y});
        }
        const auto place_of = [&](int rows) {
            return place_for_view_buttons(battle_.ui, layout_of(battle_).open, taken, rows);
        };
        auto place = place_of(battle_.playing() ? 5 : 3);
        const bool loupe = battle_.playing() && place;
        if (!place && battle_.playing()) place = place_of(4);
        if (!place) return;
        draw_view_buttons(battle_.ui, battle_.camera, *place, ViewButtons::ZoomAndWhole);
        if (battle_.playing() && press_danger(battle_.ui, *place, danger_.shown())) danger_.toggle();
        if (loupe && press_loupe(battle_.ui, *place, battle_.pointing.loupe.on())) battle_.pointing.loupe.toggle();
        covered.push_back(*place);
    }

    std::unique_ptr<BattleGame> game_;
    std::unique_ptr<Lesson> lesson_;
    std::unique_ptr<ProblemPlay> problem_;
    std::unique_ptr<Coach> coach_;
    Opponents opponents_;
    Advising advising_;
    DangerView danger_;
    Battle battle_;
    BattleApp& app_;
    bool turning_ = false;
    Framing framing_{battle_, [this] { return purses_seen(); }};
    NarrowedLight light_;
    // In the last frame.
    struct Before {
        double covered = 0;                // pixels: where the side panels ended
        std::vector<core::Box> written{};  // inches: names of the ground
    } before_;
    table::InHand held_{};  // in the last frame
};

std::unique_ptr<Lesson> lesson_of(BattleApp& app, const BattleStart& start) {
    if (!start.lesson) return nullptr;
    auto steps = load_lesson(app.library());
    if (!steps || *start.lesson >= steps->size()) return nullptr;
    return std::make_unique<Lesson>(std::move((*steps)[*start.lesson]), *start.lesson, steps->size());
}

std::unique_ptr<ProblemPlay> problem_of(BattleApp& app, const BattleStart& start) {
    if (start.problem.empty()) return nullptr;
    const profile::ProblemBox box = profile::load_box(app.profile(), app.library());
    const problems::Problem* problem = box.find(start.problem);
    return problem ? std::make_unique<ProblemPlay>(*problem, start.solution) : nullptr;
}

}  // namespace

std::unique_ptr<Screen> make_battle(BattleApp& app, const BattleStart& start) {
    auto game = BattleGame::open(app, start);
    const cw::Side pupil = start.set_up.bots[0].empty() ? cw::Side::Heads : cw::Side::Tails;
    if (game && start.set_up.at_once && !start.record)
        start_at_once(**game, start.coached ? std::optional(pupil) : std::nullopt);
    if (game && start.share != Sharing::No)
        if (auto shared = share_battle(app, **game, start); !shared) app.notify(shared.error());
    if (game)
        return std::make_unique<BattleScreen>(app, std::move(*game), lesson_of(app, start), problem_of(app, start),
                                              start.coached ? std::make_unique<Coach>(pupil) : nullptr);
    app.notify(game.error());
    return nullptr;
}

void open_trial(BattleApp& app, const BattleStart& trial) {
    app.push_screen([&app, trial] { return make_battle(app, trial); });
}

}  // namespace screens
