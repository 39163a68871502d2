// A battle being replayed: the table as in the battle, the timeline below it, the value curve beside it.

#include <algorithm>

#include "engine/core/path.h"
#include "engine/ui/drag_area.h"
#include "game/coin_wars/screens/common/agreed_terms.h"
#include "game/coin_wars/screens/common/blow_tags.h"
#include "game/coin_wars/screens/common/coin_ids.h"
#include "game/coin_wars/screens/common/coin_names.h"
#include "game/coin_wars/screens/common/moments.h"
#include "game/coin_wars/screens/common/purses.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/stage_sounds.h"
#include "game/coin_wars/screens/replay/view.h"
#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/move_words.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/profile/free_file.h"
#include "game/shell/table_picture.h"

namespace screens {

namespace {

// Returns the mat with its edge, the wood on its left with room for the purses at the end, and the scale below.
table::Box whole_table(const Replay& replay) {
    double left = -table::kWood;
    const std::vector<int> nobody;
    for (const render::CoinSprite& coin : table::resting_scene(replay.end(), nobody).coins)
        left = std::min(left, coin.at.x - coin.radius - 0.2);
    const cw::Scenario& scenario = *replay.end().scenario;
    return {{left, -1.45}, {scenario.width + 0.55, scenario.height + 0.55}};
}

class ReplayScreen final : public BattleAppScreen, public AgreedTerms {
public:
    ReplayScreen(BattleApp& app, std::unique_ptr<Replay> replay, const Watch& what)
        : BattleAppScreen(app),
          replay_(std::move(replay)),
          chances_(*replay_, [&app] { app.wake(); }),
          teacher_(*replay_, [&app] { app.wake(); }),
          view_{app, *replay_, chances_, teacher_, what.file},
          whole_(whole_table(*replay_)) {
        if (what.taught) ask_teacher(view_);
    }

    std::string_view name() const override { return "replay"; }
    std::shared_ptr<const cw::Scenario> agreed() const override { return replay_->match().scenario; }

    void draw(BattleApp& app) override {
        ui::give_keys_to_table(app.ui());
        frame_table(app);
        handle_replay_events(view_);
        follow_teacher(view_);
        teacher_.follow_film();
        weigh_turns();
        using Motion = Replay::Motion;
        const Motion motion = app.fast()                      ? Motion::None
                              : app.settings().reduced_motion ? Motion::Reduced
                                                              : Motion::Full;
        turning_ = view_.camera.step(motion == Motion::Full ? app.seconds() : 1);
        if (view_.camera.across()) app.ui().exchange(table::turned_words());
        replay_->pass(app.seconds() * app.settings().speed / 100.0, motion);
        play_sounds(app, replay_->stage(), view_.camera.view());
        take_picture(app);
        const cw::Match& on_table = teacher_.better() ? *teacher_.better() : replay_->shown_match();
        render::Scene shown = scene();
        const render::View& looks = view_.camera.view();
        const TableSeen seen{on_table, replay_->stage(), looks, layout_of(view_).table,
                             table::written_boxes(shown, looks.scale)};
        fly_to_purses(shown, app.ui(), seen);
        DiceSeen(seen.stage, seen.view, app.ui(), seen.free).enlarge(shown);
        app.renderer().draw(shown, seen.view);
        light_.draw(app.ui(), seen);
        draw_purses(app, seen);
        who_is_who(shown, seen, draw_figures(app.ui(), seen.stage, seen.view, seen.free));
        draw_replay_top_bar(view_);
        if (view_.taught)
            draw_teacher(view_);
        else
            draw_curve(view_);
        draw_step(view_);
        draw_transport(view_);
        draw_replay_questions(view_);
        app.debug("step " + std::to_string(replay_->position()) + " of " + std::to_string(replay_->steps()));
        app.debug("hash " + core::to_hex(cw::CoinWars::hash(replay_->match())));
    }

    bool animating() const override { return replay_->moving() || teacher_.films() || turning_; }
    bool busy() const override { return chances_.under_way() || teacher_.under_way(); }

    std::optional<rules::Json> state() const override {
        rules::Json state = cw::CoinWars::state(replay_->match());
        state["replay"] = {{"step", replay_->position()},
                           {"steps", replay_->steps()},
                           {"playing", replay_->playing()},
                           {"analysed", teacher_.found() != nullptr},
                           {"bookmarks", replay_->bookmarks()}};
        return std::optional(std::move(state));
    }

    std::optional<Vec2> to_pixels(Vec2 point) const override { return view_.camera.view().to_pixels(point); }

