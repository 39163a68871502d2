// The result of the current step, the replay's top bar, and its dialogs.

#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/screens/common/editor_start.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/coin_wars/screens/replay/view.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

Phrase when_in_words(const ReplayView& view) {
    const int turn = view.replay.shown_match().turn;
    const int step = static_cast<int>(view.replay.stop()), all = static_cast<int>(view.replay.stops());
    return turn == 0 ? say("Step {1} of {2}, before the battle", step, all)
                     : say("Step {1} of {2}, round {3}", step, all, turn);
}

enum class Nameless { LeftOut, You };

// Lists the players whose names are known. You: also an unnamed person who plays against the computer.
void tell_players(ui::Ui& ui, const Replay& replay, Nameless nameless) {
    const profile::SetUp set_up = profile::set_up_from(replay.record().about);
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        const cw::Scenario& scenario = *replay.end().scenario;
        const Phrase player = player_label(set_up, scenario, side), display_name = table::display_name(scenario, side);
        const bool alone = !set_up.bots[cw::index(cw::other(side))].empty();
        if (!player.empty())
            ui.sign(sign_of(side), say("{1} leads {2}", player, display_name));
        else if (nameless == Nameless::You && alone)
            ui.sign(sign_of(side), say("You lead {1}", display_name));
    }
}

void tell_better(ReplayView& view) {
    const table::Traces& ways = view.teacher.ways();
    view.ui.caption(say("What would have been better"));
    const cw::Scenario& scenario = *view.replay.end().scenario;
    view.ui.sign(sign_of(ways.side), table::summary(scenario, ways), {.type = Type::Strong});
    if (const auto turn = view.teacher.chosen())
        view.ui.text(analysis::in_words(scenario, view.teacher.found()->turns[*turn].reason));
}

void tell_step(ReplayView& view) {
    ui::Ui& ui = view.ui;
    const Replay& replay = view.replay;
    if (view.teacher.better()) return tell_better(view);
    ui.caption(when_in_words(view));
    if (replay.position() == 0) {
        ui.text(say("This is how it began."), {.type = Type::Strong});
        tell_players(ui, replay, Nameless::LeftOut);
    }
    // Nothing is said before it can be seen.
    if (replay.shows_step()) {
        const cw::Match& match = replay.shown_match();
        ui.sign(sign_of(match.side), say("{1} to act", table::display_name(*match.scenario, match.side)),
                {.type = Type::Strong});
        return;
    }
    for (const table::StoryLine& line : replay.told()) {
        if (line.side)
            ui.sign(sign_of(*line.side), line.text, {.type = Type::Strong});
        else
            ui.text(line.text, {.type = Type::Strong});
        if (!line.detail.empty()) ui.remark(line.detail);
        ui.announce("step " + std::to_string(replay.stop()), joined({line.text, line.detail}, rules::full_stop()));
        for (const Phrase& sum : line.sums) ui.text(sum, {Type::Small, palette::kInk});
    }
    if (replay.match().phase == cw::Phase::Over) ui.text(table::verdict(replay.match()));
    if (!view.notice.empty()) {
        ui.rule();
        ui.remark(view.notice);
    }
}

class ReplayTopBar {
public:
    explicit ReplayTopBar(ReplayView& view)
        : view_(view),
          ui_(view.ui),
          narrow_(layout_of(view).narrow),
          high_(ui_.top_bar_height()),
          left_(ui_.px(14)),
          right_(ui_.width() - ui_.px(narrow_ ? 12 : 24)) {}

    void draw() {
        if (press_left(say("Leave"), 84)) view_.app.back();
        if (press_right(say("More"), 76, true)) view_.ask = ReplayAsk::More;
        if (narrow_) {
            if (press_right(view_.curve_open ? say("Step by step") : say("Curve"), 116, true))
                view_.curve_open = !view_.curve_open;
        } else {
            if (press_right(say("Play on from here"), 170, {may_play_on(view_), say("The battle is over here.")}))
                play_on(view_);
            if (press_right(say("What decided it?"), 150, true)) ask_teacher(view_);
            if (press_right(say("Save picture"), 124, true)) view_.wants_picture = true;
        }
        print(battles::title_words(view_.replay.match().scenario->title), Type::Heading, palette::kCream);
        print(whose_turn(), Type::Body, palette::kCreamSoft);
    }

private:
    Rect place(double x, double width, double height) const {
        return ui::sized({x, std::round((high_ - height) / 2)}, width, height);
    }

