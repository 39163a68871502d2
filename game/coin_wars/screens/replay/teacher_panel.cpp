// The panel of decisive moments: progress of the analysis, then accuracy, luck and the turns that mattered most.

#include <algorithm>
#include <cmath>
#include <functional>

#include "engine/core/path.h"
#include "engine/ui/plot.h"
#include "game/coin_wars/profile/replays.h"
#include "game/coin_wars/profile/solved_problems.h"
#include "game/coin_wars/screens/common/time_left.h"
#include "game/coin_wars/screens/replay/view.h"

namespace screens {

namespace {

constexpr std::size_t kMoments = 3;
constexpr std::size_t kReplayTimeLength = 19;  // "2026-11-20 21.05.33"

Phrase in_points(double share) {
    const int points = static_cast<int>(std::lround(100 * share));
    return points > 0 ? plain("+" + std::to_string(points)) : plain(std::to_string(points));
}

problems::Battle fought_in(const ReplayView& view) {
    const profile::SetUp set_up = profile::set_up_from(view.replay.record().about);
    const std::string stem = core::text(view.file.stem());
    return {view.replay.played(),
            view.replay.end().scenario->title,
            stem.empty() ? std::string("battle") : stem.substr(0, kReplayTimeLength),
            {set_up.bots[0].empty(), set_up.bots[1].empty()}};
}

// Returns the turns in which a person who lost the battle lost most of it, worst first.
std::vector<std::size_t> moments_of(const ReplayView& view, const analysis::Analysis& found) {
    const auto& outcome = view.replay.end().outcome;
    if (!outcome || !outcome->winner) return {};
    const cw::Side loser = cw::other(*outcome->winner);
    if (!fought_in(view).own[cw::index(loser)]) return {};
    std::vector<std::size_t> moments;
    for (std::size_t i = 0; i < found.turns.size(); ++i)
        if (found.turns[i].side == loser && found.turns[i].loss() >= analysis::kMistake &&
            !found.turns[i].better.empty())
            moments.push_back(i);
    std::ranges::stable_sort(moments, std::greater{}, [&](std::size_t turn) { return found.turns[turn].loss(); });
    if (moments.size() > kMoments) moments.resize(kMoments);
    return moments;
}

// Opens the turn as a problem, or if that is impossible as a battle that continues from there.
void try_again(ReplayView& view, const analysis::TurnReview& turn) {
    const auto problem = problems::mistake_of(fought_in(view), turn);
    if (!problem) {
        view.replay.go(turn.first);
        return play_on(view);
    }
    if (const auto kept = profile::save_mistakes(view.app.profile(), {*problem}); !kept) {
        view.notice = kept.error();
        return;
    }
    view.app.solve(problem->name, Solving::Asked);
}

class TeacherPanel {
public:
    explicit TeacherPanel(ReplayView& view) : view_(view), ui_(view.ui), teacher_(view.teacher) {}

    void draw() {
        if (!layout_of(view_).narrow) ui_.heading(say("What decided it?"));
        if (teacher_.found())
            draw_found(*teacher_.found());
        else if (teacher_.under_way())
            draw_progress();
        else
            ui_.remark(say("The replay was not analysed to the end."));
        if (ui_.button(say("Back to the curve"))) {
            teacher_.stop();
            view_.taught = false;
        }
    }

private:
    Phrase name(cw::Side side) const { return table::display_name(*view_.replay.end().scenario, side); }

    void draw_progress() {
        ui_.remark(say("Every turn is being replayed in other ways. You can keep watching meanwhile."));
        const Rect rect = ui_.take(ui_.px(14));
        const ui::Painter paint = ui_.paint();
        paint.fill(rect, palette::kSoft.faded(0.3), ui_.px(7));
        const double wide = std::max(rect.height(), rect.width() * teacher_.progress());
        paint.fill({rect.x0, rect.y0, rect.x0 + wide, rect.y1}, palette::kAccent, ui_.px(7));
        const Phrase left = left_in_words(teacher_.seconds(), teacher_.progress()),
                     done = ui::percent(teacher_.progress());
        ui_.text(left.empty() ? done : joined({done, left}, rules::comma()), {Type::Small, palette::kSoft});
    }

    void draw_found(const analysis::Analysis& found) {
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            const Phrase accuracy = ui::percent(found.accuracy(side) / 100);
            ui_.sign(sign_of(side),
                     view_.replay.timeline().dice_fell()
                         ? say("{1}: accuracy {2}, luck {3}", name(side), accuracy, in_points(found.luck(side)))
                         : say("{1}: accuracy {2}", name(side), accuracy));
        }
        if (ui_.button(say("What do these figures mean?"), Look::Bare)) view_.ask = ReplayAsk::Figures;
        std::vector<std::size_t> mattered = found.mattered();
        if (mattered.empty()) return ui_.text(say("No turn moved the chance to win by much."));
        const std::vector<std::size_t> again = moments_of(view_, found);
        if (!again.empty()) {
            ui_.caption(
                say_many(static_cast<int>(again.size()), "{1} MOMENT TO TRY AGAIN", "{1} MOMENTS TO TRY AGAIN"));
            draw_turns(found, again);
            std::erase_if(mattered, [&](std::size_t turn) { return std::ranges::find(again, turn) != again.end(); });
        }
        if (mattered.empty()) return;
        ui_.caption(say("THE TURNS THAT MATTERED MOST"));
        draw_turns(found, mattered);
    }