    std::optional<Vec2> coin_at(std::string_view id) const override {
        const int coin = replay_->match().find(id);
        if (coin == cw::kNoCoin) return std::nullopt;
        return replay_->stage().scene().coins[static_cast<std::size_t>(coin)].at;
    }

private:
    // Updates the turning points once better chances are known.
    void weigh_turns() {
        if (weighed_ || !chances_.knows_turns()) return;
        weighed_ = true;
        replay_->weigh(chances_by_turn(*replay_, chances_.known()));
    }

    void frame_table(BattleApp& app) {
        const Rect room = layout_of(view_).table;
        const render::View before = view_.camera.view();
        view_.camera.frame(whole_, {{room.x0, room.y0}, {room.x1, room.y1}}, app.width(), app.height());
        if (!framed_ || before.width != app.width() || before.height != app.height()) view_.camera.show_whole();
        framed_ = true;
    }

    render::Scene scene() const {
        render::Scene scene = replay_->stage().scene_in(view_.ui.catalogue(), table::reading_in(view_.camera.view()));
        const cw::Match* better = teacher_.better();
        table::mark_armies(scene, better ? *better : replay_->shown_match(), cw::kNoArmy, replay_->stage().gone());
        table::mark_arrivals(scene, better ? *better : replay_->match());
        table::mark_lost(scene, better ? *better : replay_->shown_match());
        table::mark_pips(scene, better ? *better : replay_->shown_match());
        if (replay_->stage().moving()) return scene;
        if (teacher_.chosen()) {
            teacher_.mark(scene, view_.ui.catalogue());
            return scene;
        }
        for (const table::StoryLine& line : replay_->told())
            table::mark_coins(scene, replay_->match(), line.coins, render::Ink::Amber);
        return scene;
    }

    void who_is_who(const render::Scene& shown, const TableSeen& seen, const std::vector<Rect>& figures) {
        LabelRoom room(seen.free);
        room.keep_clear(shown, seen.view);
        for (const Rect& purse : purse_places(view_.ui, seen)) room.keep_clear(purse);
        for (const Rect& figure : figures) room.keep_clear(figure);
        draw_crowns(view_.ui, seen.match, shown, seen.view);
        draw_ids(view_.ui, room, seen.match, shown, seen.view);
        draw_names(view_.ui, room, seen.match, shown, seen.view, cw::kNoCoin);
    }

    // Saves a picture of the table alone, as large as the window allows.
    void take_picture(BattleApp& app) {
        if (!view_.wants_picture || replay_->stage().moving()) return;
        view_.wants_picture = false;
        const std::string name = "step " + std::to_string(replay_->stop()) + " of " + std::to_string(replay_->stops());
        const std::filesystem::path file = profile::free_file(app.profile() / "pictures", name, ".png");
        const auto written = picture_of_table(app, replay_->stage().scene_in(app.ui().catalogue()), whole_, file);
        view_.notice = written ? say("The picture was saved as {1}", plain(core::text(file))) : written.error();
    }

    std::unique_ptr<Replay> replay_;
    ChanceWorker chances_;
    Teacher teacher_;
    ReplayView view_;
    table::Box whole_;
    bool framed_ = false, turning_ = false, weighed_ = false;
    NarrowedLight light_;
};

}  // namespace

ReplayLayout layout_of(const ReplayView& view) {
    const ui::Ui& ui = view.ui;
    ReplayLayout layout;
    layout.narrow = ui.width() / ui.scale() < 1150;
    const double margin = ui.px(layout.narrow ? 10 : 24), top = ui.top_bar_height() + margin;
    const double strip = ui.px(layout.narrow ? 96 : 104);
    layout.transport = {margin, ui.height() - margin - strip, ui.width() - margin, ui.height() - margin};
    const double bottom = layout.transport.y0 - margin;
    const double width = layout.narrow ? std::min(ui.px(320), ui.width() * 0.5) : ui.px(372);
    const double left = ui.width() - margin - width;
    const double high =
        layout.narrow ? std::min(ui.px(160), bottom - top) : std::clamp((bottom - top) * 0.3, ui.px(170), ui.px(260));
    layout.step = {left, top, left + width, top + high};
    layout.curve = {left, layout.narrow ? top : layout.step.y1 + margin, left + width, bottom};
    layout.table = {0, ui.top_bar_height(), left - margin, layout.transport.y0};
    return layout;
}

void open_replay(BattleApp& app, const Watch& what) {
    app.push_screen([&app, what]() -> std::unique_ptr<Screen> {
        auto replay = Replay::open(what);
        if (replay) return std::make_unique<ReplayScreen>(app, std::move(*replay), what);
        app.notify(replay.error());
        return nullptr;
    });
}

}  // namespace screens
