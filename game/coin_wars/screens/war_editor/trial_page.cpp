// The problems of a war, and its results when Sergeants fight it a hundred times.

#include <algorithm>
#include <array>
#include <cmath>

#include "game/coin_wars/screens/war_editor/view.h"
#include "game/coin_wars/wars/rules/war.h"

namespace screens {

namespace {

constexpr double kAlpha = 0.05;

int percent(double share) { return static_cast<int>(std::lround(share * 100)); }

void tell_wins(WarEditorView& view, const std::vector<lab::FoughtWar>& fought) {
    const auto count = static_cast<double>(fought.size());
    for (int nation = 0; nation < 2; ++nation) {
        const auto wins = std::ranges::count(fought, nation, &lab::FoughtWar::winner);
        const lab::Interval interval = lab::wilson(static_cast<double>(wins), count, kAlpha);
        view.ui.text(
            say_many(static_cast<int>(fought.size()), "{2} wins {3} of {1} war", "{2} wins {3} of {1} wars",
                     known(view.plan().nations[static_cast<std::size_t>(nation)].name), static_cast<int>(wins)),
            {.type = Type::Strong});
        view.ui.remark(say("95 % interval: {1} to {2} %", percent(interval.low), percent(interval.high)));
    }
    const auto nobody = std::ranges::count_if(fought, [](const lab::FoughtWar& war) { return war.winner < 0; });
    if (nobody > 0)
        view.ui.text(say_many(static_cast<int>(nobody), "{1} war has no winner.", "{1} wars have no winner."));
}

void tell_battles(WarEditorView& view, const std::vector<lab::FoughtWar>& fought) {
    view.ui.caption(say("WHERE THE WARS WENT"));
    for (const war::Place& place : view.plan().places) {
        int wars = 0;
        std::array<int, 2> won{};
        for (const lab::FoughtWar& war : fought)
            for (std::size_t i = 0; i < war.course.size(); ++i) {
                if (war.course[i] != place.id) continue;
                ++wars;
                if (war.winners[i] >= 0) ++won[static_cast<std::size_t>(war.winners[i])];
            }
        view.ui.text(say_many(wars, "{2}: fought in {1} war", "{2}: fought in {1} wars", known(place.title)));
        if (wars > 0)
            view.ui.remark(say("{1} won {2}, {3} won {4}", known(view.plan().nations[0].name), won[0],
                               known(view.plan().nations[1].name), won[1]));
    }
}

void tell(WarEditorView& view, const WarTrialResult& result) {
    if (!result.fault.empty()) return view.ui.text(result.fault);
    if (result.cancelled)
        view.ui.text(
            say_many(static_cast<int>(result.fought.size()), "Cancelled after {1} war.", "Cancelled after {1} wars."));
    if (result.fought.empty()) return;
    tell_wins(view, result.fought);
    tell_battles(view, result.fought);
}

}  // namespace

void draw_trial_page(WarEditorView& view) {
    ui::Ui& ui = view.ui;
    ui.remark(say("Two Sergeants fight the whole war a hundred times, buying coins between its battles."));
    if (view.trial.under_way()) {
        const int done = view.trial.done();
        ui.text(say("{1} of {2} wars", done, WarTrial::kWars));
        const Rect bar = ui.take(ui.px(10));
        const ui::Painter paint = ui.paint();
        paint.fill(bar, palette::kSoft.faded(0.3), ui.px(4));
        paint.fill({bar.x0, bar.y0, bar.x0 + bar.width() * done / WarTrial::kWars, bar.y1}, palette::kAccent, ui.px(4));
        if (ui.button(say("Cancel"))) view.trial.cancel();
        return;
    }
    const bool holds = view.problems.empty();
    if (ui.button(say("Fight a hundred wars"), Look::Accent, {holds, say("Fix the problems first.")})) {
        wars::WarFile war;
        war.json = war::to_json(view.plan());
        war.plan = view.plan();
        view.trial.start(view.app.library(), war, view.app.seed());
        return;
    }
    if (const auto& result = view.trial.result()) tell(view, *result);
}

void draw_war_problems(WarEditorView& view) {
    ui::Ui& ui = view.ui;
    if (view.problems.empty()) return ui.text(say("Nothing is wrong"));
    for (const wars::Problem& problem : view.problems) {
        if (!ui.entry(problem.where, problem.reason, ui::Sign::None, false, true)) continue;
        if (problem.pointer.starts_with("/places/")) {
            view.page = WarPage::Battles;
            view.chosen.place = static_cast<std::size_t>(std::stoul(problem.pointer.substr(8)));
            view.chosen.way.reset();
            view.chosen.picks = false;
        } else if (problem.pointer.starts_with("/peoples") || problem.pointer.starts_with("/leaders")) {
            view.page = WarPage::Nations;
        } else {
            view.page = problem.pointer.starts_with("/map")      ? WarPage::Map
                        : problem.pointer.starts_with("/places") ? WarPage::Battles
                                                                 : WarPage::Story;
        }
        return;
    }
}

}  // namespace screens