    void draw_turns(const analysis::Analysis& found, const std::vector<std::size_t>& turns) {
        for (std::size_t i = 0; i < turns.size(); ++i) draw_turn(found, turns[i], static_cast<int>(i) + 1);
    }

    void draw_turn(const analysis::Analysis& found, std::size_t index, int place) {
        const analysis::TurnReview& turn = found.turns[index];
        const Phrase words = say("{1}. Round {2}, {3}", place, turn.turn, name(turn.side));
        const bool chosen = teacher_.chosen() == index;
        if (ui_.entry(words, is_mistake(turn) ? loss_in_words(turn) : gain_in_words(found, index), sign_of(turn.side),
                      chosen, true))
            teacher_.look_at(index, Teacher::Show::Done);
        if (chosen) draw_ways(turn, index);
    }

    static bool is_mistake(const analysis::TurnReview& turn) { return turn.loss() >= analysis::kMistake; }

    Phrase loss_in_words(const analysis::TurnReview& turn) const {
        const Phrase chances =
            say("{1} chance to win instead of {2}.", ui::percent(turn.played()), ui::percent(turn.best));
        return chances + plain(" ") + analysis::in_words(*view_.replay.end().scenario, turn.reason);
    }

    static Phrase gain_in_words(const analysis::Analysis& found, std::size_t index) {
        const double heads = found.course()[index];
        const double before = found.turns[index].side == cw::Side::Heads ? heads : 1 - heads;
        const Phrase from = ui::percent(before), to = ui::percent(before + found.gain(index));
        // Translators: {1} and {2} are chances to win, in per cent.
        return index + 2 < found.turns.size() ? say("{1} chance to win, {2} at its next turn.", from, to)
                                              : say("{1} chance to win, {2} at the end.", from, to);
    }

    void draw_ways(const analysis::TurnReview& turn, std::size_t index) {
        const bool better = teacher_.shown() != Teacher::Show::Done;
        if (is_mistake(turn)) {
            ui_.row({1, 1});
            if (ui_.button(say("Show me"), Look::Accent)) teacher_.look_at(index, Teacher::Show::Film);
            if (ui_.button(say("Try again"))) try_again(view_, turn);
            ui_.row({1, 1});
            if (ui_.button(say("As played"), better ? Look::Plain : Look::Chosen))
                teacher_.look_at(index, Teacher::Show::Done);
            if (ui_.button(say("The better turn"), better ? Look::Chosen : Look::Plain))
                teacher_.look_at(index, Teacher::Show::Better);
            if (better && !teacher_.films() && teacher_.actions() > 0) draw_actions();
        }
        if (ui_.button(say("Try it from here"))) {
            view_.replay.go(turn.first);
            play_on(view_);
        }
    }

    // Steps through the better turn's actions, then shows the whole turn, then starts over.
    void draw_actions() {
        const std::size_t at = teacher_.action(), all = teacher_.actions();
        const Phrase label = at + 1 < all
                                 ? say("Next action ({1} of {2})", static_cast<int>(at) + 2, static_cast<int>(all))
                             : at < all ? say("The whole turn")
                                        : say("Action by action");
        ui_.row({1});
        if (ui_.button(label)) teacher_.look_at_action(at < all ? at + 1 : 0);
        ui_.row({1});
    }

    ReplayView& view_;
    ui::Ui& ui_;
    Teacher& teacher_;
};

// Saves costly turns of persons as problems.
void follow_mistakes(ReplayView& view) {
    const auto mistakes = problems::mistakes_of(fought_in(view), *view.teacher.found());
    if (const auto kept = profile::save_mistakes(view.app.profile(), mistakes); !kept) view.notice = kept.error();
}

}  // namespace

void ask_teacher(ReplayView& view) {
    view.taught = true;
    view.curve_open = true;
    view.teacher.begin();
}

void follow_teacher(ReplayView& view) {
    if (!view.teacher.follow() || !profile::is_kept(view.app.profile(), view.file)) return;
    follow_mistakes(view);
    if (const auto written = profile::write_record(view.file, view.replay.record()); !written)
        view.notice = say("The analysis could not be saved: {1}", written.error());
}

void draw_teacher(ReplayView& view) {
    const ReplayLayout layout = layout_of(view);
    if (layout.narrow && !view.curve_open) return;
    view.ui.side_panel("teacher", layout.curve, [&] { TeacherPanel(view).draw(); });
}

void explain_figures(ReplayView& view) {
    ui::Ui& ui = view.ui;
    ui.dialog("figures", ui.px(520), [&] {
        ui.heading(say("Chance, luck and accuracy"));
        ui.text(
            say("The chance to win is how often a side would win from there if sergeants led both sides, a draw "
                "counting half. It was fitted to thousands of such battles and checked against others."));
        ui.text(
            say("Luck is what tosses and dice added: the chance after them, minus the average over all the results "
                "they could have shown."));
        ui.text(
            say("A turn's loss is how much more the best turn found was worth, luck left out. Its accuracy follows the "
                "lichess formula: 103.1668 × exp(−0.04354 × loss in points) − 3.1669, plus 1. A battle's accuracy is "
                "the mean of the turns' harmonic mean and their mean weighted by how much the chance moved."));
        if (ui.button(say("Back"), Look::Accent)) view.ask = ReplayAsk::Nothing;
    });
}

}  // namespace screens
