// The editor's page of problems: what keeps the draft from being a valid battle, each with its place.

#include "game/coin_wars/screens/editor/view.h"

namespace screens {

namespace {

// Shows the subject of a problem in the middle of the table.
void go_to(EditorView& view, const editor::Problem& problem) {
    if (problem.shape) return view.select(*problem.shape);
    if (problem.coins.empty()) return;
    view.selection.coins = problem.coins;
    view.selection.shape.reset();
}

Phrase place_of(const EditorView& view, const editor::Problem& problem) {
    if (problem.coins.size() == 1) return plain(view.coin(problem.coins.front()).id);
    if (!problem.coins.empty()) {
        const auto& coins = view.scenario().coins;
        const auto id = [&](int coin) { return plain(coins[static_cast<std::size_t>(coin)].id); };
        return say("The Army from {1} to {2}", id(problem.coins.front()), id(problem.coins.back()));
    }
    return plain(problem.pointer);
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
        if (view.ui.entry(place_of(view, problem), problem.reason, ui::Sign::None, false, true)) go_to(view, problem);
}

}  // namespace screens
