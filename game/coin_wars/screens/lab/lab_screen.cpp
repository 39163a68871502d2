// The laboratory: line-ups or a battle fought many times, with the results on sheets around two mats.

#include <algorithm>

#include "engine/platform/window.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/shell/page_frame.h"
#include "game/shell/title_art.h"

namespace screens {

namespace {

constexpr double kLookEvery = 0.5;  // seconds between looks at the run

LabChoice chosen(LabChoice choice, const LabStart& start) {
    if (!start.line_up.empty()) {
        choice.what = LabChoice::What::LineUps;
        std::erase(choice.line_ups, start.line_up);
        choice.line_ups.insert(choice.line_ups.begin(), start.line_up);
        if (choice.line_ups.size() > kMaxLineUps) choice.line_ups.pop_back();
    } else if (!start.battle.empty() || start.laid) {
        choice.what = LabChoice::What::Battle;
        choice.battle = start.battle;
    }
    return choice;
}

class LabScreen final : public BattleAppScreen {
public:
    explicit LabScreen(BattleApp& app, const LabStart& start = {})
        : BattleAppScreen(app),
          bench_(app.library(), app.settings().all_cores ? 0 : 1, start.laid),
          errand_([&app] { app.wake(); }),
          even_([&app] { app.wake(); }),
          others_(app.settings().all_cores ? 0 : 1),
          contact_([&app] { app.wake(); }),
          view_{app, bench_, errand_, even_, others_, contact_} {
        view_.read_library();
        LabChoice choice = chosen(load_lab(app.profile()), start);
        forget_missing(choice, view_.line_ups);
        view_.change(choice);
        if (!start.battle.empty() || start.laid) view_.under = LabUnder::Page;
        if (!start.line_up.empty()) view_.under = LabUnder::Breeder;
    }

    std::string_view name() const override { return "lab"; }
    bool keeps_place() const override { return true; }

    void draw(BattleApp& app) override {
        draw_wood(app);
        if (view_.read != app.library().version()) view_.read_library();
        keys(app);
        look();
        if (errand_.found())
            if (auto record = errand_.take())
                open_replay(app, {.record = std::move(*record), .plays = Watch::Plays::All});
        draw_lab_top_bar(view_);
        if (view_.choosing) return draw_lab_choosing(view_);
        if (bench_.state() == LabBench::State::Unable) {
            const LabLayout layout = layout_of(view_);
            const Rect& rect = layout.room == LabLayout::Room::One ? layout.middle : layout.left;
            draw_lab_controls(view_, rect);
        } else {
            sheets();
        }
        draw_lab_questions(view_);
    }

    bool busy() const override {
        return bench_.state() == LabBench::State::Running || errand_.under_way() || even_.under_way() ||
               contact_.under_way() || others_.state() == OtherQuestions::State::Running;
    }

private:
    void look() {
        if (std::exchange(asked_, others_.state()) == OtherQuestions::State::Running) others_.look();
        const double now = platform::now();
        const bool turned = bench_.state() != state_;
        if (!turned && (bench_.state() != LabBench::State::Running || now - looked_ < kLookEvery)) return;
        state_ = bench_.state();
        looked_ = now;
        if (turned && state_ == LabBench::State::Done) view_.time.pause();
        bench_.look();
    }

    void keys(BattleApp& app) {
        if (!escaped(app) || std::exchange(view_.choosing, false)) return;
        if (std::exchange(view_.ask, LabAsk::Nothing) == LabAsk::Nothing) view_.leave();
    }

    void sheets() {
        const LabLayout layout = layout_of(view_);
        using Room = LabLayout::Room;
        if (layout.room == Room::One) {
            std::vector<LabSheet> all = sheets_of(view_);
            all.insert(all.begin(), LabSheet::Try);
            const Rect rest = draw_lab_tabs(view_, "tabs", layout.middle, all, view_.single);
            if (view_.single == LabSheet::Try) return draw_lab_controls(view_, rest);
            return draw_lab_sheet(view_, view_.single, rest);
        }
        const double controls = std::min(view_.ui.px(490), layout.left.height() * 0.66);
        draw_lab_mats(view_, {layout.left.x0, layout.left.y0, layout.left.x1, layout.left.y1 - controls - layout.gap});
        draw_lab_controls(view_, {layout.left.x0, layout.left.y1 - controls, layout.left.x1, layout.left.y1});
        if (layout.room == Room::Two) {
            if (view_.single == LabSheet::Try) view_.single = sheets_of(view_).front();
            const Rect rest = draw_lab_tabs(view_, "tabs", layout.right, sheets_of(view_), view_.single);
            return draw_lab_sheet(view_, view_.single, rest);
        }
        const double pair = view_.ui.px(290);
        const LabSheet large = bench_.is_battle() ? LabSheet::History : LabSheet::Matrix;
        draw_lab_sheet(view_, large,
                       {layout.middle.x0, layout.middle.y0, layout.middle.x1, layout.middle.y1 - pair - layout.gap});
        draw_lab_sheet(view_, LabSheet::Pair,
                       {layout.middle.x0, layout.middle.y1 - pair, layout.middle.x1, layout.middle.y1});
        const double half = std::round((layout.right.height() - layout.gap) / 2);
        const Rect upper{layout.right.x0, layout.right.y0, layout.right.x1, layout.right.y0 + half},
            lower{layout.right.x0, layout.right.y1 - half, layout.right.x1, layout.right.y1};
        draw_lab_sheet(view_, view_.upper,
                       draw_lab_tabs(view_, "upper tabs", upper, {LabSheet::Map, LabSheet::Losses}, view_.upper));
        draw_lab_sheet(view_, view_.lower,
                       draw_lab_tabs(view_, "lower tabs", lower,
                                     {LabSheet::Lengths, LabSheet::Turns, LabSheet::Decided}, view_.lower));
    }

    LabBench bench_;
    ReplayWorker errand_;
    HandicapWorker even_;
    OtherQuestions others_;
    ContactWorker contact_;
    LabView view_;
    double looked_ = 0;
    LabBench::State state_ = LabBench::State::Ready;  // at the last look
    OtherQuestions::State asked_ = OtherQuestions::State::NotAsked;
};

}  // namespace

LabLayout layout_of(const LabView& view) {
    const ui::Ui& ui = view.ui;
    const double points = ui.width() / ui.scale();
    LabLayout layout;
    using Room = LabLayout::Room;
    layout.room = points >= 1500 ? Room::Wide : points >= 1000 ? Room::Two : Room::One;
    const double gap = ui.px(layout.room == Room::One ? 10 : 24);
    layout.gap = std::min(gap, ui.px(18));
    const double top = ui.top_bar_height() + gap, bottom = ui.height() - gap, left = gap, right = ui.width() - gap;
    if (layout.room == Room::One) {
        layout.middle = {left, top, right, bottom};
    } else if (layout.room == Room::Two) {
        const double first = left + ui.px(400);
        layout.left = {left, top, first, bottom};
        layout.right = {first + gap, top, right, bottom};
    } else {
        const double wide = right - left - 2 * gap;
        const double first = std::round(left + wide * 0.33), second = std::round(first + gap + wide * 0.41);
        layout.left = {left, top, first, bottom};
        layout.middle = {first + gap, top, second, bottom};
        layout.right = {second + gap, top, right, bottom};
    }
    return layout;
}

std::unique_ptr<Screen> make_lab(BattleApp& app) { return std::make_unique<LabScreen>(app); }

void open_lab(BattleApp& app, const LabStart& start) {
    app.push_screen([&app, start] { return std::make_unique<LabScreen>(app, start); });
}

}  // namespace screens
