// The editor's page of mistakes: the parts that keep the draft from being a valid battle, and parts without effect,
// each with its place.

#include "game/coin_wars/screens/editor/view.h"

namespace screens {

namespace {

// The page that changes what is not on the table.
void turn_to_page(EditorView& view, const std::string& pointer) {
    const bool of_tails = pointer.starts_with("/sides/tails/");
    if (pointer.starts_with("/victory"))
        view.page = EditorPage::Victory;
    else if (of_tails || pointer.starts_with("/sides/heads/")) {
        view.page = EditorPage::Coins;
        view.brush.turn_to(of_tails ? cw::Side::Tails : cw::Side::Heads);
    } else
        view.page = EditorPage::Battle;
}

// Shows the subject of a problem, on the table or on its page.
void go_to(EditorView& view, const editor::Problem& problem) {
    if (problem.special) {
        view.page = EditorPage::Special;
        view.pages.special = problem.special;
    }
    if (problem.shape) return view.select(*problem.shape);
    if (problem.coins.empty()) {
        if (!problem.special) turn_to_page(view, problem.pointer);
        return;
    }
    view.selection.coins = problem.coins;
    view.selection.shape.reset();
}

void list(EditorView& view, const std::vector<editor::Problem>& problems) {
    for (const editor::Problem& problem : problems)
        if (view.ui.entry(problem.place, problem.reason, ui::Sign::None, false, true)) go_to(view, problem);
}

}  // namespace

void draw_problems_page(EditorView& view) {
    if (view.seen.problems.empty()) {
        view.ui.heading(say("Nothing is wrong"));
        view.ui.text(say("This battle can be fought: try it out."));
    } else {
        view.ui.remark(say("Until these are fixed, the battle can be saved but not fought."));
        list(view, view.seen.problems);
    }
    if (view.seen.remarks.empty()) return;
    view.ui.rule();
    view.ui.caption(say("RULES THAT DO NOTHING"));
    view.ui.remark(say("The battle can be fought all the same."));
    list(view, view.seen.remarks);
}

}  // namespace screens