    bool press_left(const Phrase& label, double points) {
        const double width = button_width(ui_, label, points);
        ui_.place(place(left_, width, ui_.px(34)));
        left_ += width + ui_.px(18);
        return ui_.button(label, Look::Dark);
    }

    bool press_right(const Phrase& label, double points, const ui::Open& open) {
        const double width = button_width(ui_, label, points);
        right_ -= width;
        ui_.place(place(right_, width, ui_.px(34)));
        right_ -= ui_.px(10);
        return ui_.button(label, Look::Dark, open);
    }

    // Prints only what fits completely.
    void print(const Phrase& words, Type type, ui::Colour colour) {
        const double width = ui_.text_width(words, type) + 2;
        if (left_ + width > right_) return;
        ui_.place(place(left_, width, ui_.line_height(type)));
        ui_.text(words, {type, colour});
        left_ += width + ui_.px(18);
    }

    Phrase whose_turn() const {
        const cw::Match& match = view_.replay.shown_match();
        const Phrase side = table::display_name(*match.scenario, match.side);
        if (match.phase == cw::Phase::Over) return say("the end");
        return match.phase == cw::Phase::Play ? say("round {1}, {2} to act", match.turn, side)
                                              : say("before the battle");
    }

    ReplayView& view_;
    ui::Ui& ui_;
    bool narrow_;
    double high_, left_, right_;
};

void ask_to_play_on(ReplayView& view) {
    ui::Ui& ui = view.ui;
    ui.dialog("play on", ui.px(440), [&] {
        ui.heading(say("Play on from here?"));
        ui.text(
            say("A new battle begins at this step. The replay stays as it is, and a battle in progress is set aside "
                "among the replays."));
        tell_players(ui, view.replay, Nameless::You);
        ui.row({1, 1});
        if (ui.button(say("Play on"), Look::Accent)) return view.app.play_on(view.replay.up_to_here());
        if (ui.button(say("Keep watching"))) view.ask = ReplayAsk::Nothing;
    });
}

void ask_for_more(ReplayView& view) {
    view.ui.dialog("more", view.ui.px(400), [&] {
        const auto entry = [&](const Phrase& label, const ui::Open& open) {
            const bool pressed = view.ui.button(label, Look::Plain, open);
            if (pressed) view.ask = ReplayAsk::Nothing;
            return pressed;
        };
        view.ui.heading(battles::title_words(view.replay.match().scenario->title));
        if (entry(say("Turn the view"), true)) view.camera.turn();
        if (entry(say("Save picture"), true)) {
            view.wants_picture = true;
            view.curve_open = false;
        }
        const bool over = view.replay.end().phase == cw::Phase::Over;
        if (entry(say("Make a card"), {over, say("Only after the battle is over.")}))
            return open_share(view.app, {.record = view.replay.record(), .file = view.file});
        if (entry(say("What decided it?"), true)) return ask_teacher(view);
        if (entry(say("Next bookmark or swing"), true)) next_mark(view);
        if (entry(say("Play on from here"), {may_play_on(view), say("The battle is over here.")})) return play_on(view);
        if (entry(say("Make a battle from this position"), true))
            return edit_position(view.app, view.replay.match(), view.replay.record().start);
        if (view.ui.button(say("Keep watching"), Look::Accent)) view.ask = ReplayAsk::Nothing;
    });
}

}  // namespace

void draw_step(ReplayView& view) {
    const ReplayLayout layout = layout_of(view);
    if (layout.narrow && view.curve_open) return;
    view.ui.about(std::to_string(view.replay.position()));
    view.ui.side_panel("step", layout.step, [&] { tell_step(view); });
}

void draw_replay_top_bar(ReplayView& view) {
    view.ui.top_bar([&] { ReplayTopBar(view).draw(); });
}

void draw_replay_questions(ReplayView& view) {
    if (view.ask == ReplayAsk::PlayOn) ask_to_play_on(view);
    if (view.ask == ReplayAsk::More) ask_for_more(view);
    if (view.ask == ReplayAsk::Figures) explain_figures(view);
}

}  // namespace screens
