// The editor's page of problems: what makes the draft invalid, each with its place.

#include "game/coin_wars/screens/editor/view.h"

namespace screens {

namespace {

// Selects the subject of a problem and centres it.
void go_to(EditorView& view, const editor::Problem& problem) {
    if (problem.shape) return view.select(*problem.shape);
    if (problem.coins.empty()) return;
    view.selection.coins = problem.coins;
    view.selection.shape.reset();
}

}  // namespace

void draw_problems_page(EditorView& view) {
    const auto problems = view.seen.problems;
    if (problems.empty()) {
        view.ui.heading(say("Nothing is wrong"));
        view.ui.text(say("This battle can be fought: try it out."));
        return;
    }
    view.ui.remark(say("Until these are fixed, the battle can be saved but not fought."));
    for (const editor::Problem& problem : problems)
        if (view.ui.entry(problem.place, problem.reason, ui::Sign::None, false, true)) go_to(view, problem);
}

}  // namespace screens
